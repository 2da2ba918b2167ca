//! What went wrong with a file or a number, in words for people: what parsers and the operating system say is for
//! programmers.

use std::io;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Why a file can't be read or written.
pub fn file_problem(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied => "you are not allowed to".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder, not a file".to_owned(),
        io::ErrorKind::NotADirectory => "a part of its path is no folder".to_owned(),
        io::ErrorKind::InvalidData => "it is not a text".to_owned(),
        _ => {
            let text = error.to_string();
            text.split(" (os error").next().unwrap_or(&text).to_owned()
        }
    }
}

/// A reader of whole numbers within these bounds, for arguments.
pub fn whole_number<N>(bounds: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync
where
    N: FromStr + PartialOrd + std::fmt::Display + Clone + Send + Sync,
{
    move |word| {
        let number = word.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| format!("expected a whole number from {} to {}", bounds.start(), bounds.end()))
    }
}

/// Reads any whole number, for arguments.
pub fn any_number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| "expected a whole number, such as 17".to_owned())
}

/// One of these: `a, b or c`.
pub fn any_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [alone] => alone.clone(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// What a parser of YAML or JSON says about data that don't fit, for whoever wrote the data: where it is, and what
/// was expected.
pub fn data_problem(message: &str) -> String {
    // Pictures of the place follow on further lines.
    let first = message.lines().next().unwrap_or(message);
    let (before, first) = match first.split_once("error: ") {
        Some((before, rest)) => (before, rest),
        None => ("", first),
    };
    let (line, said) = line_and_rest(first);
    let place = line.map_or(String::new(), |line| format!("line {line}: "));
    format!("{before}{place}{}", reworded(said))
}

/// The line that a message names, at its beginning or its end, and the rest of the message.
fn line_and_rest(message: &str) -> (Option<u32>, &str) {
    let number = |text: &str| text.split([' ', ':']).next().and_then(|word| word.parse().ok());
    if let Some(rest) = message.strip_prefix("line ") {
        let said = rest.split_once(": ").map_or(rest, |(_, said)| said);
        return (number(rest), said);
    }
    match message.rsplit_once(" at line ") {
        Some((said, rest)) if number(rest).is_some() => (number(rest), said),
        _ => (None, message),
    }
}

/// The usual sentences of parsers, one by one.
fn reworded(said: &str) -> String {
    // `setup`: and the like name the part that is meant.
    if let Some((part, rest)) = said.split_once("`: ")
        && part.starts_with('`')
    {
        return format!("{part}`: {}", reworded(rest));
    }
    let quoted = |rest: &str| rest.split('`').nth(1).unwrap_or(rest).to_owned();
    let expected = |rest: &str| {
        let list = rest.split_once("expected ").map_or("", |(_, list)| list);
        let list = list.strip_prefix("one of ").unwrap_or(list);
        list.replace('`', "").replace(" or ", ", ")
    };
    if let Some(rest) = said.strip_prefix("unknown field ") {
        let known = expected(rest);
        let known = if known.is_empty() {
            "nothing may stand here".to_owned()
        } else {
            format!("expected one of: {known}")
        };
        return format!("`{}` is not known here; {known}", quoted(rest));
    }
    if let Some(rest) = said.strip_prefix("unknown variant ") {
        return format!("`{}` is not known here; expected one of: {}", quoted(rest), expected(rest));
    }
    if let Some(rest) = said.strip_prefix("missing field ") {
        return format!("`{}` is missing", quoted(rest));
    }
    if let Some(rest) = said.strip_prefix("duplicate field ") {
        return format!("`{}` stands there twice", quoted(rest));
    }
    if let Some(rest) = said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: ")) {
        let (found, wanted) = rest.split_once(", expected ").unwrap_or((rest, "something else"));
        return format!("expected {}, but found {}", thing(wanted), thing(found));
    }
    if let Some(rest) = said.strip_prefix("invalid length ") {
        let (found, wanted) = rest.split_once(", expected ").unwrap_or((rest, "another number"));
        return format!("expected {}, but found {found}", thing(wanted));
    }
    match said {
        _ if said.contains("sequence start") => "expected a list, such as [1, 2]".to_owned(),
        _ if said.contains("mapping start") => "expected fields, such as `name: value`".to_owned(),
        _ if said.contains("scalar") => "expected a single word or number".to_owned(),
        _ if said.contains("invalid floating")
            || said.contains("invalid integer")
            || said.contains("invalid number") =>
        {
            "expected a number".to_owned()
        }
        _ if said.contains("end of input") || said.contains("EOF") => {
            "it is empty, or ends too early".to_owned()
        }
        _ => said.to_owned(),
    }
}

/// A type of a programming language, or a value with its type, as a thing.
fn thing(typed: &str) -> String {
    const NUMBERS: [&str; 10] = ["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f64", "usize"];
    let (kind, value) = typed.split_once(' ').unwrap_or((typed, ""));
    match kind {
        _ if NUMBERS.contains(&typed) => "a number".to_owned(),
        "string" if !value.is_empty() => format!("the text {value}"),
        "integer" | "float" | "floating" => {
            format!("the number {}", value.trim_start_matches("point ").replace('`', ""))
        }
        "boolean" => format!("`{}`", value.replace('`', "")),
        "map" | "struct" => "fields, such as `name: value`".to_owned(),
        "sequence" => "a list".to_owned(),
        "unit" | "null" => "nothing".to_owned(),
        _ if typed == "a string" => "a text".to_owned(),
        _ if typed == "a map" => "fields, such as `name: value`".to_owned(),
        _ if typed == "a sequence" => "a list".to_owned(),
        _ if typed == "a boolean" => "true or false".to_owned(),
        _ if typed.starts_with("a tuple of size ") => {
            format!("a list of {}", typed.trim_start_matches("a tuple of size "))
        }
        _ => typed.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_asked_for_with_their_bounds() {
        let players = whole_number(2_u8..=8);
        assert_eq!(players("5"), Ok(5));
        for word in ["x", "", "1", "9", "300", "2.5", "-1"] {
            assert_eq!(players(word), Err("expected a whole number from 2 to 8".to_owned()), "{word}");
        }
    }

    #[test]
    fn parsers_speak_plainly() {
        for (said, plain) in [
            (
                "unknown field `mision`, expected one of `players`, `mission`",
                "`mision` is not known here; expected one of: players, mission",
            ),
            (
                "`setup`: unknown field `x`, expected `players` or `decks`",
                "`setup`: `x` is not known here; expected one of: players, decks",
            ),
            (
                "error: line 3 column 8: unknown variant `quick`, expected one of quick-start, complete\n --> <input>:3:8\n",
                "line 3: `quick` is not known here; expected one of: quick-start, complete",
            ),
            (
                "not a mission: error: line 11 column 1: missing field `table`",
                "not a mission: line 11: `table` is missing",
            ),
            ("missing field `game` at line 1 column 7", "line 1: `game` is missing"),
            ("invalid type: string \"x\", expected u8", "expected a number, but found the text \"x\""),
            ("invalid type: integer `5`, expected a string", "expected a text, but found the number 5"),
            ("line 4 column 8: expected sequence start", "line 4: expected a list, such as [1, 2]"),
        ] {
            assert_eq!(data_problem(said), plain);
        }
    }
}
