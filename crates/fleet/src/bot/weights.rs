//! The weights by which an officer judges, in rough units of one resource at a comfortable level. Most were found by
//! hill climbing over simulated games (`examples/laboratory.rs`), and measured on other seeds; nothing in the rules
//! depends on them.

// What resources are worth.

/// One of a resource of which there is plenty.
pub(super) const RESOURCE: f64 = 0.65;
/// What scarcity adds, divided by what is left beyond the toll of the way.
pub(super) const SCARCITY: f64 = 6.0;
/// What each unit of distance will cost: fuel,
pub(super) const FUEL_A_DISTANCE: f64 = 0.7;
/// population,
pub(super) const POPULATION_A_DISTANCE: f64 = 1.0;
/// food,
pub(super) const FOOD_A_DISTANCE: f64 = 0.16;
/// and morale.
pub(super) const MORALE_A_DISTANCE: f64 = 0.25;
/// A crisis on the whole, with what everybody draws and does meanwhile.
pub(super) const CRISIS: f64 = 1.1;
/// A turn of a Cylon whom everybody knows.
pub(super) const CYLON_TURN: f64 = 1.8;
/// How many crises a unit of distance stands for.
pub(super) const CRISES_A_DISTANCE: f64 = 6.8;
/// A space of the jump track, when the next jump is the last.
pub(super) const LAST_LEG: f64 = 4.0;

// Ships.

/// A civilian ship, in units of population: it is lost for good, and some carry more than one.
pub(super) const CIVILIAN: f64 = 2.0;
/// How fast more raiders than ships make less of a difference.
pub(super) const SWARM: f64 = 1.6;
/// An attack on a viper.
pub(super) const FOUGHT: f64 = 0.15;
/// A ship less, whatever it was about to do.
pub(super) const KILL: f64 = 0.4;
/// A raider that is launched,
pub(super) const RAIDER: f64 = 0.45;
/// and a heavy raider.
pub(super) const HEAVY_RAIDER: f64 = 0.9;
/// The same when they are only to be expected.
pub(super) const LATER_RAIDER: f64 = 0.3;
/// Raiders that basestars launch where there are none.
pub(super) const FIRST_RAIDER: f64 = 0.15;
/// A heavy raider that is to be expected.
pub(super) const LATER_HEAVY_RAIDER: f64 = 0.6;
/// A heavy raider where there was none.
pub(super) const FIRST_HEAVY_RAIDER: f64 = 1.0;
/// How often Cylons who command ships have raiders act in a turn,
pub(super) const COMMANDED_RAIDS: f64 = 0.4;
/// heavy raiders,
pub(super) const COMMANDED_BOARDINGS: f64 = 0.3;
/// basestars,
pub(super) const COMMANDED_BOMBARDMENTS: f64 = 0.3;
/// or basestars launch.
pub(super) const COMMANDED_LAUNCHES: f64 = 0.2;
/// How much worse centurions are for each Cylon who commands them.
pub(super) const PRESSED: f64 = 1.0;
/// Galactica taken by centurions.
pub(super) const INVADED: f64 = 60.0;
/// A centurion that boards.
pub(super) const BOARDING: f64 = 3.0;

// Deeds.

