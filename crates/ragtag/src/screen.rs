//! What the terminal can show: how wide it is, and whether in colours.

use std::io::{self, IsTerminal};

/// The width if nobody says: what every terminal has.
const USUAL_WIDTH: usize = 80;
/// Longer lines are hard to read.
const WIDEST: usize = 110;
const NARROWEST: usize = 40;

/// The terminal, as far as text depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// How many characters fit into a line.
    pub width: usize,
    /// Whether text may be coloured.
    pub coloured: bool,
    /// Whether there is a screen that can be cleared.
    pub clears: bool,
}

/// What a colour says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// A heading.
    Heading,
    /// Less important.
    Quiet,
    /// Dangerous.
    Danger,
    /// To be watched.
    Warning,
    /// Good, or one's own.
    Good,
    /// The enemy's.
    Enemy,
}

impl Screen {
    /// The screen behind the standard output, or a plain page if there is none. `NO_COLOR` is respected, and
    /// `COLUMNS` sets the width where there is no terminal.
    pub fn of_stdout() -> Screen {
        let terminal = io::stdout().is_terminal();
        let columns = || std::env::var("COLUMNS").ok()?.parse::<usize>().ok();
        // Some terminals know no width and say 0.
        let known = comfy_table::Table::new().width().map(usize::from).filter(|&width| width > 0);
        let width = known.or_else(columns);
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Screen {
            width: width.unwrap_or(USUAL_WIDTH).clamp(NARROWEST, WIDEST),
            coloured: terminal && !no_colour,
            clears: terminal,
        }
    }

    /// A page of this width without colours.
    pub fn plain(width: usize) -> Screen {
        Screen { width, coloured: false, clears: false }
    }

    /// The text in the colour of its tone, if there are colours.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        if !self.coloured {
            return text.to_owned();
        }
        let code = match tone {
            Tone::Heading => "1",
            Tone::Quiet => "2",
            Tone::Danger => "1;31",
            Tone::Warning => "33",
            Tone::Good => "32",
            Tone::Enemy => "31",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    /// A line across the screen with a title in it.
    pub fn rule(self, title: &str) -> String {
        let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
        let rest = self.width.saturating_sub(length(&title) + 2);
        self.paint(Tone::Heading, &format!("──{title}{}", "─".repeat(rest)))
    }

    /// A paragraph whose first line begins with `mark` and whose others are indented as far.
    pub fn item(self, mark: &str, text: &str) -> String {
        let indent = length(mark);
        let lines = rulebook::wrap(text, self.width.saturating_sub(indent).max(NARROWEST / 2));
        let margin = " ".repeat(indent);
        let lines = lines.iter().enumerate().map(|(at, line)| {
            let margin = if at == 0 { mark } else { &margin };
            format!("{margin}{line}\n")
        });
        lines.collect()
    }
}

/// How many columns a text takes.
pub fn length(text: &str) -> usize {
    text.chars().count()
}

/// The text, filled up with spaces to `width` or cut to it.
pub fn fit(text: &str, width: usize) -> String {
    let long = length(text);
    if long <= width {
        return text.to_owned() + &" ".repeat(width - long);
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_filled_or_cut_to_its_column() {
        assert_eq!(fit("łódź", 6), "łódź  ");
        assert_eq!(fit("battlestar", 6), "battl…");
    }

    #[test]
    fn items_hang_under_their_marks() {
        assert_eq!(Screen::plain(40).item("12. ", &"word ".repeat(9)).lines().nth(1), Some("    word word"));
    }
}
