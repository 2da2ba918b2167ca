//! Mystic values. {ccg.mystic.reveal}

use tabletop::{Flow, Seat};

use crate::Table;
use crate::board::{Board, card_fits};
use crate::card::CardId;
use crate::choice::{Ask, Choice};
use crate::effect::{Change, Constant, Mystics, Trigger, Until};
use crate::event::Event;
use crate::piles::{self, choose};
use crate::resolve;
use crate::state::LastingChange;
use crate::trigger::{self, Happening};

/// Reveals a mystic value: the top card of the deck is shown and discarded. {ccg.mystic.reveal}
pub(crate) fn reveal(t: &mut Table, seat: Seat) -> Flow<i8> {
    let value = reveal_card(t, seat).map_or(0, |(_, value)| value);
    settle(t, seat, value)
}

/// A revealed value counts, unless it is ignored and another is revealed.
fn settle(t: &mut Table, seat: Seat, value: i8) -> Flow<i8> {
    let mut happening = Happening::to(seat);
    trigger::fire(t, Trigger::YouRevealMystic, &mut happening)?;
    if happening.replaced { reveal(t, seat) } else { Ok(value) }
}

fn reveal_card(t: &mut Table, seat: Seat) -> Option<(CardId, i8)> {
    let card = piles::draw_or_reveal(t, seat)?;
    let bonus: i8 = Board::of(&t.public)
        .constants()
        .map(|(source, constant)| match constant {
            Constant::MysticBonus(filter, by) if source.controller == seat && card_fits(card, filter) => *by,
            _ => 0,
        })
        .sum();
    let value = card.card().mystic + bonus;
    t.player_mut(seat).discard.push(card);
    t.announce(Event::MysticRevealed { seat, card, value });
    Some((card, value))
}

/// Reveals the mystic value of one side of a challenge, as effects may have changed it. {ccg.mystic.changes}
pub(crate) fn reveal_in_challenge(t: &mut Table, seat: Seat) -> Flow<i8> {
    let next = t.public.lasting.iter().position(
        |lasting| matches!(lasting.what, LastingChange::Mystic { seat: whose, .. } if whose == seat),
    );
    let Some(at) = next else { return reveal(t, seat) };
    let LastingChange::Mystic { how, chooser, instead, .. } = t.public.lasting.remove(at).what else {
        return reveal(t, seat);
    };
    match how {
        Mystics::SumOfTwo => Ok(reveal(t, seat)? + reveal(t, seat)?),
        Mystics::OneOfTwo => {
            let cards = [reveal_card(t, seat), reveal_card(t, seat)];
            let [Some(one), Some(other)] = cards else {
                return Ok(cards[0].map_or(0, |(_, value)| value));
            };
            let options = vec![Choice::Card(one.0), Choice::Card(other.0)];
            let chosen = choose(t, chooser, Ask::MysticValue, options)?;
            settle(t, seat, if chosen == Choice::Card(one.0) { one.1 } else { other.1 })
        }
        Mystics::None => {
            if let Some((piece, power)) = instead {
                let what = LastingChange::Piece { piece, change: Change::Power(power) };
                resolve::last(t, what, Until::Phase);
            }
            Ok(0)
        }
    }
}
