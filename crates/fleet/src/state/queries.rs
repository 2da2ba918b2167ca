//! Questions about the state, in the words of the rulebook. Nothing here changes anything.

use smallvec::SmallVec;
use tabletop::{Seat, Turn};

use super::{CheckUnderWay, Place, Player, Public, Rights, RollFor, Side, State};
use crate::boards::boards;
use crate::characters::{Character, Sheet};
use crate::configuration::MOST_PLAYERS;
use crate::craft::{Counts, Craft};
use crate::effect::Rule;
use crate::space::{Area, Piece, Sector};
use crate::{Location, Ship, SkillCard};

impl Public {
    /// How many players there are.
    pub fn count(&self) -> usize {
        self.chosen.len()
    }

    /// All seats, clockwise from the current player.
    pub fn seats_from_current(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.current.clockwise(self.count())
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        Turn { number: self.turn, seat: self.current }
    }

    /// Whether what is going on is a player's own affair: the own turn, a roll of theirs or at their viper, a check
    /// for a location that they use or that is used on them.
    pub fn concerns(&self, seat: Seat) -> bool {
        let rolls = self
            .roll()
            .is_some_and(|roll| roll.roller == seat || roll.purpose == RollFor::AttackOnViper(Some(seat)));
        let tested = self.check().is_some_and(|check| check.what.concerns(seat));
        self.current == seat || rolls || tested
    }

