// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`: don't edit.
import type { CardText, Seat } from './api';

/** A target that was fired at last turn. {dogfight.optional.aiming} */
export type Aim = {
  /** Whom. */
  target: Target,
  /** Whether it was hit. */
  hit: boolean, };

/** What a ship sees of an enemy. */
export type Aimed = {
  /** Who looks. */
  ship: ShipId,
  /** At whom. */
  target: ShipId,
  /** Why it can't be attacked, if it can't. */
  "why-not": WhyNot | null,
  /** How far away it is. */
  range: Range | null,
  /** What would be added to the roll. */
  modifiers: Array<[Modifier, number]>, };

export type Area = [number, number];

/** An arrow on a card: from its start to its head, and how its head is turned. */
export type Arrow = {
  /** Millimetres forward. */
  forward: number,
  /** Millimetres to the right. */
  right: number,
  /** Degrees clockwise. */
  turn: number, };

/** An arrow, and the ways of a stand along it. The last spot of a way is where the ship ends. */
export type ArrowFacts = {
  /** As it is printed: from its start to its head. */
  arrow: Arrow,
  /** The way of the stand of a ship that moves by this card alone, or by it after a change of direction. */
  way: Array<Spot>,
  /** The way from the end of an overboost, seen from there. */
  "way-after-boost": Array<Spot>, };

/** What a player is asked. */
export type Ask = { "ask": "starting-energy", ship: ShipId, } | { "ask": "tail", ship: ShipId, } | { "ask": "cards", ship: ShipId, } | { "ask": "panel", ship: ShipId, cards: Cards, } | { "ask": "dial", ship: ShipId, cards: Cards, panel: Panel, } | { "ask": "cards-ahead", ship: ShipId, } | { "ask": "marker-east", ship: ShipId, } | { "ask": "marker-north", ship: ShipId, east: number, } | { "ask": "marker-heading", ship: ShipId, east: number, north: number, } | { "ask": "marker-level", ship: ShipId, } | { "ask": "exchange-card", ship: ShipId, card: CardId, } | { "ask": "drift", ship: ShipId, } | { "ask": "keep-counters", ship: ShipId, keep: number, } | { "ask": "whether", ship: ShipId, } | { "ask": "fire", ship: ShipId, } | { "ask": "split", ship: ShipId, die: number, } | { "ask": "use-talent", moment: Moment, } | { "ask": "try-flaw", moment: Moment, } | { "ask": "look-at", ship: ShipId, } | { "ask": "help", ship: ShipId, } | { "ask": "name-symbol", ship: ShipId, target: ShipId, } | { "ask": "put-back", ship: ShipId, } | { "ask": "cancel", ship: ShipId, } | { "ask": "again", ship: ShipId, };

/** An attack that was declared. {dogfight.firing.declaring} */
export type Attack = {
  /** Who attacks. */
  by: ShipId,
  /** Whom. */
  on: Target,
  /** What all know that is added to the roll. */
  modifier: number, };

/** What all see of the things beside a control panel: their backs. */
export type Backs = {
  /** Whose. */
  ship: ShipId,
  /** How many blue counters. */
  blue: number,
  /** How many collision counters. */
  collision: number,
  /** How many cards lie planned. */
  cards: number, };

export type CardId = string;

/** A kind of things that have a text. */
export type CardKind = "ship" | "maneuver" | "pilot" | "talent" | "flaw" | "mission";

export type Cards = string;

/** Why a ship is lost. */
export type Cause = "damage" | "pilot" | "left-area";

/** In which order ships plan that tail each other in a circle. {dogfight.tailing.circles} */
export type Circle = "printed" | "chain";

/** The level slider. {dogfight.levels.changing} */
export type Climb = "level" | "up" | "down";

/** What lies beside a control panel. */
export type Cockpit = {
  /** Damage counters, face down. */
  damage: Array<Damage>,
  /** Symbols without a counter, from a called shot. */
  symbols: Array<Symbol>,
  /** The special damage that binds in this step: all that was suffered before it began. */
  binding: SpecialDamage,
  /** The plan for this turn. */
  plan: Plan | null,
  /** Cards that a severely wounded pilot has chosen for the next turn. */
  ahead: Cards | null, };

