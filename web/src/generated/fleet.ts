// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`: don't edit.
import type { CardText, Odds, Seat } from './api';

/** The names of the abilities. */
export type Ability = "delusional-intuition" | "cylon-detector" | "coward" | "inspirational-leader" | "command-authority" | "emotionally-attached" | "maintenance-engineer" | "blind-devotion" | "reckless" | "expert-pilot" | "secret-destiny" | "insubordinate" | "eco-officer" | "moral-compass" | "stranded" | "religious-visions" | "skilled-politician" | "terminal-illness" | "alert-viper-pilot" | "cag" | "headstrong" | "recon" | "mysterious-intuition" | "sleeper-agent" | "cylon-hatred" | "declare-martial-law" | "alcoholic" | "friends-in-low-places" | "unconventional-tactics" | "convicted-criminal";

/** The kind of an ability, by name. */
export type AbilityForm = "passive" | "reaction" | "action" | "weakness";

/** An ability in words. */
export type AbilityText = {
  /** Which. */
  id: Ability,
  /** Its kind. */
  kind: AbilityForm,
  /** Whether it can be used only once per game. */
  "once-per-game": boolean,
  /** Its name. */
  name: string,
  /** What it does. */
  text: string, };

/** An action. {fleet.actions.kinds} */
export type Action = { "location": Location } | { "second-of-location": Location } | { "skill": SkillCard } | { "character": Character } | "viper" | "draw-quorum" | { "quorum": Quorum } | "nuke" | { "reveal": Loyalty } | "nothing";

/** Cylon ships that act together. {fleet.activation.order} */
export type Activation = "raiders" | "heavy-raiders" | "basestars" | "launch";

export type Area = 1 | 2 | 3 | 4 | 5 | 6;

/** An area of space. */
export type AreaFacts = {
  /** Which. */
  area: Area,
  /** Whether vipers launch there and heavy raiders board. */
  launch: boolean, };

/** What a player is asked. */
export type Ask = { "ask": "choose-character" } | { "ask": "launch-area" } | { "ask": "draw-from",
  /** How many cards are still to be drawn, this one included. */
  left: number, } | { "ask": "move" } | { "ask": "pay-for-move",
  /** Where the move goes. */
  to: Location, } | { "ask": "pay-for-location",
  /** Which location. */
  location: Location, } | { "ask": "action" } | { "ask": "executive-order" } | { "ask": "discard",
  /** How many. */
  count: number, } | { "ask": "hand-limit",
  /** How many. */
  count: number, } | { "ask": "discard-to-three" } | { "ask": "add-to-check" } | { "ask": "crisis-box",
  /** The card, if it is an ordinary crisis. */
  crisis: Crisis | null,
  /** The card, if it is a super crisis. */
  "super-crisis": SuperCrisis | null, } | { "ask": "either-effect" } | { "ask": "may-effect" } | { "ask": "choose-player",
  /** What happens to whoever is chosen. */
  purpose: Purpose, } | { "ask": "leave-brig-to" } | { "ask": "choose-crisis" } | { "ask": "choose-quorum" } | { "ask": "presidents-office" } | { "ask": "choose-destination" } | { "ask": "top-or-bottom",
  /** Which deck. */
  deck: Deck, } | { "ask": "scout-deck" } | { "ask": "next-area",
  /** What acts. */
  activation: Activation, } | { "ask": "shortage",
  /** What is placed. */
  piece: Piece, } | { "ask": "attacked-pilot" } | { "ask": "destroy-civilian" } | { "ask": "damage-viper" } | { "ask": "look-at-civilians" } | { "ask": "move-civilian",
  /** Which. */
  ship: CivilianId, } | { "ask": "target",
  /** With what. */
  with: Weapon, } | { "ask": "direct-viper",
  /** How many activations are left, this one included. */
  left: number, } | { "ask": "fly-viper" } | { "ask": "return-viper" } | { "ask": "which-craft" } | { "ask": "repair" } | { "ask": "refit-vipers" } | { "ask": "refit-raptor" } | { "ask": "brutal-force" } | { "ask": "choose-damage" } | { "ask": "gain-resource" } | { "ask": "caprica" } | { "ask": "cylon-fleet" } | { "ask": "take-card",
  /** Whose hand. */
  from: Seat, } | { "ask": "ignore-look",
  /** Who would look. */
  viewer: Seat, } | { "ask": "exchange-super-crisis" } | { "ask": "reveal-power",
  /** The card. */
  card: Loyalty, } | { "ask": "pass-sympathizer" } | { "ask": "blind-devotion" } | { "ask": "mysterious-intuition" } | { "ask": "interrupt",
  /** Which moment. */
  moment: Moment, } | { "ask": "who-first",
  /** Who wants to play what. */
  wanted: Array<[Seat, Play]>, };