    /// What the player's standing allows.
    pub fn rights(&self, seat: Seat) -> &'static Rights {
        self.player(seat).standing.rights()
    }

    /// Whether rules mean this player when they say "Cylon player". {fleet.players.human-and-cylon}
    pub fn is_cylon(&self, seat: Seat) -> bool {
        self.rights(seat).side == Side::Cylon
    }

    /// Whether rules mean this player when they say "human player".
    pub fn is_human(&self, seat: Seat) -> bool {
        self.rights(seat).side == Side::Human
    }

    /// The human players, clockwise from the current one.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        self.seats_from_current().filter(|&seat| self.is_human(seat))
    }

    /// The location of a character, if it is at one.
    pub fn location(&self, seat: Seat) -> Option<Location> {
        match self.player(seat).place {
            Place::At(location) => Some(location),
            _ => None,
        }
    }

    /// Whether a character is at a location.
    pub fn is_at(&self, seat: Seat, location: Location) -> bool {
        self.player(seat).place == Place::At(location)
    }

    /// The players at a location, clockwise from the current one.
    pub fn everybody_at(&self, location: Location) -> SmallVec<[Seat; MOST_PLAYERS]> {
        self.seats_from_current().filter(|&seat| self.is_at(seat, location)).collect()
    }

    /// The area in which a character pilots a viper.
    pub fn piloting(&self, seat: Seat) -> Option<Area> {
        match self.player(seat).place {
            Place::Piloting(_, area) => Some(area),
            _ => None,
        }
    }

    /// What a character pilots.
    pub fn craft(&self, seat: Seat) -> Option<Craft> {
        match self.player(seat).place {
            Place::Piloting(craft, _) => Some(craft),
            _ => None,
        }
    }

    /// The pilots in an area, clockwise from the current player.
    pub fn pilots_in(&self, area: Area) -> SmallVec<[Seat; MOST_PLAYERS]> {
        self.seats_from_current().filter(|&seat| self.piloting(seat) == Some(area)).collect()
    }

    /// What is in an area.
    pub fn sector(&self, area: Area) -> &Sector {
        &self.space[area]
    }

    /// What is in an area, to be changed.
    pub fn sector_mut(&mut self, area: Area) -> &mut Sector {
        &mut self.space[area]
    }

    /// The character sheet that counts: a Cylon player has none. {fleet.cylons.limits}
    pub fn sheet(&self, seat: Seat) -> Option<&'static Sheet> {
        let player = self.player(seat);
        player.standing.rights().has_sheet.then(|| player.character.sheet())
    }

    /// The seat of a character, if anybody plays it.
    pub fn seat_of(&self, character: Character) -> Option<Seat> {
        let at = self.players.iter().position(|player| player.character == character)?;
        Some(Seat(at as u8))
    }

    /// Whether a card in play brings this rule.
    pub fn has_rule(&self, rule: Rule) -> bool {
        let has_it = self.kept.iter().any(|kept| kept.rule == rule);
        #[cfg(test)]
        let has_it = has_it && !crate::proof::is_taken_away(crate::proof::Row::Rule(rule));
        has_it
    }

    /// How far the fleet has come. {fleet.jump.distance}
    pub fn distance(&self) -> u8 {
        let travelled: u8 = self.destinations.iter().map(|destination| destination.card().distance).sum();
        travelled + u8::from(self.has_rule(Rule::LegendaryDiscovery))
    }

    /// Ships of a kind in the areas of every board.
    pub fn everywhere(&self, piece: Piece) -> u8 {
        let count = |sector: &Sector| match piece {
            Piece::Basestar => sector.basestars.len() as u8,
            Piece::Raider => sector.raiders,
            Piece::HeavyRaider => sector.heavy_raiders,
            Piece::Viper => sector.vipers.vipers(),
            Piece::Civilian => sector.civilians.len() as u8,
        };
        self.space.everywhere().map(count).sum()
    }

    /// Raiders on the board.
    pub fn raiders(&self) -> u8 {
        self.space.iter().map(|sector| sector.raiders).sum()
    }

    /// Heavy raiders on the board.
    pub fn heavy_raiders(&self) -> u8 {
        self.space.iter().map(|sector| sector.heavy_raiders).sum()
    }

    /// Basestars on the board.
    pub fn basestars(&self) -> usize {
        self.space.iter().map(|sector| sector.basestars.len()).sum()
    }

    /// Unmanned vipers in space.
    pub fn vipers_in_space(&self) -> u8 {
        self.space.iter().map(|sector| sector.vipers.vipers()).sum()
    }

    /// Everything of the humans in space, with pilots or without, by kind.
    pub fn in_space(&self) -> Counts {
        let mut there: Counts = self.space.everywhere().map(|sector| sector.vipers).sum();
        for player in &self.players {
            if let Place::Piloting(craft, _) = player.place {
                there[craft] += 1;
            }
        }
        there
    }

    /// Centurions on the boarding party track.
    pub fn centurions(&self) -> u8 {
        self.boarding.iter().sum()
    }

    /// Whether a location can't be used because of a damage token. {fleet.locations.damaged}
    pub fn is_damaged(&self, location: Location) -> bool {
        self.damaged.contains(&location)
    }

    /// The locations of a ship to which characters may go of their own will.
    pub fn open_locations(&self, ship: Ship) -> impl Iterator<Item = Location> {
        let closed = ship == Ship::ColonialOne && self.has_rule(Rule::ColonialOneBombed);
        let here = boards(&self.configuration).filter(move |board| board.ship == ship && !closed);
        here.flat_map(|board| board.sites).filter(|site| !site.hazardous).map(|site| site.location)
    }
}

impl State {
    /// The hand of a player.
    pub fn hand(&self, seat: Seat) -> &Vec<SkillCard> {
        &self.own[seat.index()].hand
    }

    /// The hand of a player, to be changed.
    pub fn hand_mut(&mut self, seat: Seat) -> &mut Vec<SkillCard> {
        &mut self.own[seat.index()].hand
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.public.players[seat.index()]
    }

    /// Whether the player is on the Cylon team, revealed or not. {fleet.loyalty.team}
    pub fn is_on_cylon_team(&self, seat: Seat) -> bool {
        self.public.is_cylon(seat) || self.own[seat.index()].loyalty.iter().any(|dealt| dealt.card.is_cylon())
    }

    /// The check under way.
    ///
    /// # Panics
    /// If there is none: only the parts of a check ask for it.
    pub fn check(&self) -> &CheckUnderWay {
        self.public.check().expect("a check is under way")
    }

    /// The check under way, to be changed.
    ///
    /// # Panics
    /// If there is none.
    pub fn check_mut(&mut self) -> &mut CheckUnderWay {
        self.public.check_mut().expect("a check is under way")
    }
}