/** Something that holds or not at the end of a turn. {dogfight.victory.goals} */
export type Condition = { "out": Side } | { "eliminated": ShipId } | { "escaped": ShipId } | { "depot-destroyed": Side } | { "turns-over": number } | { "in-play": {
  /** Whose. */
  side: Side,
  /** How many. */
  ships: number, } };

export type Counter = string;

/** A kind of counters. */
export type CounterFacts = {
  /** From which pool. */
  pool: Pool,
  /** What is printed on it. */
  counter: Counter,
  /** How many there are in a set. */
  copies: number, };

/** A damage counter that a ship has taken. */
export type Damage = {
  /** The counter. */
  counter: Counter,
  /** From where it was drawn. */
  pool: Pool,
  /** Whether its symbol has an effect. */
  "symbol-acts": boolean, };

/** The side of an asteroid field that lies up. {dogfight.asteroids.fields} */
export type Density = "sparse" | "dense";

/** How far a ship drifts. */
export type DriftFacts = {
  /** With this energy or more. */
  energy: number,
  /** So far. */
  length: number, };

/** An edge of the area. */
export type Edge = "north" | "east" | "south" | "west";

/** A ship of a mission. */
export type Entry = {
  /** Which kind. */
  ship: ShipClass,
  /** Where its stand is; a ship without a place enters by a jump. */
  at?: Point | null,
  /** Where it heads. */
  heading: number,
  /** Its level. */
  level: number,
  /** The kinetic energy that is proposed for the beginning. */
  energy: number,
  /** Whether it must begin with just that energy. */
  "energy-fixed": boolean,
  /** Its fuel, where fuel is played with. */
  fuel: number,
  /** Its pilot, if it is a named one. */
  pilot?: Pilot | null,
  /** Its pilot token, if it has one. */
  token?: Level | null,
  /** The pilot's talents. */
  talents?: Array<Talent>,
  /** The pilot's flaws. */
  flaws?: Array<Flaw>,
  /** What it may not do. */
  forbid?: Array<Forbidden>,
  /** The edge by which it may leave without being lost. */
  exit?: Edge | null,
  /** The turn in which it enters by a jump. */
  enters?: number | null, };

/** Something that players notice. */
export type Event = { "event": "energy-set", ship: ShipId, energy: number, } | { "event": "turn-began", turn: number, } | { "event": "tailing-began", ship: ShipId, target: ShipId, } | { "event": "tailing-failed", ship: ShipId, target: ShipId, roll: number, } | { "event": "card-shown", ship: ShipId, to: ShipId, } | { "event": "saw-card", ship: ShipId, card: CardId, } | { "event": "planned", ship: ShipId, cards: number, } | { "event": "panel-revealed", ship: ShipId, panel: Panel, dial: number, energy: number, } | { "event": "card-revealed", ship: ShipId, card: CardId, } | { "event": "plan-repaired", ship: ShipId, faults: number, } | { "event": "fuel-spent", ship: ShipId, points: number, left: number, } | { "event": "fuel-out", ship: ShipId, } | { "event": "moved", ship: ShipId, from: Pose, to: Pose, way: Way, } | { "event": "rotated", ship: ShipId, dial: number, } | { "event": "direction-changed", ship: ShipId, heading: number, } | { "event": "level-changed", ship: ShipId, level: number, } | { "event": "overlapped", ships: Array<ShipId>, } | { "event": "marker-placed", ship: ShipId, marker: Pose, } | { "event": "jump-rolled", ship: ShipId, side: [number, number], distance: number, } | { "event": "jumped-out", ship: ShipId, } | { "event": "field-entered", ship: ShipId, terrain: number, drawn: number, kept: number, } | { "event": "struck", ship: ShipId, terrain: number, } | { "event": "counters-drawn", ship: ShipId, pool: Pool, counters: number, } | { "event": "counters-received", ship: ShipId, counters: Array<Counter>, } | { "event": "fire-committed", ship: ShipId, fires: boolean, } | { "event": "attack-declared", ship: ShipId, target: Target, } | { "event": "attack-rolled", ship: ShipId, target: Target, dice: [number, number], split: boolean, modifiers: Array<[Modifier, number]>, hits: number, } | { "event": "wound-felt", ship: ShipId, by: number, } | { "event": "depot-hit", terrain: number, damage: number, left: number, } | { "event": "symbol-named", ship: ShipId, symbol: Symbol, } | { "event": "counter-put-back", ship: ShipId, } | { "event": "symbol-cancelled", ship: ShipId, symbol: Symbol, } | { "event": "crippled", ship: ShipId, } | { "event": "eliminated", ship: ShipId, cause: Cause, counters: Array<Counter>, } | { "event": "escaped", ship: ShipId, } | { "event": "talent-used", ship: ShipId, talent: Talent, } | { "event": "flaw-tried", ship: ShipId, flaw: Flaw, roll: number, acts: boolean, } | { "event": "looked-over", ship: ShipId, target: ShipId, } | { "event": "saw-counters", ship: ShipId, counters: Array<Counter>, } | { "event": "helped", ship: ShipId, friend: ShipId, } | { "event": "game-over", outcome: Outcome, };

