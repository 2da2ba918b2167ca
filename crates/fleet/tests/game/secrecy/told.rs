//! Who is told what: events name no card that is still hidden.

use std::collections::BTreeSet;

use fleet::cards::Loyalty;
use fleet::characters::Ability;
use fleet::state::Sighting;
use fleet::{Event, Fleet, State};
use rayon::prelude::*;
use strum::IntoEnumIterator;
use tabletop::{Audience, Seat, Told};

use super::games;
use crate::common::{begin, json, play};

/// Events that carry a secret of the seat that is told, and must never go to all.
fn is_private(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        SkillsReceived { .. }
            | QuorumReceived { .. }
            | LoyaltyReceived { .. }
            | SuperCrisisReceived { .. }
            | SawLoyalty { .. }
            | SawShip { .. }
            | SawCrisis { .. }
            | SawDestination { .. }
            | SawHand { .. }
            | CardStolen { .. }
    )
}

/// The skill cards that an event names to all.
fn named_skill_cards(event: &Event) -> Vec<fleet::SkillCard> {
    match event {
        Event::Discarded { cards, .. }
        | Event::OpenCardsAdded { cards, .. }
        | Event::CheckRevealed { cards, .. } => cards.clone(),
        Event::CardPlayed { card, .. } => vec![*card],
        _ => Vec::new(),
    }
}

/// Events that turn a hidden card of another deck face up, or speak of an ability or rule with such a name.
fn turns_up(event: &Event) -> bool {
    use Event::*;
    matches!(
        event,
        CrisisRevealed { .. }
            | CrisisDiscarded { .. }
            | BoxChosen { .. }
            | CheckEnded { .. }
            | SuperCrisisPlayed { .. }
            | QuorumPlayed { .. }
            | CardAssigned { .. }
            | AssignedCardUsed { .. }
            | DestinationReached { .. }
            | Revealed { .. }
            | ActionTaken { .. }
            | AbilityUsed { .. }
            | RuleKept { .. }
            | RuleEnded { .. }
    )
}

/// The names of all cards but skill cards, as they stand between quotes in JSON.
fn card_names() -> Vec<String> {
    use fleet::cards::{Crisis, Destination, Quorum, SuperCrisis};
    let mut names: Vec<String> = Crisis::all().map(|card| format!("\"{card}\"")).collect();
    names.extend(Quorum::all().map(|card| format!("\"{card}\"")));
    names.extend(Destination::all().map(|card| format!("\"{card}\"")));
    names.extend(SuperCrisis::all().map(|card| format!("\"{card}\"")));
    names.extend(Loyalty::iter().map(|card| format!("\"{card}\"")));
    names
}

#[test]
fn what_all_are_told_names_no_card_that_is_still_hidden() {
    let names = card_names();
    games(2).par_iter().for_each(|(setup, seed)| {
        let mut running = begin(setup, *seed);
        let mut turned_up: BTreeSet<&String> = BTreeSet::new();
        play(&mut running, *seed, |running| {
            let news = running.take_news();
            for Told { audience, event } in &news {
                match audience {
                    Audience::Only(seat) => check_private(running.state(), *seat, event),
                    Audience::All | Audience::Except(_) => {
                        let told = json(event);
                        let cards = names.iter().filter(|name| told.contains(*name));
                        if turns_up(event) {
                            turned_up.extend(cards);
                        } else {
                            // A check says for which card it is: one that all have seen.
                            let checks = matches!(event, Event::CheckBegan { .. });
                            let hidden = cards.into_iter().find(|name| !checks || !turned_up.contains(name));
                            assert!(hidden.is_none(), "all are told of {hidden:?} by {event:?}");
                        }
                        check_public(running.state(), &news, event);
                    }
                }
            }
        });
    });
}

/// The skill cards that all are told of lie open, or did until they were taken up or shuffled in.
fn check_public(state: &State, news: &[Told<Fleet>], event: &Event) {
    assert!(!is_private(event), "all are told {event:?}");
    let was_taken_up = news.iter().any(|told| {
        let command = matches!(told.event, Event::AbilityUsed { ability: Ability::CommandAuthority, .. });
        command || matches!(told.event, Event::Reshuffled { .. })
    });
    for card in named_skill_cards(event) {
        let in_check = state.public.check().is_some_and(|check| check.shown.contains(&card));
        let open = in_check || state.hidden.skill_discards[card.skill().index()].contains(&card);
        assert!(open || was_taken_up, "all are told of {card} by {event:?}, but it is hidden");
    }
}

/// What a seat alone is told is its own: cards that it holds or was allowed to see.
fn check_private(state: &State, seat: Seat, event: &Event) {
    assert!(is_private(event), "{seat} alone is told {event:?}");
    let own = &state.own[seat.index()];
    match event {
        Event::LoyaltyReceived { card } => {
            let open = &state.public.player(seat).open_loyalty;
            assert!(own.loyalty.iter().any(|dealt| dealt.card == *card) || open.contains(card));
        }
        Event::SawLoyalty { of, card } => {
            let seen = |sighting: &Sighting| matches!(sighting, Sighting::Loyalty { of: whose, dealt } if whose == of && dealt.card == *card);
            assert!(own.seen.iter().any(seen), "{seat} forgot {event:?}");
        }
        _ => {}
    }
}