/** What an attack has to roll, before anything changes the roll. */
export type AttackFacts = {
  /** Who attacks. */
  attacker: Attacker,
  /** What is attacked. */
  target: Attacked,
  /** What the result has to be for a hit. */
  needs: Test, };

/** What is attacked. */
export type Attacked = "galactica" | "viper" | "raider" | "heavy-raider" | "basestar" | "centurion";

/** Who attacks. */
export type Attacker = "galactica" | "viper" | "nuke" | "raider" | "basestar";

/** What all see of a player's cards: their backs. */
export type Backs = {
  /** How many skill cards. */
  "skill-cards": number,
  /** Which loyalty cards lie face down. */
  loyalty: Array<LoyaltyId>, "super-crises": number };

/** What a hit did to a basestar. {fleet.combat.basestar-damage} */
export type BasestarDamage = "critical-hit" | "disabled-hangar" | "disabled-weapons" | "structural-damage";

/** The type of a character, by which characters are chosen evenly. {fleet.set-up.characters} */
export type Calling = "political" | "military" | "pilot" | "support";

/** A kind of things that have a text. */
export type CardKind = "crisis" | "super-crisis" | "quorum" | "destination" | "skill" | "loyalty" | "ability" | "location" | "character" | "title" | "rule";

/** What a civilian ship carries. {fleet.combat.civilians} */
export type Cargo = "empty" | "people" | "crowd" | "people-and-fuel" | "people-and-hope";

/** A character. */
export type Character = "baltar" | "adama" | "tyrol" | "starbuck" | "helo" | "roslin" | "apollo" | "boomer" | "tigh" | "zarek";

/** A character. */
export type CharacterFacts = {
  /** Who. */
  character: Character,
  /** The type. */
  calling: Calling,
  /** Two letters that stand for the character. */
  initials: string, };

/** A character in words. */
export type CharacterText = {
  /** The full name. */
  name: string,
  /** What others say. */
  short: string,
  /** The type. */
  calling: string,
  /** The abilities. */
  abilities: Array<AbilityText>, };

/** What a skill check is for. */
export type CheckFor = { "crisis": Crisis } | { "super-crisis": SuperCrisis } | { "location": {
  /** The location. */
  location: Location,
  /** Who uses it. */
  by: Seat,
  /** On whom. */
  on: Seat | null, } } | { "card": {
  /** The card or sheet. */
  card: Origin,
  /** Who uses it. */
  by: Seat,
  /** On whom. */
  on: Seat | null, } };

/** How a check ended. {fleet.skill-check.outcome} */
export type CheckOutcome = "pass" | "partial" | "fail";

/** A skill check under way. {fleet.skill-check.begins} */
export type CheckUnderWay = {
  /** What it is for. */
  what: CheckFor,
  /** What the strength has to reach, after changes. */
  difficulty: number,
  /** The threshold of a partial success, which nothing changes. */
  partial: number | null,
  /** The types that count for it. */
  skills: Skills,
  /** Whether cards are played face up. */
  open: boolean,
  /** A type whose cards have no strength. */
  worthless: Skill | null,
  /** Interrupts of which only one may be played in a check and which was played. */
  once: Array<Play>,
  /** How many cards came from the destiny deck. */
  destiny: number,
  /** How many cards each player has added. */
  played: Array<number>,
  /** The cards, once all see them. */
  shown: Array<SkillCard>,
  /** The strength, once it was counted. */
  strength: number | null,
  /** The outcome, once it is settled. */
  outcome: CheckOutcome | null, };

/** A civilian ship on the board, as everybody sees it: a face-down token. */
export type CivilianId = number;

/** What is played at a table. */
export type Configuration = {
  /** How many players. */
  players: number,
  /** Where the fleet is going. */
  ending: Ending,
  /** Whether the dials begin higher or lower. */
  difficulty: Difficulty, "pegasus"?: boolean, "exodus"?: boolean, "daybreak"?: boolean, "cylon-leader"?: boolean, "personal-goals"?: boolean, "final-five"?: boolean, "cylon-fleet-board"?: boolean, "allies-for-all-seasons"?: boolean, "extra-loyalty-card"?: boolean, "plain-loyalty-deck"?: boolean, "demetrius-always"?: boolean, "sympathetic-cylon"?: boolean, "no-sympathizer"?: boolean, "cylon-overlay"?: boolean, "motives-for-agendas"?: boolean, "extra-deaths"?: boolean, "two-players"?: boolean, "one-player"?: boolean, "cooperative"?: boolean };

/** A card in a check. */
export type Counted = {
  /** Which. */
  card: SkillCard,
  /** What it adds, or takes. */
  worth: number, };

