//! What the parser complains of, in an author's words.

use serde_yaml::granit_parser::ErrorKind;

/// (what, how to mend it). `before`: what stands on the line before the place.
pub(super) fn words(kind: &ErrorKind, before: &str) -> (String, &'static str) {
    use ErrorKind as Fault;
    let before = before.trim();
    let after_key = !before.is_empty()
        && before
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    let (what, mend) = match kind {
        Fault::MappingValueNotAllowed if after_key => (
            "a key that is indented otherwise than the ones above",
            "indent what belongs together alike, with a space after the `:` of the line above",
        ),
        Fault::MappingValueNotAllowed
        | Fault::InvalidColonPlacement
        | Fault::InvalidMappingValueWhitespace
        | Fault::FlowMappingValueAdjacentCollection => (
            "a `:` that is out of place here",
            "put a text that contains `: ` in quotes",
        ),
        Fault::SimpleKeyExpected | Fault::InvalidSimpleKey | Fault::ExpectedBlockMappingKey => (
            "expected `key: value` here",
            "quote a text that begins with a brace or bracket; else put `:` after the key, indented \
             like the keys above",
        ),
        Fault::ExpectedBlockSequenceEntry | Fault::BlockSequenceEntryNotAllowed => (
            "the list does not go on like this",
            "begin every item with `- `, all indented alike",
        ),
        Fault::InvalidIndentation
        | Fault::InvalidBlockScalarIndent
        | Fault::InvalidQuotedScalarIndent
        | Fault::InvalidFlowScalarIndent => (
            "the indentation is wrong here",
            "indent what belongs together by the same number of spaces",
        ),
        Fault::UnclosedQuotedScalar => (
            "the quotation mark is never closed",
            "close it, or write \\\" for a mark inside the text",
        ),
        Fault::InvalidTrailingSingleQuotedScalar | Fault::InvalidTrailingDoubleQuotedScalar => (
            "text goes on after the closing quotation mark",
            "put the whole text in quotes, with \\\" for marks inside it",
        ),
        Fault::UnknownQuotedScalarEscape
        | Fault::InvalidQuotedScalarHexEscape
        | Fault::InvalidUnicodeEscape => (
            "unknown escape after `\\`",
            "write \\\\ for a backslash, or use single quotes",
        ),
        Fault::UnclosedFlowCollection { .. }
        | Fault::UnexpectedEofFlowMapping
        | Fault::UnexpectedEofFlowSequence
        | Fault::UnexpectedEofImplicitFlowMapping => (
            "the bracket is never closed",
            "close it; put a text that begins with a bracket or brace in quotes",
        ),
        Fault::ExpectedFlowMappingSeparator
        | Fault::ExpectedFlowSequenceSeparator
        | Fault::MismatchedFlowCollectionEnd { .. }
        | Fault::MisplacedFlowCollectionEnd
        | Fault::ExpectedNodeContent
        | Fault::BlockEntryInFlowCollection => (
            "the brackets do not fit here",
            "put commas between the items, and a text that begins with a bracket or brace in quotes",
        ),
        Fault::UnknownAnchor => (
            "an alias without its anchor",
            "put a text that begins with `*` in quotes",
        ),
        Fault::MissingAnchorOrAliasName => {
            ("a text cannot begin with this sign", "put it in quotes")
        }
        Fault::CommentInterceptedScalar => (
            "a comment stands inside the text",
            "put the text in quotes, or take out the ` #`",
        ),
        Fault::RecursionLimitExceeded => (
            "nested too deeply",
            "a lesson needs no more than ten levels",
        ),
        Fault::TabNotAllowed
        | Fault::TabInBlockIndentation
        | Fault::TabInIndentation
        | Fault::TabInPlainScalar
        | Fault::TabAtBlockScalarStart => ("a tab", "use spaces"),
        Fault::UnexpectedCharacter { character } => {
            return (
                format!("a text cannot begin with `{character}`"),
                "put it in quotes",
            );
        }
        Fault::UnexpectedEof
        | Fault::UnexpectedEofBlockMapping
        | Fault::UnexpectedEofBlockSequence => ("the file ends too early", "finish the last entry"),
        Fault::DirectiveDisallowed => ("a line cannot begin with `%`", "put the text in quotes"),
        _ => (
            "this is no YAML that can be read",
            "see how other lessons write it; quotes help most often",
        ),
    };
    (what.to_owned(), mend)
}