/** An optional rule or feature. */
export type Extra = "aiming" | "attack-declaration" | "blank-cards" | "rolling-doubles" | "fuel" | "tailing" | "levels" | "asteroids" | "planetoids" | "pilots" | "talents" | "ftl";

/** An enemy that was looked over. */
export type Eye = {
  /** Whom. */
  target: ShipId,
  /** The last turn in which it helps. */
  until: number,
  /** How much. */
  by: number, };

/** The numbers and curves that a client draws with. */
export type Facts = {
  /** Ship cards. */
  ships: { [key in ShipClass]?: ShipCard },
  /** Maneuver cards. */
  maneuvers: { [key in CardId]: ManeuverFacts },
  /** The corners of every ship's base, seen from its stand. */
  base: Array<Spot>,
  /** How wide a fire arc is. */
  arc: number,
  /** The ends of the ruler's bands, its mark for tailing, and how high a level is. */
  ruler: RulerFacts,
  /** How many degrees one notch of the rotation dial is. */
  notch: number,
  /** The kinetic energy of each speed. */
  energies: { [key in Speed]?: number },
  /** What an overboost adds to the energy. */
  "boost-energy": number,
  /** What a change of level adds to the energy. */
  "climb-energy": number,
  /** The least energy with which a ship drifts so far when it changes direction. */
  drifts: Array<DriftFacts>,
  /** The outlines of templates, around their middle. */
  templates: { [key in Template]?: Array<Point> },
  /** The counters of one set, blue and collision. */
  counters: Array<CounterFacts>,
  /** The lowest and the highest level. */
  levels: [number, number],
  /** The missions that are built in. */
  missions: Array<Mission>, };

/** Whether a ship is in play. */
export type Fate = "in-play" | { "enters": number } | "eliminated" | "escaped";

/** A flaw card. */
export type Flaw = "tormented-soul" | "concentration-loss" | "overconfident" | "trigger-happy" | "hothead" | "slow-reactions" | "heavy-hand" | "shaken" | "poor-spacing" | "rock-shy";

/** What a mission can forbid a ship. */
export type Forbidden = "overboost" | "ftl";

/** Who wins if all conditions hold at the end of a turn. */
export type Goal = {
  /** Who. */
  winner: Winner,
  /** If all of this holds. */
  when: Array<Condition>, };

/** To which hand a maneuver goes. */
export type Hand = "ahead" | "left" | "right";

/** How often a special damage was suffered. More than twice makes no difference to a ship that is still in play. */
export type Harm = "never" | "once" | "twice";

/** Something that lies on the table. */
export type Laid = {
  /** Its template. */
  template: Template,
  /** Which side of an asteroid field lies up. */
  density?: Density | null,
  /** Where its middle is. */
  at: Point,
  /** How far it is turned clockwise. */
  turned: number,
  /** Its level. */
  level: number,
  /** How much damage a depot takes. */
  structure?: number | null,
  /** Whose depot it is. */
  owner?: Side | null, };

/** What is remembered of the turn before. */
export type LastTurn = {
  /** Whether the ship made a difficult maneuver. */
  difficult: boolean,
  /** Whether it drew a counter. */
  hurt: boolean,
  /** At whom it fired, if that still helps. */
  aim: Aim | null, };