export type Crisis = "crash-landing" | "cylon-accusation" | "cylon-tracking-device" | "cylon-virus" | "detector-sabotage" | "elections-loom" | "guilt-by-collusion" | "hangar-accident" | "jump-computer-failure" | "legendary-discovery" | "loss-of-a-friend" | "low-supplies" | "mandatory-testing" | "missing-g4-explosives" | "prison-labor" | "prisoner-revolt" | "resistance" | "security-breach" | "terrorist-bomber" | "terrorist-investigations" | "the-olympic-carrier" | "unexpected-reunion" | "unidentified-ship" | "weapon-malfunction" | "witch-hunt" | "a-traitor-accused" | "admiral-grilled" | "analyze-enemy-fighter" | "bomb-threat" | "colonial-day" | "crippled-raider" | "cylon-screenings" | "forced-water-mining" | "fulfiller-of-prophecy" | "informing-the-public" | "keep-tabs-on-visitor" | "network-computers" | "scouting-for-fuel" | "scouting-for-water" | "send-survey-team" | "water-sabotaged" | "build-cylon-detector" | "declare-martial-law" | "food-shortage" | "requested-resignation" | "rescue-caprica-survivors" | "rescue-mission" | "rescue-mission-2" | "rescue-the-fleet" | "riots" | "riots-2" | "sleep-deprivation" | "water-shortage" | "water-shortage-2" | "water-shortage-3" | "ambush" | "besieged" | "boarding-parties" | "cylon-swarm" | "heavy-assault" | "jammed-assault" | "raiding-party" | "surrounded" | "tactical-strike" | "thirty-three";

/** A box of a crisis card. */
export type CrisisBox = "first" | "second" | "check" | "instead";

/** A crisis card on the table. {fleet.crisis.kinds} */
export type CrisisUnderWay = {
  /** The card. */
  card: Origin,
  /** The box that was chosen, while it is resolved. */
  "chosen-box": CrisisBox | null,
  /** Whether the card stays in play, and so is not discarded. */
  kept: boolean,
  /** Whether another crisis card follows this one. */
  another: boolean, };

/** A Galactica damage token. {fleet.combat.galactica-damage} */
export type DamageToken = Location | Resource;

/** A dealt loyalty card with its face. */
export type Dealt = {
  /** Which one on the table. */
  id: LoyaltyId,
  /** What it says. */
  card: Loyalty, };

/** A deck whose top card somebody may look at. */
export type Deck = "crisis" | "destination";

/** An end of a deck. */
export type DeckEnd = "top" | "bottom";

/** What all see of the decks. */
export type Decks = {
  /** How many cards each skill deck has, of the types that are in the game. */
  skill: Array<number>,
  /** The top of each skill discard pile. */
  "skill-discards": Array<SkillCard | null>,
  /** How many cards the destiny deck has. */
  destiny: number,
  /** How many loyalty cards are still to be dealt. */
  loyalty: number, "crisis": number, "crisis-discard": string | null, "super-crisis": number, "quorum": number, "quorum-discard": string | null, "quorum-hand": number, "destination": number, "civilians": number, "galactica-damage": number, "basestar-damage": number };

export type Destination = "asteroid-field" | "barren-planet" | "cylon-ambush" | "cylon-refinery" | "deep-space" | "desolate-moon" | "icy-moon" | "ragnar-anchorage" | "remote-planet" | "tylium-planet";

/** A dial. */
export type DialFacts = {
  /** What it shows. */
  resource: Resource,
  /** The highest number that counts as half empty. */
  "red-zone": number,
  /** The highest number. */
  most: number, };

/** A die roll under way. */
export type DieRoll = {
  /** What the die shows. */
  shown: number | null,
  /** What is added to it. */
  bonus: number,
  /** The result, once the die was rolled. */
  result: number | null,
  /** What the result has to be for what the roll is about to happen. */
  needs: Test | null,
  /** Whether it is that, once the die was rolled. */
  met: boolean | null,
  /** What the die has to show for what the roll is about to happen, before it is rolled. */
  odds: Odds | null, };

/** Whether the dials begin higher or lower. {fleet.set-up.difficulty} */
export type Difficulty = "standard" | "easier-for-humans" | "easier-for-cylons";

/** Where the fleet is going. */
export type Ending = "kobol" | "new-caprica" | "ionian-nebula" | "search-for-home" | "all";

