//! The story of a finished game says what its events and its last state say.

use crate::common::{games, setups};
use fleet::event::Event;
use fleet::{Fleet, Resource};
use proving::story::{Finished, of_random_game};
use rayon::prelude::*;
use tabletop::hosting::{Matrix, Tone};

fn stories() -> Vec<Finished<Fleet>> {
    games(setups(), 3).par_iter().map(|(setup, seed)| of_random_game::<Fleet>(setup, *seed)).collect()
}

#[test]
fn numbers_agree_with_the_events_and_the_last_state() {
    for Finished { played, news, story } in stories() {
        let state = played.state();
        for (resource, curve) in Resource::ALL.into_iter().zip(&story.contents.curves) {
            let last = curve.points.last().map(|point| point.value);
            assert_eq!(last, Some(state.public.resources.get(resource).into()), "{}", curve.id);
        }
        // A total that was counted is a check's in which cards were shown.
        let counted: Vec<i32> = news
            .iter()
            .filter_map(|told| match told.event {
                Event::CheckCounted { strength, .. } => Some(strength.into()),
                _ => None,
            })
            .collect();
        let matrix = story.contents.matrix.unwrap_or(Matrix { columns: Vec::new(), rows: Vec::new() });
        let mut totals: Vec<i32> = matrix.columns.iter().map(|column| column.total).collect();
        let mut expected = counted.clone();
        totals.sort_unstable();
        expected.sort_unstable();
        // The last check may have been cut off by the end.
        assert!(expected.len() - totals.len() <= 1 && totals.iter().all(|total| expected.contains(total)));
        assert!(matrix.columns.iter().filter(|column| column.close).count() <= 12);
        for person in &story.contents.people {
            let own = &state.own[person.seat.index()];
            let open = &state.public.player(person.seat).open_loyalty;
            assert_eq!(
                person.cards.len(),
                own.loyalty.len() + open.len(),
                "every loyalty card is turned over"
            );
            assert_eq!(person.tone == Tone::Bad, state.is_on_cylon_team(person.seat));
        }
    }
}

#[test]
fn incidents_are_those_of_the_events() {
    for Finished { news, story, .. } in stories() {
        let events = |wanted: fn(&Event) -> bool| news.iter().filter(|told| wanted(&told.event)).count();
        let told = |kind: &str| story.contents.incidents.iter().filter(|it| it.kind == kind).count();
        assert_eq!(told("jump"), events(|event| matches!(event, Event::DestinationReached { .. })));
        assert_eq!(told("damage"), events(|event| matches!(event, Event::GalacticaDamaged { .. })));
        assert_eq!(told("nuke"), events(|event| matches!(event, Event::NukeSpent)));
        assert_eq!(told("lost") + told("last-jump"), 1, "one end");
    }
}
