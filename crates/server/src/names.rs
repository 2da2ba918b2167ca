//! What people may call themselves, and when two names are the same.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Names have so many characters at most.
pub(crate) const LONGEST: usize = 30;

/// A name in the form in which it is kept: compatible characters are the same, and so is white space of all kinds.
/// Nothing if it is empty, too long, or has something in it that can't be seen.
pub(crate) fn clean(text: &str) -> Option<String> {
    // How an emoji is drawn is not what it is.
    let drawn = text.chars().filter(|letter| !is_variation(*letter));
    let composed: String = drawn.nfkc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    (fits && name.chars().all(is_shown) && !name.starts_with(is_mark)).then_some(name)
}

/// The form in which names are compared: two that differ in case alone are the same.
pub(crate) fn key(name: &str) -> String {
    // By way of capitals, in which more letters are the same: `ß` is `SS`.
    let folded = name.trim().nfkc().collect::<String>().to_uppercase().to_lowercase();
    folded.nfkc().collect()
}

fn is_variation(letter: char) -> bool {
    matches!(letter, '\u{FE00}'..='\u{FE0F}')
}

fn is_mark(letter: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    matches!(letter.general_category(), EnclosingMark | NonspacingMark | SpacingMark)
}

/// Whether a reader sees it. Without what turns the direction of writing, what is for private use (our own texts
/// mention seats by that), and what is a letter by its category but is drawn as nothing.
fn is_shown(letter: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    let hidden = matches!(
        letter.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    let blank = matches!(
        letter,
        '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}'
            | '\u{3164}' | '\u{FFA0}' | '\u{E0100}'..='\u{E01EF}'
    );
    !hidden && !blank
}
