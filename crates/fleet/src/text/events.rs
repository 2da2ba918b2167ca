//! The log in words.

use tabletop::Seat;
use tabletop::hosting::mention;

use super::choices::crisis_kind;
use super::{Args, Cast, Words, capitalised, signed};
use crate::choice::{Action, Move};
use crate::event::Event;
use crate::space::{Area, Piece};
use crate::state::{CheckOutcome, DamageToken};

impl Words {
    /// An event as a line of the log. Players go by the names of their characters.
    pub fn event(&self, event: &Event, cast: &Cast) -> String {
        self.logged(event, None, cast)
    }

    /// An event that only one seat was told, as a line for somebody else.
    pub fn event_of(&self, told: Seat, event: &Event, cast: &Cast) -> String {
        self.logged(event, Some(told), cast)
    }

    fn logged(&self, event: &Event, told: Option<Seat>, cast: &Cast) -> String {
        use Event::*;
        let alone =
            |id: &str, args: &Args| self.say_to_or_of(id, args, told.map(|seat| self.player(seat, cast)));
        let who = |seat: &Seat| ("who", self.player(*seat, cast).into());
        let card = |name: String| ("card", name.into());
        let within = |area: &Area| ("area", self.in_area(*area).into());
        match event {
            CharacterChosen { seat, character } => {
                let args =
                    [("seat", mention(*seat).into()), ("character", self.character(*character).into())];
                self.say_with("event-character-chosen", &args)
            }
            TitleGiven { title, to } => {
                self.say_with("event-title-given", &[who(to), ("title", self.as_title(*title).into())])
            }
            LoyaltyDealt { seat, cards } => {
                let cards = self.cards("loyalty", *cards);
                self.say_with("event-loyalty-dealt", &[who(seat), ("cards", cards.into())])
            }
            LoyaltyReceived { card: loyalty } => {
                alone("event-loyalty-received", &[card(self.loyalty_name(*loyalty))])
            }
            TurnBegan { seat, turn } => {
                self.say_with("event-turn-began", &[who(seat), ("turn", (*turn).into())])
            }
            SkillsDrawn { seat, skill, cards } => {
                let cards = self.cards(skill, *cards);
                self.say_with("event-skills-drawn", &[who(seat), ("cards", cards.into())])
            }
            SkillsReceived { cards } => {
                alone("event-skills-received", &[("cards", self.card_names(cards).into())])
            }
            Discarded { seat, cards } => {
                let cards = self.card_names(cards);
                self.say_with("event-discarded", &[who(seat), ("cards", cards.into())])
            }
            Reshuffled { skill } => {
                self.say_with("event-reshuffled", &[("skill", self.skill(*skill).into())])
            }
            DestinyRebuilt => self.say("event-destiny-rebuilt"),
            Moved { seat, to } => {
                let to = match to {
                    Move::Stay => return self.say_with("event-stayed", &[who(seat)]),
                    Move::To(location) => self.to_location(*location),
                    Move::Fly(area) => self.to_area(*area),
                };
                self.say_with("event-moved", &[who(seat), ("to", to.into())])
            }
            Sent { seat, to } => {
                self.say_with("event-sent", &[who(seat), ("to", self.to_location(*to).into())])
            }
            Placed { seat, at } => {
                self.say_with("event-placed", &[who(seat), ("to", self.to_location(*at).into())])
            }
            Launched { seat, area } => {
                let to = ("to", self.to_area(*area).into());
                match seat {
                    Some(seat) => self.say_with("event-launched", &[who(seat), to]),
                    None => self.say_with("event-launched-unmanned", &[to]),
                }
            }
            ActionTaken { seat, action } => self.action_taken(*seat, *action, cast),
            CardPlayed { seat, card: played } => {
                self.say_with("event-card-played", &[who(seat), card(self.card(*played))])
            }
            AbilityUsed { seat, ability } => {
                let ability = self.ability_name(*ability);
                self.say_with("event-ability-used", &[who(seat), ("ability", ability.into())])
            }
            AssignedCardUsed { seat, card: used } => {
                self.say_with("event-assigned-card-used", &[who(seat), card(self.quorum_name(*used))])
            }
            QuorumDrawn { seat, cards } => {
                let cards = self.cards("quorum", *cards);
                self.say_with("event-quorum-drawn", &[who(seat), ("cards", cards.into())])
            }
            QuorumReceived { cards } => {
                let names: Vec<String> = cards.iter().map(|&card| self.quorum_name(card)).collect();
                alone("event-quorum-received", &[("cards", self.commas(&names).into())])
            }
            QuorumPlayed { seat, card: played } => {
                self.say_with("event-quorum-played", &[who(seat), card(self.quorum_name(*played))])
            }
            CrisisRevealed { crisis } => {
                self.say_with("event-crisis-revealed", &[card(self.crisis_name(*crisis))])
            }
            CrisisDiscarded { crisis } => {
                self.say_with("event-crisis-discarded", &[card(self.crisis_name(*crisis))])
            }
            BoxChosen { crisis, super_crisis, seat, choice } => {
                let text = crisis_kind(*crisis, *super_crisis)
                    .and_then(|kind| self.box_phrase(*choice, kind))
                    .unwrap_or_else(|| self.say(&format!("choice-box-{choice}")));
                self.say_with("event-box-chosen", &[who(seat), ("text", text.into())])
            }
            SuperCrisisPlayed { seat, card: played } => self
                .say_with("event-super-crisis-played", &[who(seat), card(self.super_crisis_name(*played))]),
            SuperCrisisDrawn { seat } => self.say_with("event-super-crisis-drawn", &[who(seat)]),
            SuperCrisisReceived { card: drawn } => {
                alone("event-super-crisis-received", &[card(self.super_crisis_name(*drawn))])
            }
            CheckBegan { difficulty, .. } => {
                self.say_with("event-check-began", &[("difficulty", (*difficulty).into())])
            }
            DifficultyChanged { by, to } => {
                let args = [("by", signed(*by).into()), ("to", (*to).into())];
                self.say_with("event-difficulty-changed", &args)
            }
            CardsAdded { seat, cards } => {
                self.say_with("event-cards-added", &[who(seat), ("cards", (*cards).into())])
            }
            OpenCardsAdded { seat, cards, .. } => {
                let cards = ("cards", self.card_names(cards).into());
                match seat {
                    Some(seat) => self.say_with("event-open-cards-added", &[who(seat), cards]),
                    None => self.say_with("event-open-destiny-added", &[cards]),
                }
            }
            CheckRevealed { cards, .. } => {
                self.say_with("event-check-revealed", &[("cards", self.card_names(cards).into())])
            }
            CheckCounted { strength, difficulty } => {
                let args = [("strength", (*strength).into()), ("difficulty", (*difficulty).into())];
                self.say_with("event-check-counted", &args)
            }
            CheckEnded { crisis, super_crisis, outcome } => {
                let name = crisis
                    .map(|crisis| self.crisis_name(crisis))
                    .or_else(|| super_crisis.map(|card| self.super_crisis_name(card)));
                let id = match outcome {
                    CheckOutcome::Pass => "event-check-passed",
                    CheckOutcome::Partial => "event-check-partly-passed",
                    CheckOutcome::Fail => "event-check-failed",
                };
                match name {
                    Some(name) => self.say_with(&format!("{id}-card"), &[card(name)]),
                    None => self.say(id),
                }
            }
            Rolled { seat, shown, bonus: 0, .. } => {
                self.say_with("event-rolled", &[who(seat), ("shown", (*shown).into())])
            }
            Rolled { seat, shown, bonus, result, .. } => {
                let bonus = ("bonus", signed(*bonus).into());
                let args = [who(seat), ("shown", (*shown).into()), bonus, ("result", (*result).into())];
                self.say_with("event-rolled-changed", &args)
            }
            ResourceChanged { resource, by, now } => {
                let id = if *by < 0 { "event-resource-lost" } else { "event-resource-gained" };
                let args = [("amount", self.amount(*resource, *by).into()), ("now", (*now).into())];
                self.say_with(id, &args)
            }
            ShipsActivated { activation } => self.say(&format!("activation-{activation}.event")),
            RuleKept { rule } => self.say_with("event-rule-kept", &[("rule", self.rule_name(*rule).into())]),
            RuleEnded { rule } => {
                self.say_with("event-rule-ended", &[("rule", self.rule_name(*rule).into())])
            }
            CardAssigned { card: assigned, to } => {
                self.say_with("event-card-assigned", &[who(to), card(self.quorum_name(*assigned))])
            }
            Looked { seat, at } => {
                let at = self.player(*at, cast);
                self.say_with("event-looked", &[who(seat), ("at", at.into())])
            }
            SawLoyalty { of, card: seen } => {
                let of = self.player(*of, cast);
                alone("event-saw-loyalty", &[("of", of.into()), card(self.loyalty_name(*seen))])
            }
            LookedAtDeck { seat, deck } => {
                self.say_with(&format!("event-looked-at-deck-{deck}"), &[who(seat)])
            }
            SawCrisis { crisis } => alone("event-saw-crisis", &[card(self.crisis_name(*crisis))]),
            SawDestination { destination } => {
                alone("event-saw-destination", &[card(self.destination_name(*destination))])
            }
            PutBack { deck, end } => self.say(&format!("event-put-back-{deck}-{end}")),
            Revealed { seat, card: shown } => {
                self.say_with("event-revealed", &[who(seat), card(self.loyalty_name(*shown))])
            }
            LoyaltyGiven { from, to, cards } => {
                let from = ("from", self.player(*from, cast).into());
                let to = ("to", self.player(*to, cast).into());
                self.say_with("event-loyalty-given", &[from, to, ("cards", (*cards).into())])
            }
            CardTaken { from, by } => {
                let from = ("from", self.player(*from, cast).into());
                self.say_with("event-card-taken", &[from, ("by", self.player(*by, cast).into())])
            }
            CardStolen { card: stolen } => alone("event-card-stolen", &[card(self.card(*stolen))]),
            SawHand { of, cards } => {
                let of = ("of", self.player(*of, cast).into());
                alone("event-saw-hand", &[of, ("cards", self.card_names(cards).into())])
            }
            SleeperAgents => self.say("event-sleeper-agents"),
            FleetJumped { final_jump: false } => self.say("event-fleet-jumped"),
            FleetJumped { final_jump: true } => self.say("event-final-jump"),
            JumpTrackMoved { to } => self.say_with("event-jump-track-moved", &[("to", (*to).into())]),
            DestinationReached { destination, distance } => {
                let name = self.destination_name(*destination);
                let args = [("destination", name.into()), ("distance", (*distance).into())];
                self.say_with("event-destination-reached", &args)
            }
            GameOver { outcome, winners } => {
                let outcome = ("outcome", self.outcome(*outcome).into());
                if winners.is_empty() {
                    return self.say_with("event-game-over", &[outcome]);
                }
                let names: Vec<String> = winners.iter().map(|&seat| self.player(seat, cast)).collect();
                self.say_with("event-game-won", &[outcome, ("winners", self.list(&names).into())])
            }
            ShipsPlaced { area, piece, count } => {
                let ships = self.pieces(*piece, *count);
                self.say_with("event-ships-placed", &[("ships", ships.into()), within(area)])
            }
            ShipMoved { piece, from, to } => {
                let args = [("from", self.area(*from).into()), ("to", self.to_area(*to).into())];
                self.say_with(&format!("event-ship-moved-{piece}"), &args)
            }
            Attacked { target, hit } => {
                let id = if *hit { "event-attack-hit" } else { "event-attack-missed" };
                self.say_with(id, &[("target", self.target(*target).into())])
            }
            ViperAttacked { area, pilot, result } => {
                let result = ("result", (*result).into());
                match pilot {
                    Some(seat) => self.say_with("event-pilot-attacked", &[who(seat), result]),
                    None => self.say_with("event-viper-attacked", &[within(area), result]),
                }
            }
            ViperDamaged { pilot: Some(seat) } => self.say_with("event-pilot-damaged", &[who(seat)]),
            ViperDamaged { pilot: None } => self.say("event-viper-damaged"),
            ViperDestroyed { pilot: Some(seat) } => self.say_with("event-pilot-destroyed", &[who(seat)]),
            ViperDestroyed { pilot: None } => self.say("event-viper-destroyed"),
            VipersRepaired { count } => self.say_with("event-vipers-repaired", &[("count", (*count).into())]),
            VipersRecalled => self.say("event-vipers-recalled"),
            ShipDestroyed { piece, area } => {
                self.say_with(&format!("event-ship-destroyed-{piece}"), &[within(area)])
            }
            BasestarDamaged { area, token } => {
                let token = self.basestar_damage(*token);
                self.say_with("event-basestar-damaged", &[within(area), ("token", token.into())])
            }
            GalacticaAttacked { by, result } => {
                let id = match by {
                    Piece::Basestar => "event-galactica-attacked-basestar",
                    _ => "event-galactica-attacked-raider",
                };
                self.say_with(id, &[("result", (*result).into())])
            }
            GalacticaDamaged { token: DamageToken::Location(location) } => {
                let args = [("location", self.location(*location).into())];
                self.say_with("event-galactica-damaged-location", &args)
            }
            GalacticaDamaged { token: DamageToken::Resource(resource) } => {
                let args = [("resource", self.amount(*resource, 1).into())];
                self.say_with("event-galactica-damaged-resource", &args)
            }
            LocationRepaired { location } => {
                self.say_with("event-location-repaired", &[("location", self.location(*location).into())])
            }
            CivilianDestroyed { ship, cargo } => {
                let cargo = ("cargo", self.cargo(*cargo).into());
                match ship {
                    Some(ship) => {
                        let ship = ("ship", self.civilian(*ship).into());
                        self.say_with("event-numbered-civilian-destroyed", &[ship, cargo])
                    }
                    None => self.say_with("event-civilian-destroyed", &[cargo]),
                }
            }
            RaptorDestroyed => self.say("event-raptor-destroyed"),
            RaptorRestored => self.say("event-raptor-restored"),
            CenturionsAdvanced => self.say("event-centurions-advanced"),
            CenturionBoarded => self.say("event-centurion-boarded"),
            CenturionDestroyed => self.say("event-centurion-destroyed"),
            NukeSpent => self.say("event-nuke-spent"),
            LookedAtShip { seat, ship } => {
                let ship = ("ship", self.civilian(*ship).into());
                self.say_with("event-looked-at-ship", &[who(seat), ship])
            }
            SawShip { ship, cargo } => {
                let args = [("ship", self.civilian(*ship).into()), ("cargo", self.cargo(*cargo).into())];
                alone("event-saw-ship", &args)
            }
            CivilianMoved { ship, to } => {
                let args = [("ship", self.civilian(*ship).into()), ("to", self.to_area(*to).into())];
                capitalised(&self.say_with("event-civilian-moved", &args))
            }
        }
    }

    fn action_taken(&self, seat: Seat, action: Action, cast: &Cast) -> String {
        let who = ("who", self.player(seat, cast).into());
        let (id, name, text) = match action {
            Action::Location(location) | Action::SecondOfLocation(location) => {
                ("event-action-location", "location", self.location(location))
            }
            Action::Skill(card) => ("event-action-skill", "card", self.card(card)),
            Action::Character(character) => {
                let ability = self.ability_in_action(character);
                ("event-action-character", "ability", ability)
            }
            Action::Quorum(card) => ("event-action-quorum", "card", self.quorum_name(card)),
            Action::Viper => return self.say_with("event-action-viper", &[who]),
            Action::DrawQuorum => return self.say_with("event-action-draw-quorum", &[who]),
            Action::Nuke => return self.say_with("event-action-nuke", &[who]),
            Action::Reveal(_) => return self.say_with("event-action-reveal", &[who]),
            Action::Nothing => return self.say_with("event-action-nothing", &[who]),
        };
        self.say_with(id, &[who, (name, text.into())])
    }
}