/** Something that players notice. */
export type Event = { "event": "character-chosen", seat: Seat, character: Character, } | { "event": "title-given", title: Title, to: Seat, } | { "event": "loyalty-dealt", seat: Seat, cards: number, } | { "event": "loyalty-received", card: Loyalty, } | { "event": "turn-began", seat: Seat, turn: number, } | { "event": "skills-drawn", seat: Seat, skill: Skill, cards: number, } | { "event": "skills-received", cards: Array<SkillCard>, } | { "event": "discarded", seat: Seat, cards: Array<SkillCard>, } | { "event": "reshuffled", skill: Skill, } | { "event": "destiny-rebuilt" } | { "event": "moved", seat: Seat, to: Move, } | { "event": "sent", seat: Seat, to: Location, } | { "event": "placed", seat: Seat, at: Location, } | { "event": "launched", seat: Seat | null, area: Area, } | { "event": "action-taken", seat: Seat, action: Action, } | { "event": "card-played", seat: Seat, card: SkillCard, } | { "event": "ability-used", seat: Seat, ability: Ability, } | { "event": "assigned-card-used", seat: Seat, card: Quorum, } | { "event": "quorum-drawn", seat: Seat, cards: number, } | { "event": "quorum-received", cards: Array<Quorum>, } | { "event": "quorum-played", seat: Seat, card: Quorum, } | { "event": "crisis-revealed", crisis: Crisis, } | { "event": "crisis-discarded", crisis: Crisis, } | { "event": "box-chosen", crisis: Crisis | null, "super-crisis": SuperCrisis | null, seat: Seat, choice: CrisisBox, } | { "event": "super-crisis-played", seat: Seat, card: SuperCrisis, } | { "event": "super-crisis-drawn", seat: Seat, } | { "event": "super-crisis-received", card: SuperCrisis, } | { "event": "check-began", what: CheckFor, difficulty: number, partial: number | null, skills: Skills, } | { "event": "difficulty-changed", by: number, to: number, } | { "event": "cards-added", seat: Seat, cards: number, } | { "event": "open-cards-added", seat: Seat | null, cards: Array<SkillCard>, worth: Array<number>, } | { "event": "check-revealed", cards: Array<SkillCard>, worth: Array<number>, } | { "event": "check-counted", strength: number, difficulty: number, } | { "event": "check-ended", crisis: Crisis | null, "super-crisis": SuperCrisis | null, outcome: CheckOutcome, } | { "event": "rolled", seat: Seat, shown: number, bonus: number, result: number,
  /** What the result had to be; logs of older games don't say it. */
  needs: Test | null,
  /** Whether it was that. */
  met: boolean | null, } | { "event": "resource-changed", resource: Resource, by: number, now: number, } | { "event": "ships-placed", area: Area, piece: Piece, count: number, } | { "event": "ship-moved", piece: Piece, from: Area, to: Area, } | { "event": "ships-activated", activation: Activation, } | { "event": "attacked", target: Target, hit: boolean, } | { "event": "viper-attacked", area: Area, pilot: Seat | null, result: number, } | { "event": "viper-damaged", pilot: Seat | null, } | { "event": "viper-destroyed", pilot: Seat | null, } | { "event": "vipers-repaired", count: number, } | { "event": "vipers-recalled" } | { "event": "ship-destroyed", piece: Piece, area: Area, } | { "event": "basestar-damaged", area: Area, token: BasestarDamage, } | { "event": "galactica-attacked", by: Piece, result: number, } | { "event": "galactica-damaged", token: DamageToken, } | { "event": "location-repaired", location: Location, } | { "event": "civilian-destroyed", ship: CivilianId | null, cargo: Cargo, } | { "event": "raptor-destroyed" } | { "event": "raptor-restored" } | { "event": "centurions-advanced" } | { "event": "centurion-boarded" } | { "event": "centurion-destroyed" } | { "event": "nuke-spent" } | { "event": "jump-track-moved", to: number, } | { "event": "fleet-jumped", "final-jump": boolean, } | { "event": "destination-reached", destination: Destination, distance: number, } | { "event": "sleeper-agents" } | { "event": "rule-kept", rule: Rule, } | { "event": "rule-ended", rule: Rule, } | { "event": "card-assigned", card: Quorum, to: Seat, } | { "event": "looked", seat: Seat, at: Seat, } | { "event": "saw-loyalty", of: Seat, card: Loyalty, } | { "event": "looked-at-ship", seat: Seat, ship: CivilianId, } | { "event": "saw-ship", ship: CivilianId, cargo: Cargo, } | { "event": "civilian-moved", ship: CivilianId, to: Area, } | { "event": "looked-at-deck", seat: Seat, deck: Deck, } | { "event": "saw-crisis", crisis: Crisis, } | { "event": "saw-destination", destination: Destination, } | { "event": "put-back", deck: Deck, end: DeckEnd, } | { "event": "revealed", seat: Seat, card: Loyalty, } | { "event": "loyalty-given", from: Seat, to: Seat, cards: number, } | { "event": "card-taken", from: Seat, by: Seat, } | { "event": "card-stolen", card: SkillCard, } | { "event": "saw-hand", of: Seat, cards: Array<SkillCard>, } | { "event": "game-over", outcome: Outcome, winners: Array<Seat>, };

/** A name and what it means. */
export type Explained = {
  /** The name. */
  name: string,
  /** What it means. */
  text: string, };