/** An effect that lasts until the end of the turn, or for the firing step. */
export type Lasting = { "acceleration": number } | { "g-limit": number } | "cool-head" | "brake" | { "rotate-with": number } | "no-talents" | "no-standing-still" | "no-hard-maneuvers" | "only-straight" | { "wide-arc": {
  /** How wide, in degrees. */
  degrees: number,
  /** What is added to the roll. */
  by: number, } } | { "helped": number } | "must-attack-nearest" | "must-attack";

/** The experience of a pilot, as tokens have it. {dogfight.pilots.tokens} */
export type Level = "nugget" | "rookie" | "average" | "expert" | "ace";

/** A maneuver card. */
export type ManeuverFacts = {
  /** To whose deck it belongs. */
  deck: ShipClass,
  /** The form of the maneuver. */
  shape: Shape,
  /** To which hand it goes. */
  hand: Hand,
  /** Its G-value. */
  g: number,
  /** Whether it bears the mark for difficult maneuvers. */
  difficult: boolean,
  /** Its arrows by speed. */
  arrows: { [key in Speed]?: ArrowFacts },
  /** The line of an overboost; the curve leads to where the next card begins. */
  line: ArrowFacts | null, };

/** A mission. */
export type Mission = {
  /** Its short name. */
  name: string,
  /** Its title, by language. */
  title: { [key in string]: string },
  /** The rules it is played with. */
  rules: Rules,
  /** What is added to them. */
  extras: Array<Extra>,
  /** Width and height of the playing area. */
  table: Area,
  /** The Colonial ships. */
  colonial: Array<Entry>,
  /** The Cylon ships. */
  cylon: Array<Entry>,
  /** What else is on the table. */
  terrain: Array<Laid>,
  /** Rules of its own. */
  special: Array<Special>,
  /** How it is won: the first goal whose conditions all hold at the end of a turn. */
  victory: Array<Goal>,
  /** After so many turns it is over, whatever the goals say. */
  "turn-limit": number,
  /** The most that the ships of a side may cost, if sides are balanced by points. */
  points?: number | null, };

/** A mission that is built in, by its name, or one that came with the set-up. */
export type MissionChoice = string | Mission;

/** What all know that is added to an attack roll. {dogfight.firing.modifiers} */
export type Modifier = "range" | "target-stands" | "fast-target" | "fast-attacker" | "pilot" | "aiming" | "cover" | "snap-shot" | "leader" | "technical-eye" | "unrecognised" | "talent" | "flaw";

/** When a card can act. */
export type Moment = "plan" | "reveal" | "drift" | "fire-step" | "first-fire-step" | "attacking" | "attacked" | "friend-attacked" | "missed" | "hit" | "drawn" | "field" | "jump" | "tailing" | "tailed" | "end" | "another-talent";

/** What something on the table is. */
export type Nature = { "field": Density } | "planetoid" | { "depot": {
  /** Whose it is. */
  owner: Side,
  /** How much damage it takes. */
  structure: number,
  /** How much it has taken. */
  damage: number, } };

/** A set of rules that goes with any mission. */
export type OptionSet = "mission" | "quick-start" | "complete" | "tactics" | "everything";

/** The rules of one table. */
export type Options = {
  /** The basic set. */
  rules: Rules,
  /** What is added to it. */
  extras: Array<Extra>,
  /** What happens when bases overlap, if it is not what the basic set says. */
  overlap?: Overlap | null,
  /** In which order ships plan that tail each other in a circle. */
  circle: Circle,
  /** Whether players may plan what is illegal, and pay for it. {dogfight.illegal.strict} */
  "strict-table": boolean, };

/** A set of rules by its name, or rules of one's own. */
export type OptionsChoice = OptionSet | Options;

/** How it ended. {dogfight.victory.goals} */
export type Outcome = "colonial" | "cylon" | "draw";

/** What happens when bases overlap. {dogfight.overlap.method} */
export type Overlap = "slide" | "stay";

