//! serde's view of the tree.

use super::fault::Fault;
use super::placed::{AT, TEXT};
use crate::content::source::Place;
use crate::content::tree::{Key, Kind, Node, Style};
use serde::Deserializer;
use serde::de::{
    DeserializeSeed, EnumAccess, Expected, IntoDeserializer, MapAccess, SeqAccess, VariantAccess,
    Visitor, value::StrDeserializer,
};
use serde::forward_to_deserialize_any;

#[derive(Clone, Copy)]
pub(super) struct NodeReader<'de>(pub &'de Node);

/// What YAML readers take for something else than text.
fn is_no_text(text: &str) -> bool {
    let word = text.to_ascii_lowercase();
    matches!(
        word.as_str(),
        "" | "~" | "null" | "yes" | "no" | "on" | "off" | "true" | "false"
    )
}

/// Whether one pair of curly marks holds it all.
fn is_curly_quoted(text: &str) -> bool {
    const CURLY: [char; 6] = ['“', '”', '„', '‘', '’', '‚'];
    let inner = text
        .strip_prefix(CURLY)
        .and_then(|text| text.strip_suffix(CURLY));
    inner.is_some_and(|inner| !inner.contains(['“', '”', '„']))
}

fn bare_word(text: &str) -> Fault {
    if text.is_empty() {
        return Fault::new(
            "nothing stands here",
            "write something, or take the line out",
        );
    }
    let reads = match text.to_ascii_lowercase().as_str() {
        "yes" | "on" | "true" => "true",
        "no" | "off" | "false" => "false",
        _ => "nothing",
    };
    Fault::new(
        format!("`{text}` without quotes reads as {reads}"),
        format!("write \"{text}\""),
    )
}

impl<'de> NodeReader<'de> {
    fn fail(self, expected: &dyn Expected) -> Fault {
        Fault::kind(expected, self.0).at(self.0.place)
    }

    /// The text, if it is one for certain.
    fn text(self, expected: &dyn Expected) -> Result<&'de str, Fault> {
        match &self.0.kind {
            Kind::Scalar {
                text,
                style: Style::Plain { .. },
            } if is_no_text(text) => Err(bare_word(text).at(self.0.place)),
            Kind::Scalar {
                text,
                style: Style::Plain { .. },
            } if is_curly_quoted(text) => Err(Fault::new(
                "curly quotation marks do not quote a value",
                "write straight ones (\"), or none",
            )
            .at(self.0.place)),
            Kind::Scalar { text, .. } => Ok(text),
            Kind::Missing => Ok(""),
            _ => Err(self.fail(expected)),
        }
    }

    fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let place = self.0.place;
        match &self.0.kind {
            Kind::Scalar {
                text,
                style: Style::Plain { .. },
            } => match text.parse::<u64>() {
                Ok(number) => visitor
                    .visit_u64(number)
                    .map_err(|fault: Fault| fault.at(place)),
                Err(_) => Err(self.fail(&visitor)),
            },
            Kind::Missing => visitor.visit_u64(0),
            _ => Err(self.fail(&visitor)),
        }
    }
}