/** The numbers and lists that a client draws the board with. */
export type Facts = {
  /** The dials, in order. */
  dials: Array<DialFacts>,
  /** The types of skill cards, in order. */
  skills: Array<Skill>,
  /** The skill cards by name. */
  "skill-cards": Array<SkillCardFacts>,
  /** The parts of the board, in the order in which they are drawn. */
  regions: Array<RegionFacts>,
  /** The characters: leaders, pilots, support. */
  characters: Array<CharacterFacts>,
  /** How far each destination takes the fleet. */
  distances: { [key in string]: number },
  /** The objectives. */
  objectives: { [key in Ending]?: ObjectiveFacts },
  /** The spaces of the jump track, from the start on. */
  "jump-track": Array<JumpSpace>,
  /** What attacks have to roll. */
  attacks: Array<AttackFacts>,
  /** The loyalty cards. */
  loyalty: Array<LoyaltyFacts>,
  /** So many damaged locations are the end. */
  "fatal-damage": number, };

/** A space of the jump track. */
export type JumpSpace = {
  /** Population at risk when somebody jumps early from here; nobody can where there is none. */
  risk: number | null,
  /** Whether the fleet jumps by itself here. */
  automatic: boolean, };

/** A card in play. */
export type Kept = {
  /** The rule it brings. */
  rule: Rule,
  /** The card. */
  card: Origin, };

/** Where a character can stand. */
export type Location = "ftl-control" | "weapons-control" | "communications" | "research-lab" | "command" | "admirals-quarters" | "hangar-deck" | "armory" | "sickbay" | "brig" | "press-room" | "presidents-office" | "administration" | "caprica" | "cylon-fleet" | "human-fleet" | "resurrection-ship";

/** A location. */
export type LocationFacts = {
  /** Which. */
  location: Location,
  /** Whether nobody goes there of their own will. */
  hazardous: boolean,
  /** The title without which nothing can be done there. */
  only: Title | null, };

/** A location in words. */
export type LocationText = {
  /** Its name. */
  name: string,
  /** What can be done there. */
  action: string,
  /** The same at a glance. */
  brief: string, };

/** What a loyalty card says. {fleet.loyalty.team} */
export type Loyalty = "not-a-cylon" | "cylon-brig" | "cylon-sickbay" | "cylon-damage" | "cylon-morale" | "sympathizer";

/** A loyalty card. */
export type LoyaltyFacts = {
  /** Which. */
  card: Loyalty,
  /** Whether who has it is a Cylon. */
  cylon: boolean, };

/** One dealt loyalty card, as it can be told apart on the table without seeing its face. */
export type LoyaltyId = number;

/** Something that is going on. */
export type Matter = { "crisis": CrisisUnderWay } | { "text": Text } | { "check": CheckUnderWay } | { "roll": Roll } | { "vipers-placed": [Array<Area>] };

/** A moment when players may interrupt. */
export type Moment = "before-roll" | "after-roll" | "crisis-revealed" | "box-chosen" | "check-begins" | "before-cards" | "before-reveal" | "check-counted" | "check-resolved" | "vipers-placed";

/** Where somebody goes. */
export type Move = "stay" | { "to": Location } | { "fly": Area };

/** An objective. */
export type ObjectiveFacts = {
  /** The distances at which something happens on the way, such as that sleeper agents wake. */
  stages: Array<number>,
  /** The distance from which on the next jump is the last. */
  "final-distance": number, };

/** A moment of a check, and what may be played in it. */
export type Opening = {
  /** Which. */
  moment: Moment,
  /** What may be played, as far as all can see. */
  plays: Array<Playable>, };

/** What says what happens. */
export type Origin = { "crisis": [string] } | { "super-crisis": [string] } | { "quorum": [string] } | { "destination": [string] } | { "loyalty": Loyalty } | { "skill": SkillName } | { "location": Location } | { "ability": Ability };

/** How the game ended. {fleet.ending.human-loss} */
export type Outcome = "humans-win" | "no-fuel" | "no-food" | "no-morale" | "no-population" | "centurion-invasion" | "galactica-destroyed";

/** What one seat sees of its own. */
export type Own = {
  /** Skill cards. */
  hand: Array<SkillCard>,
  /** Loyalty cards that lie face down. */
  loyalty: Array<Dealt>,
  /** What the player was allowed to look at. */
  seen: Array<Sighting>, "super-crises": Array<string> };

/** A box, module, variant or optional rule, or something that follows from those: a row of the table each. */
export type Part = "base" | "pegasus" | "exodus" | "daybreak" | "cylon-leader" | "personal-goals" | "final-five" | "cylon-fleet-board" | "allies-for-all-seasons" | "extra-loyalty-card" | "plain-loyalty-deck" | "demetrius-always" | "sympathetic-cylon" | "no-sympathizer" | "cylon-overlay" | "motives-for-agendas" | "extra-deaths" | "two-players" | "one-player" | "cooperative" | "expansion" | "execution" | "exodus-loyalty" | "treachery" | "overlay" | "infiltrator" | "motive" | "agenda" | "allies" | "demetrius" | "mutiny" | "mutineer" | "sympathizer";

