//! The story of a finished game, held against the game itself.

use serde_json::json;
use tabletop::hosting::{Hosting, LANGUAGES, Roster, Story, Title, Titled};
use tabletop::{Match, Seat, Seed, Told};

use crate::playing::{begin, play};
use crate::texts::seams;

/// A game that was played to its end, all that anybody was told, and its story in English.
pub struct Finished<G: Hosting> {
    /// The game.
    pub played: Match<G>,
    /// What was told.
    pub news: Vec<Told<G>>,
    /// Its story.
    pub story: Story,
}

/// Plays a random game and has it told; what every story has to show is looked at.
pub fn of_random_game<G: Hosting>(setup: &G::Setup, seed: u64) -> Finished<G> {
    let mut played = begin::<G>(setup, seed);
    let mut news = Vec::new();
    play(&mut played, seed, |running| news.extend(running.take_news()));
    news.extend(played.take_news());
    let stories = LANGUAGES.map(|language| (language, told(&played, language, played.entries().len())));
    let shorter = played.entries().len() - 1;
    assert!(told(&played, "en", shorter).is_none(), "a story before the end");
    for (language, story) in &stories {
        let story = story.as_ref().expect("a story after the end");
        is_sound(&played, story);
        reads_well(language, story);
    }
    let [(_, story), _] = stories;
    Finished { story: story.expect("a story after the end"), played, news }
}

fn told<G: Hosting>(played: &Match<G>, language: &str, answers: usize) -> Option<Story> {
    let (setup, seed): (_, Seed) = (json!(played.setup()), played.seed());
    let entries = &played.entries()[..answers];
    let roster = Roster::of_strangers();
    Titled::<G>::NEW.story(language, &roster, &setup, seed, entries).expect("answers that were taken")
}

/// Everything lies within the game, in its order, and everybody is there.
fn is_sound<G: Hosting>(played: &Match<G>, story: &Story) {
    let answers = played.entries().len();
    assert_eq!(story.answers, answers);
    assert_eq!(story.ended.winners, G::winners(played.state()));
    let told = &story.contents;
    let seats = G::seats(played.state());
    let people: Vec<Seat> = told.people.iter().map(|person| person.seat).collect();
    assert_eq!(people, Seat::all(seats).collect::<Vec<_>>());
    for person in &told.people {
        assert_eq!(person.won, story.ended.winners.contains(&person.seat), "{person:?}");
    }
    assert!(
        told.turns.windows(2).all(|pair| pair[0].turn < pair[1].turn && pair[0].answer <= pair[1].answer)
    );
    assert!(!told.curves.is_empty() && !told.turns.is_empty());
    for curve in &told.curves {
        assert_eq!(curve.points.len(), told.turns.len() + 1, "{}: each turn, and the end", curve.id);
        for (point, turn) in curve.points.iter().zip(&told.turns) {
            assert_eq!((point.turn, point.answer), (turn.turn, turn.answer), "{}", curve.id);
        }
        assert_eq!(curve.points.last().map(|point| point.answer), Some(answers), "{}", curve.id);
    }
    let incidents: Vec<usize> = told.incidents.iter().map(|incident| incident.answer).collect();
    assert!(incidents.is_sorted() && incidents.last().is_none_or(|last| *last <= answers));
    assert!(told.medals.len() <= 6 && told.medals.iter().all(|medal| medal.seat.index() < seats));
    if let Some(figures) = &told.figures {
        assert!(figures.rows.iter().all(|row| row.values.len() == figures.columns.len()));
    }
    if let Some(matrix) = &told.matrix {
        assert!(matrix.rows.iter().all(|row| row.cells.len() == matrix.columns.len()));
        for (at, column) in matrix.columns.iter().enumerate() {
            let cells = matrix.rows.iter().map(|row| &row.cells[at]);
            let sum: i32 = cells.map(|cell| cell.helped - cell.hindered).sum();
            assert_eq!(sum, column.total, "{}: what was added is what came together", column.name);
        }
    }
}

fn reads_well(language: &str, story: &Story) {
    let told = &story.contents;
    let people = told.people.iter().flat_map(|it| [&it.name, &it.what, &it.note]);
    let incidents = told.incidents.iter().flat_map(|it| [&it.label, &it.text]);
    let medals = told.medals.iter().flat_map(|it| [&it.title, &it.text]);
    let curves = told.curves.iter().flat_map(|it| [&it.name, &it.group]);
    let cards = told.people.iter().flat_map(|it| &it.cards).map(|card| &card.name);
    let own = [&told.verdict, &told.headline, &told.why];
    for text in own.into_iter().chain(people).chain(incidents).chain(medals).chain(curves).chain(cards) {
        assert!(!text.is_empty() && !text.contains("story-"), "{language}: {text}");
        assert_eq!(seams(language, text), Vec::<String>::new(), "{language}: {text}");
    }
}
