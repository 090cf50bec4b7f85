//! JSON Schemas of the content files, for editors; made from the same types that read them.

use super::document::{GlossaryFile, GlossaryWords, LessonFile, RulesFile, RulesWords, WordsFile};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// (file name, JSON text) of each schema, as checked in under `content/schema`.
pub fn schemas() -> [(&'static str, String); 6] {
    [
        ("lesson.schema.json", text::<LessonFile>()),
        ("words.schema.json", text::<WordsFile>()),
        ("rules.schema.json", text::<RulesFile>()),
        ("rules-words.schema.json", text::<RulesWords>()),
        ("glossary.schema.json", text::<GlossaryFile>()),
        ("glossary-words.schema.json", text::<GlossaryWords>()),
    ]
}

fn text<T: JsonSchema>() -> String {
    // Draft 7 is what the YAML helpers of editors know best.
    let schema = SchemaSettings::draft07()
        .into_generator()
        .into_root_schema_for::<T>();
    let mut schema = schema.to_value();
    simplify(&mut schema);
    let text =
        serde_json::to_string_pretty(&schema).expect("a schema is JSON already, with text keys");
    text + "\n"
}

/// Takes out what means nothing to authors: names and sizes of Rust's types, line breaks of our
/// comments, and `null`, which no field of ours may be.
fn simplify(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(simplify),
        Value::Object(map) => {
            for word in ["title", "format"] {
                if map.get(word).is_some_and(Value::is_string) {
                    map.remove(word);
                }
            }
            if let Some(Value::String(text)) = map.get_mut("description") {
                *text = text.replace('\n', " ");
            }
            if let Some(Value::Array(types)) = map.get_mut("type") {
                types.retain(|kind| kind != "null");
                if let [only] = types.as_slice() {
                    let only = only.clone();
                    map.insert("type".to_owned(), only);
                }
            }
            if let Some(Value::Array(choices)) = map.get_mut("anyOf") {
                choices.retain(|choice| choice != &json!({ "type": "null" }));
                if choices.len() == 1 {
                    let only = map.remove("anyOf").unwrap_or_default();
                    map.insert("allOf".to_owned(), only);
                }
            }
            map.values_mut().for_each(simplify);
        }
        _ => {}
    }
}
