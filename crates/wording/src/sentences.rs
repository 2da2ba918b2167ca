//! How clauses and numbers are written, in any language.

/// The text with a capital letter at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// A clause as a sentence.
///
/// ```
/// assert_eq!(wording::sentence("ready a unit"), "Ready a unit.");
/// assert_eq!(wording::sentence("ready it!"), "Ready it!");
/// ```
pub fn sentence(clause: &str) -> String {
    let end = if clause.is_empty() || clause.ends_with(['.', '!', '?']) { "" } else { "." };
    capitalised(clause) + end
}

/// A number with its sign.
///
/// ```
/// assert_eq!([wording::signed(2), wording::signed(0), wording::signed(-1)], ["+2", "+0", "−1"]);
/// ```
pub fn signed(number: i8) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}