/** What one seat sees of its own. */
export type Own = {
  /** What lies beside the control panels of its ships. */
  cockpits: { [key in ShipId]: Cockpit },
  /** What it was shown of others' cards and counters this turn. */
  seen: Array<Sighting>, };

/** The sliders of the control panel. */
export type Panel = {
  /** The speed; in a jump, that of the arrow which keeps the energy. */
  speed: Speed,
  /** The level slider. */
  climb: Climb,
  /** Whether the speed slider is on FTL. */
  ftl: boolean, };

/** A pilot with a name and a card. {dogfight.pilots.cards} */
export type Pilot = "apollo" | "starbuck" | "kat" | "hot-dog" | "husker" | "boomer" | "helo" | "racetrack" | "scar" | "raider-veteran" | "raider-hunter" | "raider-drone" | "centurion-crew" | "number-eight";

/** A pilot with its cards. */
export type PilotSheet = {
  /** Which, if it is a named one. */
  name: Pilot | null,
  /** How experienced. */
  level: Level,
  /** Talents left, and how often each was used. */
  talents: Array<[Talent, number]>,
  /** Flaws left, and how often each has acted. */
  flaws: Array<[Flaw, number]>, };

/** The whole plan for a ship. */
export type Plan = {
  /** The cards. */
  cards: Cards,
  /** The sliders. */
  panel: Panel,
  /** The rotation dial: notches of 30 degrees, clockwise. */
  dial: number, };

export type Point = [number, number];

/** The two kinds of counters. {dogfight.components.counters} */
export type Pool = "blue" | "collision";

/** A place and a heading, both to hundredths. */
export type Pose = {
  /** Where the stand is. */
  at: Point,
  /** Where it moves to, in degrees clockwise from north. */
  heading: number, };

/** What all see. */
export type Public = {
  /** The rules in play. */
  options: Options,
  /** The mission. */
  mission: Mission,
  /** What happens next. */
  step: Step,
  /** Counts turns from 1. */
  turn: number,
  /** The side of each seat. */
  seats: Array<Side>,
  /** The ships. */
  ships: Ships,
  /** What else is on the table. */
  terrain: Array<Terrain>,
  /** Who tails whom this turn. */
  tails: Array<Tail>,
  /** The attacks of the firing step under way. */
  attacks: Array<Attack>,
  /** How it ended. */
  outcome: Outcome | null, };

/** How far away a target is. */
export type Range = "short" | "medium" | "long";

/** What all know of a plan: first the panel, then the first card, and the second only when it is carried out. */
export type Revealed = {
  /** The first card, once it was shown: ships jump before that. */
  first: CardId | null,
  /** The second card, once it was shown. */
  second: CardId | null,
  /** The sliders. */
  panel: Panel,
  /** The rotation dial. */
  dial: number, };

/** The combat ruler. */
export type RulerFacts = {
  /** The end of short range. */
  short: number,
  /** The end of medium range. */
  medium: number,
  /** The end of long range. */
  long: number,
  /** The mark below which a ship can be tailed. */
  tailing: number,
  /** How high a level is. */
  level: number, };

/** The basic set of rules. */
export type Rules = "quick-start" | "complete";

/** How a table is set up. */
export type Setup = {
  /** How many players, in two teams: Colonial and Cylon seats take turns, unless `seats` says otherwise. */
  players: number,
  /** What is played. */
  mission: MissionChoice,
  /** The side of each seat. */
  seats?: Array<Side> | null,
  /** Who flies which ship, counted from 1; without it, ships are dealt out in turn. */
  pilots?: { [key in ShipId]: number },
  /** The rules. */
  options: OptionsChoice,
  /** Whether players may plan what is illegal, and pay for it, whatever `options` say. {dogfight.illegal.strict} */
  "strict-table": boolean, };

/** The form of a maneuver. */
export type Shape = "straight" | "slip" | "bank" | "turn" | "break" | "flip" | "skid" | "ob-straight" | "ob-bank" | "ob-turn" | "ob-slip" | "change-direction" | "blank";

