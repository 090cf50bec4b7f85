//! Lessons, rules and glossary from YAML: every problem gathered, each with its place.