/** Which of the texts on a card. */
export type Passage = "whole" | "first" | "second" | "instead" | "pass" | "partial" | "fail" | "special";

/** Ships and tokens that are placed in space or on a track. */
export type Piece = "basestar" | "raider" | "heavy-raider" | "viper" | "civilian";

export type Place = "ftl-control" | "weapons-control" | "communications" | "research-lab" | "command" | "admirals-quarters" | "hangar-deck" | "armory" | "sickbay" | "brig" | "press-room" | "presidents-office" | "administration" | "caprica" | "cylon-fleet" | "human-fleet" | "resurrection-ship" | "viper@area-1" | "viper@area-2" | "viper@area-3" | "viper@area-4" | "viper@area-5" | "viper@area-6" | "off-board";

/** Something that can be played as an interrupt. */
export type Play = "strategic-planning" | "evasive-maneuvers" | "investigative-committee" | "scientific-research" | "declare-emergency" | "eco-officer" | "secret-destiny" | "moral-compass" | "mysterious-intuition" | "blind-devotion" | "command-authority" | "alert-viper-pilot" | "cylon-hatred" | "friends-in-low-places-easier" | "friends-in-low-places-harder" | "arbitrator-easier" | "arbitrator-harder";

/** Something that may be played on a check. */
export type Playable = {
  /** What. */
  play: Play,
  /** By how much it would change the difficulty. */
  difficulty: number, };

/** A player, as all see it. */
export type Player = {
  /** The character. */
  character: Character,
  /** Where the character is. */
  place: Place,
  /** Quorum cards assigned to the player. */
  assigned: Array<Quorum>,
  /** Loyalty cards that lie open. */
  "open-loyalty": Array<Loyalty>,
  /** How many turns the player has begun. */
  turns: number,
  /** Where the player stands. */
  standing: string,
  /** As what the player was revealed, if it is a Cylon player. */
  cylon: string | null,
  /** Whether the once-per-game ability was used. */
  "ability-used": boolean,
  /** How often it can still be used. */
  "uses-left": number, };

/** What all see. */
export type Public = {
  /** What is played. */
  configuration: Configuration,
  /** What happens next. */
  step: Step,
  /** Counts turns from 1. */
  turn: number,
  /** The player whose turn it is. */
  current: Seat,
  /** The characters chosen so far, by seat. */
  chosen: Array<Character | null>,
  /** The players, once all have a character. */
  players: Array<Player>,
  /** The dials. */
  resources: Resources,
  /** Where the fleet token is: 0 is the start, 5 the automatic jump. */
  "jump-track": number,
  /** The destinations of the fleet so far. */
  destinations: Array<Destination>,
  /** Whether the Sleeper Agent phase is over. */
  "sleeper-agents-dealt": boolean,
  /** How many centurions are on each of the four spaces before the last. */
  boarding: [number, number, number, number],
  /** The areas around Galactica. */
  space: { [key in Area]: Sector },
  /** Damaged locations. */
  damaged: Array<Location>,
  /** Resources whose damage token is out of the game. */
  "spent-damage": Array<Resource>,
  /** What destroyed civilian ships carried. */
  "lost-civilians": Array<Cargo>,
  /** Vipers and raptors. */
  hangar: { "vipers": number, "damaged-vipers": number, "destroyed-vipers": number, "raptors": number, "destroyed-raptors": number },
  /** The Admiral's nukes. */
  nukes: number,
  /** Cards in play, with the rules that they bring. */
  kept: Array<Kept>,
  /** Quorum cards out of the game. */
  "removed-quorum": Array<Quorum>,
  /** What may be done only so often in a turn. */
  "this-turn": ThisTurn,
  /** The number of the next civilian token laid on the board. */
  "next-civilian": number,
  /** How it ended. */
  outcome: Outcome | null,
  /** Who has won, once it has ended. */
  winners: Array<Seat>, "president"?: number, "admiral"?: number
  /** The crisis card on the table. */
  crisis: string | null,
  /** The skill check under way. */
  check: CheckUnderWay | null,
  /** The die roll under way. */
  roll: Roll | null,
  /** Everything that is going on, the innermost last. */
  matters: Array<Matter>, };

/** What happens to a chosen player. */
export type Purpose = "brig" | "sickbay" | "release" | "look" | "look-at-all" | "presidency" | "assign" | "mutiny" | "executive-order" | "infiltrate" | "give-loyalty" | "accuse" | "wound";

export type Quorum = "accept-prophecy" | "arrest-order" | "assign-arbitrator" | "assign-mission-specialist" | "assign-vice-president" | "authorization-of-brutal-force" | "encourage-mutiny" | "food-rationing" | "inspirational-speech" | "presidential-pardon" | "release-cylon-mugshots";