/** A ship, as all see it. */
export type Ship = {
  /** Its name at the table. */
  id: ShipId,
  /** Which kind. */
  class: ShipClass,
  /** Who flies it. */
  owner: Seat,
  /** Its pilot. */
  pilot: PilotSheet,
  /** Whether it is in play. */
  fate: Fate,
  /** Where its base is; the heading is where it moves to. */
  pose: Pose,
  /** The rotation dial: where it points, in notches of 30 degrees clockwise from its heading. */
  dial: number,
  /** Its level. */
  level: number,
  /** Its kinetic energy. */
  energy: number,
  /** Where the speed slider was last. */
  speed: Speed,
  /** Its fuel, where fuel is played with. */
  fuel: number | null,
  /** Whether it was announced as crippled. */
  crippled: boolean,
  /** How often it has jumped from spot to spot. */
  jumps: number,
  /** The turn of its last jump. */
  "last-jump": number | null,
  /** Whom it has looked over, and until when that helps: each look until an attack on that enemy. */
  eyes: Array<Eye>,
  /** Whether it has attacked, or was hit. */
  known: boolean,
  /** What is remembered of the turn before. */
  before: LastTurn,
  /** What happened to it this turn. */
  now: ThisTurn, };

/** What stands on a ship's card. */
export type ShipCard = {
  /** What an attack roll has to reach. */
  attack: number,
  /** How much damage it takes. */
  structure: number,
  /** How much its energy can change in a turn. */
  acceleration: number,
  /** Whether it can jump faster than light. */
  ftl: boolean,
  /** What it costs where sides are balanced by points. */
  points: number, };

/** A kind of ship. */
export type ShipClass = "viper-mk-ii" | "cylon-raider" | "viper-mk-vii" | "raptor" | "cylon-heavy-raider";

export type ShipId = `colonial-${number}` | `cylon-${number}`;

export type Ships = Record<ShipId, Ship>;

/** One of the two teams. */
export type Side = "colonial" | "cylon";

/** Something that a player was shown. */
export type Sighting = { "card": {
  /** Whose. */
  ship: ShipId,
  /** The card. */
  card: CardId, } } | { "counters": {
  /** Whose. */
  ship: ShipId,
  /** The counters at that time. */
  damage: Array<Damage>, } };

/** A rule that only a mission has. {dogfight.missions.special} */
export type Special = { "unrecognised": {
  /** Which ship. */
  ship: ShipId,
  /** How much is added. */
  by: number, } } | { "leaves-by-jump": {
  /** Which ship. */
  ship: ShipId,
  /** The first turn in which it may. */
  "from-turn": number, } } | { "entry-distance": {
  /** How far, in millimetres. */
  millimetres: number, } };

/** The special damage that binds a ship in a step. */
export type SpecialDamage = {
  /** To the engine. {dogfight.damage.engine} */
  engine: Harm,
  /** To the controls. {dogfight.damage.controls} */
  controls: Harm,
  /** To the pilot. {dogfight.damage.pilot} */
  pilot: Harm,
  /** To hull or wings. {dogfight.damage.hull} */
  hull: Harm, };

/** The slider for the speed on the control panel. */
export type Speed = "0" | "B" | "L" | "M" | "H";

/** A place seen from a ship: so far ahead, so far to its right, and turned so far clockwise. */
export type Spot = {
  /** Ahead. */
  forward: number,
  /** To the right. */
  right: number,
  /** Clockwise. */
  turn: number, };

/** What happens next. {dogfight.turn.steps} */
export type Step = "starting-energy" | "planning" | "first-movement" | "first-firing" | "second-movement" | "second-firing" | "end-of-turn";

/** The symbols for special damage. {dogfight.damage.special} */
export type Symbol = "engine" | "controls" | "pilot" | "hull";

/** A ship that tails another. {dogfight.tailing.conditions} */
export type Tail = {
  /** Who tails. */
  ship: ShipId,
  /** Whom. */
  target: ShipId, };

/** A talent card. */
export type Talent = "marksman" | "steady-aim" | "snap-shot" | "ace-gunner" | "called-shot" | "power-pilot" | "quick-reflexes" | "high-g" | "cool-head" | "hard-brake" | "tight-roll" | "drift-master" | "technical-eye" | "leader" | "patch-job" | "bypass" | "bloodhound" | "sturdy-pilot" | "evasive" | "lucky" | "asteroid-dancer" | "wingman" | "jump-sense" | "tail-watcher" | "second-wind";

