//! The log in words.

use tabletop::Seat;

use super::{Args, Words, sentence, signed};
use crate::card::CardId;
use crate::event::Event;
use crate::state::{Outcome, PieceWord};

impl Words {
    /// How the game ended, without a full stop.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        self.event(&Event::GameOver { winners: outcome.winners.to_vec() }).trim_end_matches('.').to_owned()
    }

    /// An event as a line of the log.
    pub fn event(&self, event: &Event) -> String {
        self.logged(event, None)
    }

    /// An event that only one seat was told, as a line for somebody else.
    pub fn event_of(&self, told: Seat, event: &Event) -> String {
        self.logged(event, Some(told))
    }

    fn logged(&self, event: &Event, told: Option<Seat>) -> String {
        use Event::*;
        let alone = |id: &str, args: &Args| self.say_to_or_of(id, args, told.map(|seat| self.player(seat)));
        let who = |seat: &Seat| ("who", self.player(*seat).into());
        let card = |card: &CardId| ("card", self.card_name(*card).into());
        let cards = |cards: &[CardId]| ("cards", self.card_names(cards).into());
        let piece = |piece: &PieceWord| ("card", self.piece_name(*piece).into());
        match event {
            Redrawn { seat } => self.say_with("event-redrawn", &[who(seat)]),
            TurnBegan { turn } => self.say_with("event-turn-began", &[("turn", (*turn).into())]),
            PhaseBegan { phase, first } => self.say_with(&format!("event-phase-{phase}"), &[who(first)]),
            Drew { seat, count } => self.say_with("event-drew", &[who(seat), ("n", (*count).into())]),
            Received { cards: which } => alone("event-received", &[cards(which)]),
            Reshuffled { seat } => self.say_with("event-reshuffled", &[who(seat)]),
            AssetPlayed { seat, card: which } => self.say_with("event-asset", &[who(seat), card(which)]),
            SupplyPlayed { seat, under } => self.say_with("event-supply", &[who(seat), piece(under)]),
            SupplyKept { card: which } => alone("event-supply-kept", &[card(which)]),
            Raised { seat, piece: which } => self.say_with("event-raised", &[who(seat), piece(which)]),
            Played { seat, card: which } => self.say_with("event-played", &[who(seat), card(which)]),
            Entered { seat, piece: which } => self.say_with("event-entered", &[who(seat), piece(which)]),
            Overlaid { seat, piece: which } => self.say_with("event-overlaid", &[who(seat), piece(which)]),
            Used { seat, piece: which } => self.say_with("event-used", &[who(seat), piece(which)]),
            Triggered { seat, piece: which } => self.say_with("event-triggered", &[who(seat), piece(which)]),
            Resolved { seat, piece: which } => self.say_with("event-resolved", &[who(seat), piece(which)]),
            Linked { piece: which, to } => {
                self.say_with("event-linked", &[piece(which), ("to", self.piece_name(*to).into())])
            }
            Spent { seat, piece: which, resource, amount } => {
                let made = ("made", self.amount_of(*resource, *amount).into());
                self.say_with("event-spent", &[who(seat), piece(which), made])
            }
            Done { verb, piece: which } => {
                let clause = self.say_with(&format!("done-{verb}"), &[piece(which)]);
                sentence(&clause)
            }
            SacrificedUnder { seat, piece: which, card: lower } => {
                let args = [who(seat), card(lower), ("stack", self.piece_name(*which).into())];
                self.say_with("event-sacrificed-under", &args)
            }
            SupplyLost { seat, card: which } => self.say_with("event-supply-lost", &[who(seat), card(which)]),
            Passed { seat } => self.say_with("event-passed", &[who(seat)]),
            Challenged { seat, piece: which, opponent } => {
                let args = [who(seat), piece(which), ("opponent", self.player(*opponent).into())];
                self.say_with("event-challenged", &args)
            }
            ThreatChallenged { seat, piece: which, threat, cylon } => {
                let threat = ("threat", self.piece_name(*threat).into());
                let args = [who(seat), piece(which), threat, ("cylon", self.player(*cylon).into())];
                self.say_with("event-threat-challenged", &args)
            }
            Defended { seat, piece: which } => self.say_with("event-defended", &[who(seat), piece(which)]),
            Undefended { seat } => self.say_with("event-undefended", &[who(seat)]),
            MysticRevealed { seat, card: which, value } => {
                self.say_with("event-mystic", &[who(seat), card(which), ("value", (*value).into())])
            }
            Totals { challenger, defender } => {
                let args = [("challenger", (*challenger).into()), ("defender", (*defender).into())];
                self.say_with("event-totals", &args)
            }
            ChallengeEnded => self.say("event-challenge-ended"),
            Influence { seat, by, now } => {
                let args = [who(seat), ("by", signed(*by).into()), ("now", (*now).into())];
                self.say_with("event-influence", &args)
            }
            InfluencePrevented { seat } => self.say_with("event-influence-prevented", &[who(seat)]),
            Discarded { seat, cards: which } => self.say_with("event-discarded", &[who(seat), cards(which)]),
            HandShown { seat, cards: which } => self.say_with("event-hand-shown", &[who(seat), cards(which)]),
            DeckShown { seat, cards: which } => self.say_with("event-deck-shown", &[who(seat), cards(which)]),
            Looked { seat, deck, count } => {
                let args = [who(seat), ("deck", self.player(*deck).into()), ("n", (*count).into())];
                self.say_with("event-looked", &args)
            }
            Saw { deck, cards: which } => {
                alone("event-saw", &[("deck", self.player(*deck).into()), cards(which)])
            }
            PutOnDeck { seat } => self.say_with("event-put-on-deck", &[who(seat)]),
            Searched { seat, took: true } => self.say_with("event-searched", &[who(seat)]),
            Searched { seat, took: false } => self.say_with("event-searched-in-vain", &[who(seat)]),
            Found { seat, card: which } => self.say_with("event-found", &[who(seat), card(which)]),
            Recovered { seat, card: which } => self.say_with("event-recovered", &[who(seat), card(which)]),
            ThreatLevel { level, defense } => {
                let args = [("level", (*level).into()), ("defense", (*defense).into())];
                self.say_with("event-threat-level", &args)
            }
            ThreatRevealed { seat, threat } => {
                self.say_with("event-threat-revealed", &[who(seat), piece(threat)])
            }
            RedText { threat } => self.say_with("event-red-text", &[piece(threat)]),
            JumpedAway => self.say("event-jumped-away"),
            ThreatGone { threat } => self.say_with("event-threat-gone", &[piece(threat)]),
            Lost { seat } => self.say_with("event-lost", &[who(seat)]),
            GameOver { winners } => {
                let names: Vec<String> = winners.iter().map(|seat| self.player(*seat)).collect();
                match names.as_slice() {
                    [] => self.say("event-nobody-wins"),
                    [one] => self.say_with("event-wins", &[("who", one.as_str().into())]),
                    _ => self.say_with("event-tie", &[("who", self.list(&names).into())]),
                }
            }
        }
    }
}