/** A part of the board. */
export type RegionFacts = { "kind": "board",
  /** What they are on. */
  ship: Ship,
  /** The locations, in order. */
  locations: Array<LocationFacts>, } | { "kind": "space",
  /** Which ship is in the middle of it. */
  around: Ship,
  /** The areas, clockwise. */
  areas: Array<AreaFacts>, };

/** What the fleet lives on. */
export type Resource = "fuel" | "food" | "morale" | "population";

/** The positions of the dials. */
export type Resources = {
  /** Fuel. */
  fuel: number,
  /** Food. */
  food: number,
  /** Morale. */
  morale: number,
  /** Population. */
  population: number, };

/** A die roll under way. {fleet.die.modifiers} */
export type Roll = {
  /** Who rolls. */
  roller: Seat,
  /** What the roll is for. */
  purpose: RollFor,
  /** What the result has to be for what the roll is about to happen. */
  needs: Test,
  /** What is added to the die. */
  bonus: number,
  /** Whether Strategic Planning was played on it. */
  planned: boolean,
  /** What the die shows, before the bonus. */
  shown: number | null,
  /** Whether the die is to be rolled again. */
  again: boolean, };

/** What a die is rolled for. */
export type RollFor = "effect" | { "attack-on-viper": Seat | null } | "attack" | "ftl-jump";

/** A lasting rule that a card in play brings with it. */
export type Rule = "training-new-pilots" | "massive-deployment" | "communications-jamming" | "relentless-pursuit" | "detector-sabotage" | "colonial-one-bombed" | "legendary-discovery" | "accept-prophecy";

/** What flies in one area, piloted vipers left out: those are where their pilots are. */
export type Sector = {
  /** Basestars. */
  basestars: Array<Array<BasestarDamage>>,
  /** Raiders. */
  raiders: number,
  /** Heavy raiders. */
  "heavy-raiders": number,
  /** Civilian ships. */
  civilians: Array<CivilianId>, "vipers": number };

/** How a table is set up: what is played, and who begins as whom. */
export type Setup = {
  /** Characters by seat, if they are not to be chosen at the table; the first seat then plays first. */
  characters?: Array<Character> | null,
  /** How many players. */
  players: number,
  /** Where the fleet is going. */
  ending: Ending,
  /** Whether the dials begin higher or lower. */
  difficulty: Difficulty, "pegasus"?: boolean, "exodus"?: boolean, "daybreak"?: boolean, "cylon-leader"?: boolean, "personal-goals"?: boolean, "final-five"?: boolean, "cylon-fleet-board"?: boolean, "allies-for-all-seasons"?: boolean, "extra-loyalty-card"?: boolean, "plain-loyalty-deck"?: boolean, "demetrius-always"?: boolean, "sympathetic-cylon"?: boolean, "no-sympathizer"?: boolean, "cylon-overlay"?: boolean, "motives-for-agendas"?: boolean, "extra-deaths"?: boolean, "two-players"?: boolean, "one-player"?: boolean, "cooperative"?: boolean };

/** What locations are on. */
export type Ship = "galactica" | "colonial-one" | "cylon";

/** Something that a player was allowed to look at. */
export type Sighting = { "loyalty": {
  /** Whose it was. */
  of: Seat,
  /** The card. */
  dealt: Dealt, } } | { "civilian": {
  /** Which. */
  ship: CivilianId,
  /** What it carries. */
  cargo: Cargo, } };

/** A type of skill cards, and so one of the skill decks. */
export type Skill = "politics" | "leadership" | "tactics" | "piloting" | "engineering";

export type SkillCard = "consolidate-power-1" | "consolidate-power-2" | "investigative-committee-3" | "investigative-committee-4" | "investigative-committee-5" | "executive-order-1" | "executive-order-2" | "declare-emergency-3" | "declare-emergency-4" | "declare-emergency-5" | "launch-scout-1" | "launch-scout-2" | "strategic-planning-3" | "strategic-planning-4" | "strategic-planning-5" | "evasive-maneuvers-1" | "evasive-maneuvers-2" | "maximum-firepower-3" | "maximum-firepower-4" | "maximum-firepower-5" | "repair-1" | "repair-2" | "scientific-research-3" | "scientific-research-4" | "scientific-research-5";

/** A skill card. */
export type SkillCardFacts = {
  /** Its name. */
  name: SkillName,
  /** Its type. */
  skill: Skill, };

/** A skill card in words, whatever its strength. */
export type SkillCardText = {
  /** Its name. */
  name: string,
  /** When it can be played. */
  when: string, };

/** The name, and so the text, of a skill card. */
export type SkillName = "consolidate-power" | "investigative-committee" | "executive-order" | "declare-emergency" | "launch-scout" | "strategic-planning" | "evasive-maneuvers" | "maximum-firepower" | "repair" | "scientific-research";