/// The President's Office: lasting gains lie in the quorum deck.
pub(super) const PRESIDENTS_OFFICE: f64 = 1.8;
/// A quorum card.
pub(super) const QUORUM_CARD: f64 = 0.45;
/// Two politics cards.
pub(super) const PRESS_ROOM: f64 = 0.8;
/// A tactics or engineering card.
pub(super) const RESEARCH_LAB: f64 = 0.4;
/// Two cards of any type.
pub(super) const CONSOLIDATE_POWER: f64 = 0.9;
/// A look at what comes.
pub(super) const SCOUT: f64 = 0.6;
/// A try to leave the Brig.
pub(super) const ESCAPE: f64 = 0.9;
/// How many orders to vipers Command is good for: two, and what they lead to.
pub(super) const COMMAND: f64 = 3.8;
/// How many moves of ships Communications is good for: raiders follow.
pub(super) const EVASION: f64 = 0.8;
/// A viper more in space, wherever it is.
pub(super) const LAUNCHED: f64 = 0.02;
/// A target within reach of a pilot who launches.
pub(super) const CLOSE: f64 = 0.3;
/// Below this the sky is quiet, and pilots may stay aboard.
pub(super) const QUIET: f64 = 1.0;
/// Being in a viper.
pub(super) const PILOT: f64 = 0.12;
/// A nuke that is kept.
pub(super) const NUKE: f64 = 1.5;
/// How much dearer people are who are left behind when hardly anybody is left.
pub(super) const SCARCE: f64 = 2.0;
/// What a card costs that is played for its text, for each point of strength.
pub(super) const ACTION_CARD: f64 = 0.12;
/// How many times the location a second action there is worth it.
pub(super) const TWICE: f64 = 1.8;
/// An action of which nothing is known.
pub(super) const ANY_ACTION: f64 = 0.5;
/// What an order brings beside what others can see of it.
pub(super) const ORDERED: f64 = 0.2;
/// A location less that is damaged,
pub(super) const MEND: f64 = 0.5;
/// and more so for each that is.
pub(super) const MEND_MORE: f64 = 0.35;
/// FTL Control, for each space that the token has moved.
pub(super) const MEND_FTL: f64 = 0.55;

// Checks.

/// A card that goes into a check, as all see it.
pub(super) const CHECK_CARD: f64 = 0.25;
/// The same for whoever adds it, by how gladly it is kept.
pub(super) const CARD_PRICE: f64 = 0.35;
/// How gladly a card is kept for each point of strength,
pub(super) const KEPT_STRENGTH: f64 = 0.25;
/// and an Executive Order for what it does.
pub(super) const KEPT_ORDER: f64 = 1.0;
/// How much less more cards of a name are worth.
pub(super) const SAME: f64 = 0.7;
/// The strength of a card that a human adds: the strong ones go first.
pub(super) const HELP: f64 = 2.8;
/// The strength of a card that a Cylon adds.
pub(super) const HARM: f64 = 2.0;
/// What a known Cylon adds on the whole,
pub(super) const OPEN_HARM: f64 = 2.0;
/// and a hidden one.
pub(super) const HIDDEN_HARM: f64 = 1.5;
/// How many spreads above the difficulty are aimed at, before a check
pub(super) const OUTLOOK_MARGIN: f64 = 0.5;
/// and in it.
pub(super) const MARGIN: f64 = 0.5;
/// How much of what others could add can be hoped for before a check,
pub(super) const SPENDABLE: f64 = 0.7;
/// and in it.
pub(super) const RELY: f64 = 0.6;
/// A human who leaves the Brig,
pub(super) const FREE: f64 = 2.4;
/// and how much worse a Cylon is there.
pub(super) const FREE_CYLON: f64 = 5.0;

// Cylons.

/// A hidden Cylon in the Brig,
pub(super) const CAUGHT_CYLON: f64 = 5.0;
/// a human there,
pub(super) const JAILED_HUMAN: f64 = 3.2;
/// and what a Cylon does openly in a turn, more than hidden.
pub(super) const OPEN_TURN: f64 = 3.0;
/// The worse of two crises.
pub(super) const CAPRICA: f64 = 2.2;
/// A super crisis.
pub(super) const SUPER_CRISIS: f64 = 3.5;
/// A card out of a human's hand.
pub(super) const HUMAN_FLEET: f64 = 0.5;
/// What it brings to stay hidden.
pub(super) const HIDDEN: f64 = 7.3;
/// How much less that is for each unit of distance,
pub(super) const LATE: f64 = 0.75;
/// after sleeper agents have woken,
pub(super) const AWAKE: f64 = 1.0;
/// and in the Brig.
pub(super) const CAUGHT: f64 = 4.0;
/// How often a hidden Cylon spoils a check,
pub(super) const BOLD: f64 = 0.8;
/// how much more often for each unit of distance,
pub(super) const BOLDER: f64 = 0.1;
/// and how often with two cards.
pub(super) const TWICE_BOLD: f64 = 0.6;
/// How often a timid one does.
pub(super) const TIMID: f64 = 0.1;
/// How often one that does not spoil a check adds a token of good will.
pub(super) const GOOD_WILL: f64 = 0.5;
