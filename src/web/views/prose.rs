//! Texts of lessons, rules and glossary as markup. The tree holds no markup of its own: every
//! letter of an author is escaped here.

use crate::chess::letters;
use crate::i18n::Lang;
use crate::lesson::prose::{Block, Inline, LinkTarget};
use crate::lesson::{Prose, Translated};
use std::fmt::Write;

/// A text to be put into a page with `{{ text.html|safe }}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    pub html: String,
    /// The language it is in, where that is not the page's.
    pub lang: Option<&'static str>,
}

impl Text {
    /// In the reader's language, or in English where there is none yet; moves always in the
    /// reader's letters.
    pub fn new(text: &Translated<Prose>, lang: Lang) -> Text {
        let (prose, found) = text.get(lang);
        Text {
            html: html(prose, lang),
            lang: (found != lang).then(|| found.code()),
        }
    }
}

/// Paragraphs and lists as markup, with links for a reader of `lang`.
pub fn html(prose: &Prose, lang: Lang) -> String {
    let mut html = String::new();
    blocks(&mut html, &prose.blocks, lang);
    html
}

/// The words alone, for page descriptions.
pub fn plain(prose: &Prose, lang: Lang) -> String {
    let mut plain = String::new();
    for block in &prose.blocks {
        plain_block(&mut plain, block, lang);
    }
    plain.trim_end().to_owned()
}

fn blocks(html: &mut String, blocks: &[Block], lang: Lang) {
    for block in blocks {
        match block {
            Block::Paragraph(inlines) => {
                html.push_str("<p>");
                write_inlines(html, inlines, lang);
                html.push_str("</p>");
            }
            Block::List { ordered, items } => {
                let tag = if *ordered { "ol" } else { "ul" };
                // Writing to a String cannot fail, here and below.
                let _ = write!(html, "<{tag}>");
                for item in items {
                    html.push_str("<li>");
                    write_item(html, item, lang);
                    html.push_str("</li>");
                }
                let _ = write!(html, "</{tag}>");
            }
        }
    }
}

/// An item of one paragraph needs none.
fn write_item(html: &mut String, item: &[Block], lang: Lang) {
    match item {
        [Block::Paragraph(inlines)] => write_inlines(html, inlines, lang),
        several => blocks(html, several, lang),
    }
}

fn write_inlines(html: &mut String, inlines: &[Inline], lang: Lang) {
    for inline in inlines {
        match inline {
            Inline::Text(text) => escape(html, text),
            Inline::Emphasis(inner) => wrapped(html, "em", inner, lang),
            Inline::Strong(inner) => wrapped(html, "strong", inner, lang),
            Inline::Moves(moves) => {
                for (index, san) in moves.iter().enumerate() {
                    if index > 0 {
                        html.push(' ');
                    }
                    html.push_str("<span class=\"san\">");
                    escape(html, &letters::localise(san, lang.letters()));
                    html.push_str("</span>");
                }
            }
            Inline::Link { to, text } => {
                html.push_str("<a href=\"");
                escape(html, &address(to, lang));
                html.push_str(if matches!(to, LinkTarget::Web(_)) {
                    "\" rel=\"noopener external\">"
                } else {
                    "\">"
                });
                write_inlines(html, text, lang);
                html.push_str("</a>");
            }
            Inline::Break => html.push_str("<br>"),
        }
    }
}

fn wrapped(html: &mut String, tag: &str, inner: &[Inline], lang: Lang) {
    let _ = write!(html, "<{tag}>");
    write_inlines(html, inner, lang);
    let _ = write!(html, "</{tag}>");
}

fn address(to: &LinkTarget, lang: Lang) -> String {
    let lang = lang.code();
    match to {
        LinkTarget::Term(id) => format!("/{lang}/glossary#{id}"),
        LinkTarget::Rule(number) => format!("/{lang}/rules#R{number:02}"),
        LinkTarget::Lesson(slug) => format!("/{lang}/lessons/{slug}"),
        LinkTarget::Web(address) => address.clone(),
    }
}

fn escape(html: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            other => html.push(other),
        }
    }
}

