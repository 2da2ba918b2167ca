//! HTML for the web page. Raw HTML in the text comes out as text, and links lead only to sections.

use pulldown_cmark::{CowStr, Event, Parser, Tag, TagEnd, html::push_html};

use crate::citations;
use crate::{Chapter, Section, dialect};

pub(crate) fn chapter(chapter: &Chapter) -> String {
    let mut html =
        format!("<article id=\"{}\">\n<h1>{}</h1>\n", escape(&chapter.name), escape(&chapter.title));
    body(&chapter.introduction, &mut html);
    for part in &chapter.sections {
        html.push_str(&section(part));
    }
    html.push_str("</article>\n");
    html
}

pub(crate) fn section(section: &Section) -> String {
    let mut html =
        format!("<section id=\"{}\">\n<h2>{}</h2>\n", escape(&section.name), escape(&section.title));
    body(&section.markdown, &mut html);
    html.push_str("</section>\n");
    html
}

fn body(markdown: &str, html: &mut String) {
    let mut kept_links = Vec::new();
    let events = Parser::new_ext(markdown, dialect()).filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let kept = citations::is_name(&dest_url);
            kept_links.push(kept);
            let dest_url = CowStr::from(format!("#{dest_url}"));
            kept.then_some(Event::Start(Tag::Link { link_type, dest_url, title, id }))
        }
        Event::End(TagEnd::Link) => kept_links.pop().unwrap_or_default().then_some(event),
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
        Event::Html(raw) | Event::InlineHtml(raw) => Some(Event::Text(raw)),
        event => Some(event),
    });
    push_html(html, events);
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rulebook;

    fn html(markdown: &str) -> String {
        let mut html = String::new();
        body(markdown, &mut html);
        html
    }

    #[test]
    fn a_section_has_its_name_as_id() {
        let html = Rulebook::fleet().section("fleet.skill-check.destiny").unwrap().to_html();
        assert!(
            html.starts_with("<section id=\"fleet.skill-check.destiny\">\n<h2>Destiny cards</h2>\n<p>"),
            "{html}"
        );
        assert!(html.ends_with("</section>\n"));
    }

    #[test]
    fn links_lead_to_sections_of_the_page() {
        assert_eq!(html("[die](fleet.die.reroll)"), "<p><a href=\"#fleet.die.reroll\">die</a></p>\n");
    }

    #[test]
    fn other_links_lose_their_target() {
        assert_eq!(html("[a](javascript:alert(1)) [b](https://example.org)"), "<p>a b</p>\n");
    }

    #[test]
    fn raw_html_becomes_text() {
        let html = html("<script>alert(1)</script>\n\na <b onclick=x>b</b> ![i](x.png)\n");
        assert!(!html.contains("<script") && !html.contains("<b") && !html.contains("<img"), "{html}");
        assert!(html.contains("&lt;script&gt;"));
    }

    #[test]
    fn titles_are_escaped() {
        let book = Rulebook::parse("g", &[("c", "# A & B\n\nS.\n\n## \"C\" \\< D {#d}\n\nT.\n")]).unwrap();
        let html = book.chapters()[0].to_html();
        assert!(html.contains("<h1>A &amp; B</h1>") && html.contains("&lt; D</h2>"), "{html}");
    }

    #[test]
    fn tables_and_lists_are_tables_and_lists() {
        assert!(html("| a |\n| --- |\n| b |\n").contains("<td>b</td>"));
        assert!(html("- a\n- b\n").contains("<li>a</li>"));
    }
}
