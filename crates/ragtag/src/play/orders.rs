//! Standing orders, asked and told in words.

use std::collections::BTreeSet;

use tabletop::StandingOrders;

use super::command::{Choosable, numbers};
use super::phrases::Phrases;
use crate::console::Console;
use crate::error::Error;
use crate::games::{self, Presented};
use crate::language::{Language, fill};

/// Orders in words.
fn describe<G: Presented>(orders: &StandingOrders, language: Language, phrases: &Phrases) -> String {
    match orders {
        StandingOrders::AlwaysAsk => phrases.orders_always.to_owned(),
        StandingOrders::Sensible => phrases.orders_sensible.to_owned(),
        StandingOrders::PassThisTurn { .. } => phrases.orders_this_turn.to_owned(),
        StandingOrders::PassUntilMyTurn => phrases.orders_until_my_turn.to_owned(),
        StandingOrders::PassUnlessConcerned => phrases.orders_unless_concerned.to_owned(),
        StandingOrders::AskOnlyFor { plays } => {
            let all = games::plays::<G>(language);
            let named = all.iter().filter(|(name, _)| plays.contains(name)).map(|(_, text)| text.as_str());
            format!("{}: {}", phrases.orders_only, named.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Asks for new orders. `None` leaves them as they are.
pub(super) fn ask<G: Presented>(
    now: &StandingOrders,
    turn: u32,
    language: Language,
    console: &mut Console,
) -> Result<Option<StandingOrders>, Error> {
    let phrases = Phrases::of(language);
    console.tell(&fill(phrases.orders_now, &[("orders", &describe::<G>(now, language, phrases))]))?;
    let kinds = [
        phrases.orders_always,
        phrases.orders_sensible,
        phrases.orders_this_turn,
        phrases.orders_until_my_turn,
        phrases.orders_unless_concerned,
        phrases.orders_only,
    ];
    for (at, kind) in kinds.iter().enumerate() {
        console.say(&format!("  {}. {kind}", at + 1))?;
    }
    let one = Choosable { options: kinds.len(), least: 0, most: 1 };
    let kind = ask_numbers(console, phrases.orders_pick, one, phrases)?;
    let orders = match kind.first() {
        Some(0) => StandingOrders::AlwaysAsk,
        Some(1) => StandingOrders::Sensible,
        Some(2) => StandingOrders::PassThisTurn { turn },
        Some(3) => StandingOrders::PassUntilMyTurn,
        Some(4) => StandingOrders::PassUnlessConcerned,
        Some(_) => {
            let plays = games::plays::<G>(language);
            for (at, (_, text)) in plays.iter().enumerate() {
                console.say(&format!("  {:>2}. {text}", at + 1))?;
            }
            let several = Choosable { options: plays.len(), least: 0, most: plays.len() };
            let picks = ask_numbers(console, phrases.orders_plays, several, phrases)?;
            let plays: BTreeSet<String> = picks.iter().map(|&at| plays[usize::from(at)].0.clone()).collect();
            if plays.is_empty() {
                console.say(phrases.orders_kept)?;
                return Ok(None);
            }
            StandingOrders::AskOnlyFor { plays }
        }
        None => {
            console.say(phrases.orders_kept)?;
            return Ok(None);
        }
    };
    console.tell(&fill(phrases.orders_set, &[("orders", &describe::<G>(&orders, language, phrases))]))?;
    Ok(Some(orders))
}

/// Asks until the numbers make sense; none, if nobody answers any more.
fn ask_numbers(
    console: &mut Console,
    question: &str,
    choosable: Choosable,
    phrases: &Phrases,
) -> Result<Vec<u8>, Error> {
    while let Some(line) = console.ask(question)? {
        match numbers(&line, choosable, phrases) {
            Ok(picks) => return Ok(picks),
            Err(why) => console.tell(&why)?,
        }
    }
    Ok(Vec::new())
}