/** What is fired at. */
export type Target = { "ship": ShipId } | { "depot": number };

/** A template. */
export type Template = "asteroid-a" | "asteroid-b" | "asteroid-c" | "planetoid-a" | "planetoid-b" | "planetoid-c" | "depot";

/** Something on the table. */
export type Terrain = {
  /** Its template. */
  template: Template,
  /** What it is. */
  nature: Nature,
  /** Where its middle is, and how it is turned. */
  pose: Pose,
  /** Its level. */
  level: number, };

/** Everything that has a name, and the numbers a client draws with. */
export type Texts = {
  /** Numbers and curves, the same in every language. */
  facts: Facts,
  /** The two sides. */
  sides: { [key in Side]?: string },
  /** Kinds of ships. */
  ships: { [key in ShipClass]?: string },
  /** Maneuver cards. */
  maneuvers: { [key in CardId]: string },
  /** Speeds. */
  speeds: { [key in Speed]?: string },
  /** Special damage. */
  symbols: { [key in Symbol]?: string },
  /** Pilots. */
  pilots: { [key in Pilot]?: string },
  /** The experience of pilots. */
  levels: { [key in Level]?: string },
  /** Talents. */
  talents: { [key in Talent]?: string },
  /** Flaws. */
  flaws: { [key in Flaw]?: string },
  /** What is added to attack rolls. */
  modifiers: { [key in Modifier]?: string },
  /** Basic sets of rules. */
  rules: { [key in Rules]?: string },
  /** Optional rules. */
  extras: { [key in Extra]?: string },
  /** What lies on the table. */
  templates: { [key in Template]?: string },
  /** The steps of a turn. */
  steps: { [key in Step]?: string },
  /** Ranges. */
  ranges: { [key in Range]?: string },
  /** Why an enemy can't be attacked. */
  "why-not": { [key in WhyNot]?: string },
  /** Why a ship can't attack at all. */
  unready: UnreadyTexts,
  /** Missions that are built in. */
  missions: { [key in string]: string },
  /** How the game ends. */
  outcomes: { [key in Outcome]?: string },
  /** Cards and missions by kind and word. */
  cards: { [key in CardKind]?: { [key in string]: CardText } }, };

/** What happened to a ship this turn. */
export type ThisTurn = {
  /** What was revealed. */
  revealed: Revealed | null,
  /** Whether it began the turn without fuel. {dogfight.fuel.out} */
  dry: boolean,
  /** The energy before. */
  "old-energy": number,
  /** Whether it has carried out a difficult maneuver. */
  difficult: boolean,
  /** Whether it can't fire: its base lay over another. */
  busy: boolean,
  /** Its attack, once it has made it. */
  attack: Aim | null,
  /** How many counters it has drawn. */
  drawn: number,
  /** Talents used. */
  used: Array<Talent>,
  /** Flaws that somebody has tried to activate. */
  tried: Array<Flaw>,
  /** Effects that last until the end of the turn. */
  effects: Array<Lasting>, };

/** Why a ship can't attack at all. */
export type UnreadyTexts = {
  /** Its base lay over another. */
  busy: string,
  /** It has fired. */
  fired: string,
  /** It has just jumped. */
  jumped: string, };

/** What one viewer may know. */
export type View = {
  /** The seat of the viewer, if there is one. */
  seat: Seat | null,
  /** What all see. */
  public: Public,
  /** What all see of the cards and counters beside each control panel. */
  backs: Array<Backs>,
  /** What only the viewer sees. */
  own: Own | null,
  /** What every ship sees of its enemies. */
  aimed: Array<Aimed>,
  /** How many blue counters are left. */
  blue: number,
  /** How many collision counters are left. */
  collision: number, };

/** By what a ship moved. */
export type Way = { "card": CardId } | { "both": {
  /** The overboost. */
  boost: CardId,
  /** The other. */
  then: CardId, } } | "drift" | "slide" | "jump";

/** Why an enemy can't be attacked. */
export type WhyNot = "outside-arc" | "too-far" | "blocked" | "overlap";

/** Who wins. */
export type Winner = "colonial" | "cylon" | "draw" | "fewer-losses";
