//! The log of a match: kept as events, and put into words whenever somebody reads it.

use serde_json::json;
use tabletop::hosting::{Deed, GameCast, GameEvent, Hosting, LANGUAGES, LogLine, Phrase, Title, Titled};
use tabletop::{Audience, Seat, Seed, Told, Viewer};

use crate::playing::{begin, play};

/// A random game's log, read after it was stored, says what each event said when it happened.
pub fn stored_events_say_what_they_said<G: Hosting>(setup: &G::Setup, seed: u64) {
    let title = Titled::<G>::NEW;
    let mut hosted = title.begin(&json!(setup), Seed::from_number(seed)).expect("a legal set-up");
    let mut running = begin::<G>(setup, seed);
    let (mut told, mut stored) = (Vec::new(), Vec::new());
    play(&mut running, seed, |running| {
        for entry in &running.entries()[hosted.entries().len()..] {
            hosted.apply(&Deed::Answer(entry.clone())).expect("the same answer to the same question");
        }
        let cast = G::cast(&running.view(Viewer::Spectator));
        told.extend(running.take_news().iter().map(|news| said::<G>(news, &cast)));
        stored.extend(hosted.take_lines().iter().map(|line| json!(line)));
    });
    let mut cast = GameCast::default();
    for (line, said) in stored.into_iter().zip(&told) {
        let line: LogLine = serde_json::from_value(line).expect("what was stored can be read");
        cast = line.cast.unwrap_or(cast);
        let about = about(line.audience);
        let read = LANGUAGES.map(|language| title.words(language, &line.event, &cast, about));
        assert_eq!(&read, said, "{:?}", line.event);
    }
    let unknown = GameEvent(json!({ "event": "of-other-rules" }));
    assert_eq!(title.words("en", &unknown, &cast, None), Phrase::new("(of-other-rules)".to_owned()));
    println!("{} lines", told.len());
    assert!(told.len() > 20, "only {} lines", told.len());
}

fn about(audience: Audience) -> Option<Seat> {
    match audience {
        Audience::Only(seat) => Some(seat),
        Audience::All | Audience::Except(_) => None,
    }
}

fn said<G: Hosting>(news: &Told<G>, cast: &G::Cast) -> [Phrase; 2] {
    LANGUAGES.map(|language| {
        Phrase::new(match about(news.audience) {
            None => G::event(language, &news.event, cast),
            Some(seat) => G::event_of(language, seat, &news.event, cast),
        })
    })
}