fn plain_block(plain: &mut String, block: &Block, lang: Lang) {
    match block {
        Block::Paragraph(inlines) => {
            plain_inlines(plain, inlines, lang);
            plain.push(' ');
        }
        Block::List { items, .. } => {
            for block in items.iter().flatten() {
                plain_block(plain, block, lang);
            }
        }
    }
}

fn plain_inlines(plain: &mut String, inlines: &[Inline], lang: Lang) {
    for inline in inlines {
        match inline {
            Inline::Text(text) => plain.push_str(text),
            Inline::Emphasis(inner) | Inline::Strong(inner) | Inline::Link { text: inner, .. } => {
                plain_inlines(plain, inner, lang);
            }
            Inline::Moves(moves) => {
                plain.push_str(&letters::localise(&moves.join(" "), lang.letters()));
            }
            Inline::Break => plain.push(' '),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paragraph(inlines: Vec<Inline>) -> Prose {
        Prose {
            blocks: vec![Block::Paragraph(inlines)],
        }
    }

    fn text(text: &str) -> Inline {
        Inline::Text(text.to_owned())
    }

    fn link(to: LinkTarget) -> Inline {
        Inline::Link {
            to,
            text: vec![text("there")],
        }
    }

    #[test]
    fn moves_stand_in_the_readers_letters() {
        let moves = Inline::Moves(vec!["12...Qxd5+".to_owned(), "13.Nf3".to_owned()]);
        let prose = paragraph(vec![text("Not "), moves, text(".")]);
        let expected = "<p>Not <span class=\"san\">12...Dxd5+</span> \
                        <span class=\"san\">13.Sf3</span>.</p>";
        assert_eq!(html(&prose, Lang::Da), expected);
        assert!(html(&prose, Lang::En).contains("13.Nf3"));
        assert_eq!(plain(&prose, Lang::Sv), "Not 12...Dxd5+ 13.Sf3.");
    }

    #[test]
    fn whatever_an_author_writes_is_text() {
        let evil = "<script>alert('&\"')</script>";
        let moves = Inline::Moves(vec!["<b>".to_owned()]);
        let web = link(LinkTarget::Web("https://a.example/\"><script>".to_owned()));
        let prose = paragraph(vec![Inline::Emphasis(vec![text(evil)]), moves, web]);
        let html = html(&prose, Lang::En);
        assert!(!html.contains("<script") && !html.contains("<b>"), "{html}");
        assert!(html.starts_with("<p><em>&lt;script&gt;alert(&#39;&amp;&quot;&#39;)"));
        assert!(html.contains("href=\"https://a.example/&quot;&gt;&lt;script&gt;\""));
    }

    #[test]
    fn links_lead_to_pages_in_the_readers_language() {
        let to = |to| html(&paragraph(vec![link(to)]), Lang::Nb);
        let href = |to_page| format!("<p><a href=\"{to_page}\">there</a></p>");
        assert_eq!(
            to(LinkTarget::Term("fork".into())),
            href("/nb/glossary#fork")
        );
        assert_eq!(to(LinkTarget::Rule(9)), href("/nb/rules#R09"));
        assert_eq!(
            to(LinkTarget::Lesson("pins".into())),
            href("/nb/lessons/pins")
        );
    }

    #[test]
    fn lists_keep_their_items_and_order() {
        let item = |word: &str| vec![Block::Paragraph(vec![text(word)])];
        let list = |ordered| Prose {
            blocks: vec![Block::List {
                ordered,
                items: vec![item("one"), item("two")],
            }],
        };
        assert_eq!(
            html(&list(true), Lang::En),
            "<ol><li>one</li><li>two</li></ol>"
        );
        assert_eq!(
            html(&list(false), Lang::En),
            "<ul><li>one</li><li>two</li></ul>"
        );
        assert_eq!(plain(&list(true), Lang::En), "one two");
    }

    #[test]
    fn a_text_that_is_not_translated_says_its_own_language() {
        let mut both = Translated::new(paragraph(vec![text("fork")]));
        assert_eq!(Text::new(&both, Lang::Da).lang, Some("en"));
        assert_eq!(Text::new(&both, Lang::En).lang, None);
        both.set(Lang::Da, paragraph(vec![text("gaffel")]));
        let danish = Text::new(&both, Lang::Da);
        assert_eq!((danish.html.as_str(), danish.lang), ("<p>gaffel</p>", None));
    }
}