/** A set of skill types, such as those that count for a check. */
export type Skills = Array<"politics" | "leadership" | "tactics" | "piloting" | "engineering">;

/** What happens next. {fleet.turn.action} */
export type Step = "choose-characters" | "lay-out" | "first-hands" | "receive-skills" | "movement" | "action" | "crisis" | "resolve-crisis" | "activate-cylon-ships" | "prepare-for-jump" | "end-of-turn";

export type SuperCrisis = "massive-assault" | "inbound-nukes" | "cylon-intruders" | "fleet-mobilization" | "bomb-on-colonial-1";

/** What the cards of a check come to. */
export type Tally = {
  /** The cards that all see, with what they count. */
  cards: Array<Counted>,
  /** What counts for the check. */
  for: number,
  /** What counts against it. */
  against: number,
  /** What it comes to. */
  total: number,
  /** The difficulty that is printed, before anything changed it. */
  printed: number,
  /** The moments of the check that are still to come, the next one first. */
  moments: Array<Opening>, };

/** A ship or token that can be attacked. */
export type Target = { "raider": Area } | { "heavy-raider": Area } | { "basestar": [Area, number] } | { "centurion": number };

/** What a die has to show. */
export type Test = { "at-most": number } | { "at-least": number };

/** A text that is being followed, and how far. */
export type Text = {
  /** What it stands on. */
  origin: Origin,
  /** Which of its texts. */
  passage: Passage,
  /** The way from the root of its tree to the part that is being done. */
  path: Array<number>, };

/** Everything that has a name, and the numbers a client draws with. */
export type Texts = {
  /** Numbers and lists, the same in every language. */
  facts: Facts,
  /** Locations. */
  locations: { [key in Location]?: LocationText },
  /** Characters. */
  characters: { [key in Character]?: CharacterText },
  /** Skill cards by name, whatever their strength. */
  "skill-cards": { [key in SkillName]?: SkillCardText },
  /** The areas of space, clockwise. */
  areas: Array<string>,
  /** Tokens on basestars. */
  "basestar-damage": { [key in BasestarDamage]?: Explained },
  /** Lasting rules of cards in play. */
  rules: { [key in Rule]?: Explained },
  /** Interrupts. */
  plays: { [key in Play]?: Explained },
  /** What locations are on. */
  ships: { [key in Ship]?: string },
  /** The types of skill cards. */
  skills: { [key in Skill]?: string },
  /** The dials. */
  resources: { [key in Resource]?: string },
  /** Titles. */
  titles: { [key in Title]?: string },
  /** Ships and tokens. */
  pieces: { [key in Piece]?: string },
  /** What Cylon ships do. */
  activations: { [key in Activation]?: string },
  /** The steps of a turn. */
  steps: { [key in Step]?: string },
  /** Moments to interrupt. */
  moments: { [key in Moment]?: string },
  /** How the game ends. */
  outcomes: { [key in Outcome]?: string },
  /** How a check ends. */
  "check-outcomes": { [key in CheckOutcome]?: string },
  /** What a table can be played with, whether it is chosen or follows, as the rulebook's conditions name it. */
  parts: { [key in Part]?: Explained },
  /** Where the fleet can be going. */
  endings: { [key in Ending]?: Explained },
  /** What the humans are after. */
  objective: CardText,
  /** Cards, sheets and places by kind and word. */
  cards: { [key in CardKind]?: { [key in string]: CardText } },
  /** What follows from the checks of cards and places. */
  checks: { [key in CardKind]?: { [key in string]: { [key in CheckOutcome]?: string } } }, };

/** What may be done only so often in a turn. */
export type ThisTurn = {
  /** Actions left in the action step. */
  actions: number,
  /** Whether an Executive Order was played. */
  "executive-order": boolean,
  /** Character abilities that were used and may not be used again this turn. */
  abilities: Array<Character>, };

/** A title card. */
export type Title = "president" | "admiral";

/** What one viewer may know. */
export type View = {
  /** The seat of the viewer, if there is one. */
  seat: Seat | null,
  /** What all see. */
  public: Public,
  /** How far the fleet has come. */
  distance: number,
  /** What all see of each player's cards. */
  backs: Array<Backs>,
  /** What all see of the decks. */
  decks: Decks,
  /** What only the viewer sees. */
  own: Own | null,
  /** The quorum cards, for the President. */
  quorum: Array<Quorum> | null,
  /** What the cards of the check under way come to. */
  tally: Tally | null,
  /** How the die roll under way stands. */
  die: DieRoll | null, };

/** With what Cylon ships are attacked or destroyed. */
export type Weapon = "galactica" | "piloted-viper" | "unmanned-viper" | "nuke" | "brute-force";
