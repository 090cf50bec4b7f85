//! The message bundle: a missing message or a wrong argument does not compile.

use super::Lang;
use fluent_static::{MessageBundle, message_bundle};

/// All messages of one language, a method each.
#[message_bundle(
    resources = [
        ("content/messages/en/site.ftl", "en"),
        ("content/messages/en/daily.ftl", "en"),
        ("content/messages/en/chess.ftl", "en"),
        ("content/messages/en/board.ftl", "en"),
        ("content/messages/en/errors.ftl", "en"),
        ("content/messages/en/web.ftl", "en"),
        ("content/messages/en/dates.ftl", "en"),
        ("content/messages/en/course.ftl", "en"),
        ("content/messages/en/lesson.ftl", "en"),
        ("content/messages/en/practice.ftl", "en"),
        ("content/messages/da/site.ftl", "da"),
        ("content/messages/da/daily.ftl", "da"),
        ("content/messages/da/chess.ftl", "da"),
        ("content/messages/da/board.ftl", "da"),
        ("content/messages/da/errors.ftl", "da"),
        ("content/messages/da/web.ftl", "da"),
        ("content/messages/da/dates.ftl", "da"),
        ("content/messages/da/course.ftl", "da"),
        ("content/messages/da/lesson.ftl", "da"),
        ("content/messages/da/practice.ftl", "da"),
        ("content/messages/sv/site.ftl", "sv"),
        ("content/messages/sv/daily.ftl", "sv"),
        ("content/messages/sv/chess.ftl", "sv"),
        ("content/messages/sv/board.ftl", "sv"),
        ("content/messages/sv/errors.ftl", "sv"),
        ("content/messages/sv/web.ftl", "sv"),
        ("content/messages/sv/dates.ftl", "sv"),
        ("content/messages/sv/course.ftl", "sv"),
        ("content/messages/sv/lesson.ftl", "sv"),
        ("content/messages/sv/practice.ftl", "sv"),
        ("content/messages/nb/site.ftl", "nb"),
        ("content/messages/nb/daily.ftl", "nb"),
        ("content/messages/nb/chess.ftl", "nb"),
        ("content/messages/nb/board.ftl", "nb"),
        ("content/messages/nb/errors.ftl", "nb"),
        ("content/messages/nb/web.ftl", "nb"),
        ("content/messages/nb/dates.ftl", "nb"),
        ("content/messages/nb/course.ftl", "nb"),
        ("content/messages/nb/lesson.ftl", "nb"),
        ("content/messages/nb/practice.ftl", "nb"),
    ],
    default_language = "en"
)]
pub struct Messages;

/// The messages of `lang`, without the invisible marks Fluent puts around arguments.
pub fn messages(lang: Lang) -> Messages {
    let mut messages = Messages::get(lang.code()).expect("every language of Lang is in the bundle");
    messages.set_use_isolating(false);
    messages
}
