//! What can be picked, in words: a button says what it does.

use super::speech::Speech;
use super::{Words, capitalised};
use crate::card::CardId;
use crate::choice::{Ask, Choice};
use crate::effect::Effect;
use crate::state::PieceWord;

impl Words {
    /// What a player who picks this does.
    pub fn choice(&self, choice: &Choice, ask: &Ask) -> String {
        let card = |card: &CardId| ("card", self.card_name(*card).into());
        let piece = |piece: &PieceWord| ("card", self.piece_name(*piece).into());
        match choice {
            Choice::Pass => self.pass(ask),
            Choice::Do => self.do_it(ask),
            Choice::Play(which) => self.say_with("choice-play", &[card(which)]),
            Choice::Asset(which) => self.say_with("choice-asset", &[card(which)]),
            Choice::Supply(which) => self.say_with("choice-supply", &[card(which)]),
            Choice::Use(which, at) => {
                let text = self.ability(which.card, *at);
                self.say_with("choice-use", &[piece(which), ("text", text.into())])
            }
            Choice::Resolve(which) => self.say_with("choice-resolve", &[piece(which)]),
            Choice::Challenge(which) => self.say_with("choice-challenge", &[piece(which)]),
            Choice::SacrificeUnder(stack, which) => {
                let args = [card(which), ("stack", self.piece_name(*stack).into())];
                self.say_with("choice-sacrifice-under", &args)
            }
            Choice::Raise(_, which) => self.say_with("choice-raise", &[card(which)]),
            Choice::Spend(which) => self.say_with("choice-spend", &[piece(which)]),
            Choice::SpendOtherwise(which) => self.say_with("choice-spend-otherwise", &[piece(which)]),
            Choice::Generate(which) => self.say_with("choice-generate", &[piece(which)]),
            Choice::Piece(which) | Choice::Threat(which) => self.piece_name(*which),
            Choice::SupplyUnder(stack, which) => {
                let args = [card(which), ("stack", self.piece_name(*stack).into())];
                self.say_with("choice-supply-under", &args)
            }
            Choice::Player(seat) => self.player(*seat),
            Choice::Card(which) => self.card_name(*which),
            Choice::Resource(resource) => capitalised(&self.resource(*resource)),
            Choice::As(unit) => self.say(&format!("choice-as-{unit}")),
            Choice::Option(at) => self.option(*at, ask),
        }
    }

    fn pass(&self, ask: &Ask) -> String {
        self.say(match ask {
            Ask::Redraw => "choice-pass.redraw",
            Ask::FaceThreats => "choice-pass.face-threats",
            Ask::Defend | Ask::WhetherToDefend => "choice-pass.defend",
            Ask::ChooseDefender => "choice-pass.choose-defender",
            Ask::Manipulate => "choice-pass.manipulate",
            Ask::MayGoBelow { .. } => "choice-pass.stay",
            Ask::Search => "choice-pass.search",
            _ => "choice-pass",
        })
    }

    fn do_it(&self, ask: &Ask) -> String {
        self.say(match ask {
            Ask::Redraw => "choice-do.redraw",
            Ask::WhetherToDefend => "choice-do.defend",
            Ask::Manipulate => "choice-do.manipulate",
            Ask::MayGoBelow { .. } => "choice-do.below",
            Ask::OptionalCost { .. } => "choice-do.pay",
            _ => "choice-do",
        })
    }

    /// An option of a card: the clause of the branch that would run.
    fn option(&self, at: u8, ask: &Ask) -> String {
        let Ask::Choose { card } = ask else {
            return self.say_with("choice-option", &[("n", (at + 1).into())]);
        };
        let mut found = None;
        for effect in card.card().abilities.iter().map(|ability| &ability.effect).chain(&card.card().red) {
            effect.walk(&mut |node| {
                if let Effect::Choose(_, options) = node {
                    found = found.or(options.get(usize::from(at)));
                }
            });
        }
        match found {
            Some(effect) => capitalised(&Speech::to_chooser(self, card.card()).clause(effect)),
            None => self.say_with("choice-option", &[("n", (at + 1).into())]),
        }
    }
}