/// Numbers of any size are told in the same words.
macro_rules! numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            self.number(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for NodeReader<'de> {
    type Error = Fault;

    numbers!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64);

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.kind {
            Kind::Scalar { .. } | Kind::Missing => self.deserialize_str(visitor),
            Kind::List(_) => self.deserialize_seq(visitor),
            Kind::Map(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.kind {
            Kind::Scalar {
                text,
                style: Style::Plain { .. },
            } if text == "true" || text == "false" => visitor.visit_bool(text == "true"),
            Kind::Missing => visitor.visit_bool(false),
            _ => Err(self.fail(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let text = self.text(&visitor)?;
        visitor
            .visit_str(text)
            .map_err(|fault: Fault| fault.at(self.0.place))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match &self.0.kind {
            Kind::List(items) => visitor.visit_seq(Items(items.iter())),
            Kind::Missing => visitor.visit_seq(Items([].iter())),
            _ => Err(self.fail(&visitor)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let entries = match &self.0.kind {
            Kind::Map(entries) => entries.as_slice(),
            Kind::Missing => &[],
            _ => return Err(self.fail(&visitor)),
        };
        let access = Map {
            entries: entries.iter(),
            value: None,
        };
        visitor.visit_map(access).map_err(|mut fault| {
            if let (None, Some(missing)) = (fault.place, fault.missing) {
                fault.echo = self.0.pruned.iter().any(|pruned| pruned == missing);
            }
            fault.at(self.0.place)
        })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let word = match (&self.0.kind, variants) {
            (Kind::Missing, [first, ..]) => *first,
            _ => self.text(&"a word")?,
        };
        visitor
            .visit_enum(Word(word))
            .map_err(|fault: Fault| fault.at(self.0.place))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        if name != AT && name != TEXT {
            return self.deserialize_seq(visitor);
        }
        let place = self.0.place;
        if name == TEXT {
            self.text(&"a text")?;
            if let Kind::Scalar {
                style: Style::Plain { comment: true },
                ..
            } = self.0.kind
            {
                return Err(Fault::new(
                    "the text ends before ` #`: the rest of the line is a comment",
                    "put the text in quotes, or the comment in a line of its own",
                )
                .at(place));
            }
        }
        let value = Placed::Node(self);
        visitor.visit_seq(PlacedParts {
            place,
            value,
            part: 0,
        })
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple identifier
    }
}

struct Items<'de>(std::slice::Iter<'de, Node>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        self.0
            .next()
            .map(|node| seed.deserialize(NodeReader(node)))
            .transpose()
    }
}

struct Map<'de> {
    entries: std::slice::Iter<'de, (Key, Node)>,
    value: Option<&'de Node>,
}

impl<'de> MapAccess<'de> for Map<'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Fault> {
        let Some((key, value)) = self.entries.next() else {
            return Ok(None);
        };
        self.value = Some(value);
        seed.deserialize(KeyReader(key))
            .map(Some)
            .map_err(|fault| fault.at(key.place))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        match self.value.take() {
            Some(value) => seed.deserialize(NodeReader(value)),
            None => Err(Fault::new("a key without a value", "")),
        }
    }
}

#[derive(Clone, Copy)]
struct KeyReader<'de>(&'de Key);

impl<'de> Deserializer<'de> for KeyReader<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_str(&self.0.text)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let Key { place, text, plain } = self.0;
        if *plain && is_no_text(text) {
            return Err(bare_word(text).at(*place));
        }
        let value = Placed::Key(self);
        visitor.visit_seq(PlacedParts {
            place: *place,
            value,
            part: 0,
        })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple map struct enum identifier ignored_any
    }
}

enum Placed<'de> {
    Node(NodeReader<'de>),
    Key(KeyReader<'de>),
}

/// First and last byte, then the value.
struct PlacedParts<'de> {
    place: Place,
    value: Placed<'de>,
    part: u8,
}

impl<'de> SeqAccess<'de> for PlacedParts<'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Fault> {
        self.part += 1;
        match (self.part, &self.value) {
            (1, _) => seed.deserialize(self.place.start.into_deserializer()),
            (2, _) => seed.deserialize(self.place.end.into_deserializer()),
            (3, Placed::Node(node)) => seed.deserialize(*node),
            (3, Placed::Key(key)) => seed.deserialize(*key),
            _ => return Ok(None),
        }
        .map(Some)
    }
}

/// One of several words.
struct Word<'de>(&'de str);

impl<'de> EnumAccess<'de> for Word<'de> {
    type Error = Fault;
    type Variant = Unit;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Unit), Fault> {
        let word: StrDeserializer<'_, Fault> = self.0.into_deserializer();
        Ok((seed.deserialize(word)?, Unit))
    }
}

/// Words carry nothing.
struct Unit;

impl<'de> VariantAccess<'de> for Unit {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _seed: T) -> Result<T::Value, Fault> {
        Err(Fault::new("only a word is expected here", ""))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, _visitor: V) -> Result<V::Value, Fault> {
        Err(Fault::new("only a word is expected here", ""))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Fault> {
        Err(Fault::new("only a word is expected here", ""))
    }
}
