// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`: don't edit.
import type { Seat } from './api';

/** What a unit can be forbidden. It beats any permission. {ccg.effects.cannot} */
export type Act = "challenge" | "defend" | "be-target" | "be-power-target";

/** Whom a challenge is against. */
export type Against = { "player": Seat } | { "threat": [PieceId, Seat] };

/** What a player is asked. */
export type Ask = { "ask": "redraw" } | { "ask": "play-resource" } | { "ask": "supply-under",
  /** The card. */
  card: CardId, } | { "ask": "reorder" } | { "ask": "action" } | { "ask": "respond" } | { "ask": "pay",
  /** For which card. */
  card: CardId,
  /** What is left to pay. */
  left: Cost, } | { "ask": "pay-tax",
  /** How many resources of any types are left to pay. */
  left: number, } | { "ask": "discount",
  /** The card. */
  card: CardId, } | { "ask": "exchange" } | { "ask": "expedite",
  /** The excess. */
  excess: Cost, } | { "ask": "target",
  /** The card. */
  card: CardId,
  /** Which of its abilities. */
  ability: number,
  /** Which of its targets. */
  target: number, } | { "ask": "trigger",
  /** The card. */
  card: CardId,
  /** Which of its abilities. */
  ability: number,
  /** Why. */
  trigger: Trigger, } | { "ask": "optional-cost",
  /** The card. */
  card: CardId, } | { "ask": "pick-cards",
  /** What. */
  verb: Verb,
  /** How many. */
  count: number, } | { "ask": "overlay",
  /** The card. */
  card: CardId, } | { "ask": "requirement",
  /** The mission. */
  card: CardId, } | { "ask": "opponent" } | { "ask": "challenge-as" } | { "ask": "defend" } | { "ask": "whether-to-defend" } | { "ask": "choose-defender" } | { "ask": "manipulate" } | { "ask": "mystic-value" } | { "ask": "face-threats" } | { "ask": "which-threat" } | { "ask": "discard",
  /** How many; any number if it is nothing. */
  count: number | null, } | { "ask": "choose",
  /** The card. */
  card: CardId, } | { "ask": "name-opponent" } | { "ask": "take-shown",
  /** Whose hand. */
  from: Seat, } | { "ask": "hand-to-deck" } | { "ask": "keep-on-top" } | { "ask": "next-to-bottom" } | { "ask": "may-go-below",
  /** The card. */
  card: CardId, } | { "ask": "salvage" } | { "ask": "search" } | { "ask": "recover" } | { "ask": "supply-from-hand" };

/** What all see of a player's hidden cards: how many there are. */
export type Backs = {
  /** In hand. */
  hand: number,
  /** In the deck. */
  deck: number, };

/** What is printed on a card. */
export type CardFacts = {
  /** The printed number. */
  number: string,
  /** Title and subtitle. */
  name: string,
  /** The upper label. */
  title: string | null,
  /** The lower label. */
  subtitle: string | null,
  /** Its type. */
  kind: Kind,
  /** Where it was published. */
  set: Set,
  /** How often it is found. */
  rarity: Rarity,
  /** Whether only one of its title may be in play for a player. */
  singular: boolean,
  /** What it costs: persuasion, logistics, security. */
  cost: Cost,
  /** Its power; of a base, its part of the fleet defense level. Events and missions have none. */
  power: number | null,
  /** The mystic value; bases have none. */
  mystic: number | null,
  /** The Cylon threat number; bases have none. */
  threat: number | null,
  /** What it makes as an asset or base. */
  resource: Resource | null,
  /** Its traits. */
  traits: Array<Trait>,
  /** Its keywords, but for Expedite and Link. */
  keywords: Array<Keyword>,
  /** The excess with which it can be expedited. */
  expedite: Cost | null,
  /** Starting influence, on a base. */
  influence: number | null,
  /** Starting hand size, on a base. */
  hand: number | null,
  /** Its type and traits in words. */
  "type-line": string,
  /** Keywords, requirements and abilities in words, one a line. */
  lines: Array<string>,
  /** Red text in words. */
  red: string | null, };

export type CardId =
    | "agro-ship"
    | "battlestar-galactica"
    | "celestra"
    | "colonial-one"
    | "cylon-base-star"
    | "flattop"
    | "galactica"
    | "iht-colonial-one"
    | "act-of-contrition"
    | "advanced-planning"
    | "angry"
    | "bingo-fuel"
    | "catastrophe"
    | "channel-the-lords-of-kobol"
    | "condition-one"
    | "condition-two"
    | "crackdown"
    | "cylon-computer-virus"
    | "cylon-missile-battery"
    | "cylons-look-like-humans"
    | "decoys"
    | "dissension"
    | "distraction"
    | "downed-pilot"
    | "endless-task"
    | "executive-privilege"
    | "fire-support"
    | "fury"
    | "grounded"
    | "hangar-deck-fire"
    | "high-stakes-game"
    | "martial-law"
    | "military-coup"
    | "network-hacking"
    | "networked-computers"
    | "outmaneuvered"
    | "painful-recovery"
    | "power-of-prayer"
    | "presidential-candidate"
    | "reformat"
    | "setback"
    | "sick-bay"
    | "sneak-attack"
    | "standoff"
    | "still-no-contact"
    | "stims"
    | "stranded"
    | "suicide-bomber"
    | "test-of-faith"
    | "them-or-us"
    | "under-arrest"
    | "vision-of-serpents"
    | "winning-hand"
    | "wounded-in-action"
    | "you-gave-yourself-over"
    | "accused"
    | "alert-five"
    | "arrow-of-apollo"
    | "article-23"
    | "based-on-scriptures"
    | "cag"
    | "colonial-day"
    | "combat-air-patrol"
    | "difference-of-opinion"
    | "dradis-contact"
    | "earn-freedom-points"
    | "earn-your-wings"
    | "flight-school"
    | "formal-dress-function"
    | "full-scale-assault"
    | "god-has-a-plan"
    | "green-youre-a-normal-human"
    | "hand-of-god"
    | "hunt-for-tylium"
    | "increased-loadout"
    | "interim-quorum-of-twelve"
    | "investigation"
    | "kobols-last-gleaming"
    | "life-has-a-melody"
    | "meet-the-new-boss"
    | "misdirection"
    | "multiple-contacts"
    | "obliterate-the-base"
    | "overtime"
    | "persistent-assault"
    | "picking-sides"
    | "press-junket"
    | "pulling-rank"
    | "red-youre-an-evil-cylon"
    | "refueling-operation"
    | "relieved-of-duty"
    | "shuttle-diplomacy"
    | "stern-leadership"
    | "suspicions"
    | "trying-times"
    | "well-see-you-again"
    | "working-together"
    | "apollo-ace-pilot"
    | "apollo-commander-air-group"
    | "apollo-political-liaison"
    | "billy-keikeya-presidential-aide"
    | "billy-keikeya-press-secretary"
    | "boomer-hell-of-a-pilot"
    | "boomer-raptor-pilot"
    | "boomer-saboteur"
    | "centurion-ambusher"
    | "centurion-assassin"
    | "centurion-slayer"
    | "crashdown-alex-quartararo"
    | "crashdown-expert-eco"
    | "crashdown-sensor-operator"
    | "cylon-centurion"
    | "danna-biers-fleet-news-service"
    | "danna-biers-reporter"
    | "dee-dradis-operator"
    | "dee-security-advisor"
    | "dr-baltar-award-winner"
    | "dr-baltar-science-advisor"
    | "dr-baltar-vice-president"
    | "galen-tyrol-cpo"
    | "galen-tyrol-the-chief"
    | "helo-flight-officer"
    | "helo-karl-agathon"
    | "helo-raptor-eco"
    | "laura-roslin-colonial-president"
    | "laura-roslin-leader-of-prophecy"
    | "laura-roslin-madame-president"
    | "mr-gaeta-senior-officer-of-the-watch"
    | "mr-gaeta-tactical-officer"
    | "number-six-agent-provocateur"
    | "number-six-caprican-operative"
    | "number-six-secret-companion"
    | "saul-tigh-colonial-colonel"
    | "saul-tigh-executive-officer"
    | "shelley-godfrey-systems-analyst"
    | "starbuck-hotshot-pilot"
    | "starbuck-risk-taker"
    | "starbuck-sharpshooter"
    | "tom-zarek-political-prisoner"
    | "tom-zarek-sagittaron-representative"
    | "william-adama-colonial-commander"
    | "william-adama-patriotic-soldier"
    | "william-adama-the-old-man"
    | "astral-queen-prison-ship"
    | "cloud-9-cruise-ship"
    | "colonial-shuttle"
    | "colonial-viper-113"
    | "colonial-viper-229"
    | "colonial-viper-315"
    | "colonial-viper-442"
    | "colonial-viper-516"
    | "colonial-viper-670"
    | "colonial-viper-762"
    | "colonial-viper-squadron-800"
    | "colonial-viper-squadron-900"
    | "gemenon-traveller-freighter"
    | "hunting-raider"
    | "luxury-liner"
    | "mining-ship"
    | "olympic-carrier-doomed-liner"
    | "ordnance-freighter"
    | "passenger-cruiser"
    | "raptor-101"
    | "raptor-227"
    | "raptor-342"
    | "raptor-478"
    | "raptor-563"
    | "raptor-689"
    | "raptor-757"
    | "raptor-816"
    | "scouting-raider"
    | "skirmishing-raider"
    | "space-park"
    | "supply-freighter"
    | "troop-freighter"
    | "assault-base-star"
    | "blockading-base-star"
    | "bs-75-galactica"
    | "colonial-heavy-798"
    | "delphi-union-high-school"
    | "ragnar-anchorage"
    | "anti-radiation-dosage"
    | "boarding-party"
    | "concentrated-firepower"
    | "covering-fire"
    | "crushing-reality"
    | "cylon-surprise"
    | "cylons-on-the-brain"
    | "determination"
    | "discourage-pursuit"
    | "double-trouble"
    | "everyones-green"
    | "fallout-shelter"
    | "false-sense-of-security"
    | "full-disclosure"
    | "full-system-malfunction"
    | "left-behind"
    | "lest-we-forget"
    | "like-a-ghost-town"
    | "massive-assault"
    | "out-of-sight"
    | "raiding-farms"
    | "resupply"
    | "showdown"
    | "site-of-betrayal"
    | "special-delivery"
    | "spot-judgment"
    | "strafing-run"
    | "strange-wingman"
    | "swearing-in"
    | "there-are-many-copies"
    | "this-tribunal-is-over"
    | "to-the-victor"
    | "top-off-the-tank"
    | "treacherous-toaster"
    | "unexpected"
    | "sign"
    | "unwelcome-visitor"
    | "vulnerable-supplies"
    | "are-you-alive"
    | "assassination"
    | "beyond-insane"
    | "blackmail"
    | "caprican-ideals"
    | "caprican-supplies"
    | "clear-your-heads"
    | "coming-out-to-fight"
    | "critical-component"
    | "cutting-through-the-hull"
    | "cylon-ambush"
    | "cylon-betrayal"
    | "damning-evidence"
    | "deck-crew"
    | "drawing-strength-from-loss"
    | "explosive-rounds"
    | "false-peace"
    | "hero-to-the-end"
    | "in-love-with-a-machine"
    | "independent-tribunal"
    | "instant-acclaim"
    | "last-word"
    | "marine-assault"
    | "mysterious-warning"
    | "nothin-but-the-rain"
    | "plan-b"
    | "prophetic-visions"
    | "raider-swarm"
    | "ram-the-ship"
    | "rudimentary-still"
    | "sam-battery"
    | "teamwork"
    | "the-hunters"
    | "thinking-outside-the-box"
    | "tightening-the-noose"
    | "to-your-ships"
    | "trust-the-lords-of-kobol"
    | "viral-warfare"
    | "anders-caprican-buccaneer"
    | "anders-resistance-leader"
    | "apollo-distant-son"
    | "apollo-man-of-the-hour"
    | "boomer-cylon-conspirator"
    | "boomer-human-lover"
    | "boomer-savior"
    | "cally-cheerful-mechanic"
    | "centurion-guardian"
    | "centurion-harasser"
    | "centurion-hunter"
    | "centurion-tracker"
    | "doral-overseer"
    | "doral-public-relations"
    | "doral-tour-guide"
    | "dr-baltar-defense-contractor"
    | "dr-baltar-refugee"
    | "dr-baltar-survivor"
    | "dr-cottle-bearer-of-bad-news"
    | "dr-cottle-doc"
    | "dr-cottle-military-surgeon"
    | "ellen-tigh-high-society-player"
    | "ellen-tigh-power-behind-the-xo"
    | "elosha-council-member"
    | "elosha-guide-to-the-prophet"
    | "elosha-priestess"
    | "galen-tyrol-crew-chief"
    | "hadrian-head-of-tribunal"
    | "hadrian-investigator"
    | "hadrian-master-at-arms"
    | "helo-prisoner-of-the-cylons"
    | "helo-protector"
    | "helo-toaster-lover"
    | "laura-roslin-instigator"
    | "laura-roslin-secretary-of-education"
    | "leoben-snake-in-the-grass"
    | "mr-gaeta-brilliant-officer"
    | "number-six-huntress"
    | "number-six-seductress"
    | "number-six-temptress"
    | "saul-tigh-disciplinarian"
    | "simon-caring-doctor"
    | "simon-cylon-scientist"
    | "starbuck-maverick"
    | "starbuck-resistance-fighter"
    | "starbuck-uncooperative-patient"
    | "william-adama-husker"
    | "william-adama-tactician"
    | "assault-heavy-raider"
    | "astral-queen-hitch-in-the-plan"
    | "astral-queen-platform-for-revolution"
    | "captured-heavy-raider-boomers-ride"
    | "captured-raider-karas-pet"
    | "cloud-9-transport-hub"
    | "cloud-9-vacation-ship"
    | "colonial-one-administration-headquarters"
    | "colonial-one-the-presidents-ship"
    | "colonial-viper-0205"
    | "colonial-viper-1026"
    | "colonial-viper-1104"
    | "colonial-viper-1110"
    | "colonial-viper-2220"
    | "colonial-viper-4267"
    | "colonial-viper-7961"
    | "cruising-heavy-raider"
    | "galactica-defender-of-the-fleet"
    | "galactica-launch-platform"
    | "gideon-rebellious-transport"
    | "heavy-transport"
    | "menacing-raider"
    | "nuclear-armed-raider"
    | "olympic-carrier-trojan-horse"
    | "pan-galactic-luxury-liner"
    | "pouncing-raider"
    | "pursuing-raider"
    | "raptor-168"
    | "raptor-203"
    | "raptor-312"
    | "raptor-432"
    | "raptor-659"
    | "raptor-719"
    | "refinery-ship"
    | "shuttle"
    | "captains-quarters"
    | "operations-room"
    | "hangar-bay"
    | "apollo-lee-adama"
    | "boomer-sharon-valerii"
    | "centurion-defender"
    | "centurion-sentry"
    | "dr-baltar-gaius"
    | "william-adama-wounded-warrior"
    | "starbuck-kara-thrace"
    | "starbuck-best-pilot-in-the-fleet";

/** A challenge under way. {ccg.challenge.procedure} */
export type Challenge = {
  /** Who challenges. */
  by: Seat,
  /** With what. */
  challenger: PieceId,
  /** Against whom. */
  against: Against,
  /** As a ship or as a personnel. */
  "challenges-as": UnitType,
  /** What defends. */
  defender: PieceId | null,
  /** Whether it was defended, even if the defender has left play. */
  defended: boolean,
  /** Whether the challenging player chooses the defender. */
  sniper: boolean,
  /** Whether it was ended by an effect. */
  ended: boolean,
  /** How it ends differently. */
  twists: Array<Twist>,
  /** By how much it was won. */
  margin: number,
  /** What is done when it ends. */
  "at-end": Array<[Verb, PieceId]>, };

/** What is different about a card while something lasts or is in play. */
export type Change = { "power": number } | { "power-against-threats": number } | { "threat-number": number } | { "gain": Trait } | { "lose": Trait } | { "grant": Keyword } | { "cannot": Act };

/** Amounts of the three resources: a cost, or what was generated. */
export type Cost = [number, number, number];

/** What players notice. */
export type Event = { "event": "redrawn", seat: Seat, } | { "event": "turn-began", turn: number, } | { "event": "phase-began", phase: Phase, first: Seat, } | { "event": "drew", seat: Seat, count: number, } | { "event": "received", cards: Array<CardId>, } | { "event": "reshuffled", seat: Seat, } | { "event": "asset-played", seat: Seat, card: CardId, } | { "event": "supply-played", seat: Seat, under: PieceWord, } | { "event": "supply-kept", card: CardId, } | { "event": "raised", seat: Seat, piece: PieceWord, } | { "event": "played", seat: Seat, card: CardId, } | { "event": "entered", seat: Seat, piece: PieceWord, } | { "event": "overlaid", seat: Seat, piece: PieceWord, } | { "event": "used", seat: Seat, piece: PieceWord, } | { "event": "triggered", seat: Seat, piece: PieceWord, } | { "event": "resolved", seat: Seat, piece: PieceWord, } | { "event": "linked", piece: PieceWord, to: PieceWord, } | { "event": "spent", seat: Seat, piece: PieceWord, resource: Resource, amount: number, } | { "event": "done", verb: Verb, piece: PieceWord, } | { "event": "sacrificed-under", seat: Seat, piece: PieceWord, card: CardId, } | { "event": "supply-lost", seat: Seat, card: CardId, } | { "event": "passed", seat: Seat, } | { "event": "challenged", seat: Seat, piece: PieceWord, opponent: Seat, } | { "event": "threat-challenged", seat: Seat, piece: PieceWord, threat: PieceWord, cylon: Seat, } | { "event": "defended", seat: Seat, piece: PieceWord, } | { "event": "undefended", seat: Seat, } | { "event": "mystic-revealed", seat: Seat, card: CardId, value: number, } | { "event": "totals", challenger: number, defender: number, } | { "event": "challenge-ended" } | { "event": "influence", seat: Seat, by: number, now: number, } | { "event": "influence-prevented", seat: Seat, } | { "event": "discarded", seat: Seat, cards: Array<CardId>, } | { "event": "hand-shown", seat: Seat, cards: Array<CardId>, } | { "event": "deck-shown", seat: Seat, cards: Array<CardId>, } | { "event": "looked", seat: Seat, deck: Seat, count: number, } | { "event": "saw", deck: Seat, cards: Array<CardId>, } | { "event": "put-on-deck", seat: Seat, } | { "event": "searched", seat: Seat, took: boolean, } | { "event": "found", seat: Seat, card: CardId, } | { "event": "recovered", seat: Seat, card: CardId, } | { "event": "threat-level", level: number, defense: number, } | { "event": "threat-revealed", seat: Seat, threat: PieceWord, } | { "event": "red-text", threat: PieceWord, } | { "event": "jumped-away" } | { "event": "threat-gone", threat: PieceWord, } | { "event": "lost", seat: Seat, } | { "event": "game-over", winners: Array<Seat>, };

/** Numbers of the rules. */
export type Facts = {
  /** Who has so much influence has won. */
  "winning-influence": number,
  /** The least number of cards in a deck, the base not counted. */
  "least-cards": number,
  /** The greatest. */
  "most-cards": number,
  /** The greatest number of copies of one card. */
  "most-copies": number,
  /** What a booster holds, of one of the two sets. */
  booster: [[Rarity, number], [Rarity, number], [Rarity, number]],
  /** The least number of boosters of a sealed pool. */
  "least-boosters": number,
  /** The greatest. */
  "most-boosters": number, };

/** What the very next action gets. {ccg.execution.extra-actions} */
export type Favour = { "discount": number } | "exchange";

/** A keyword. Expedite and Link carry more and have fields of their own. {ccg.keywords.sniper} */
export type Keyword = "manipulate" | "persistent" | "sniper" | "scramble" | "strafe" | "vulnerable" | "vision";

/** A keyword in words. */
export type KeywordText = {
  /** Its name. */
  name: string,
  /** What it means. */
  text: string, };

/** A type of card. */
export type Kind = "base" | "event" | "mission" | "personnel" | "ship";

/** Something that lasts for a while. {ccg.effects.duration} */
export type Lasting = {
  /** What is different. */
  what: LastingChange,
  /** How long. */
  until: Until, };

/** What is different for a while. */
export type LastingChange = { "piece": {
  /** Which. */
  piece: PieceId,
  /** What about it. */
  change: Change, } } | { "every": {
  /** Which, as the rules write it. */
  filter: unknown,
  /** As seen by whom. */
  you: Seat,
  /** Whose cards are left alone. */
  except: Seat | null,
  /** What about them. */
  change: Change, } } | { "threat-power": {
  /** Which. */
  threat: PieceId | null,
  /** By how much. */
  power: number, } } | { "rule": Rule } | { "mystic": {
  /** Whose. */
  seat: Seat,
  /** How it is found. */
  how: Mystics,
  /** Who chooses between two. */
  chooser: Seat,
  /** Which unit gets power instead, and how much. */
  instead: [PieceId, number] | null, } };

/** How the next mystic value in a challenge is found. {ccg.mystic.changes} */
export type Mystics = "sum-of-two" | "one-of-two" | "none";

/** How the game ended: who has won. Several, or nobody, is a tie. {ccg.ending.tie} */
export type Outcome = {
  /** Who has won. */
  winners: Array<Seat>, };

/** What one seat sees of its own. */
export type Own = {
  /** The cards that the player brought, each with the number of its copies. Which are where is another matter. */
  brought: Array<[CardId, number]>,
  /** The hand. */
  hand: Array<CardId>,
  /** Face-down supply cards, each with the stack that it lies beneath. */
  supplies: Array<[PieceId, CardId]>, };

/** A phase of the turn. */
export type Phase = "ready" | "execution" | "cylon";

/** A card in play, with the cards that lie under it. */
export type Piece = {
  /** Its number. */
  id: PieceId,
  /** Who controls it. */
  controller: Seat,
  /** Who owns it, if that is not who controls it. {ccg.zones.control} */
  "lent-by"?: Seat,
  /** The cards of a unit stack, the top last. {ccg.stacks.top} */
  cards: Array<CardId>,
  /** Where it lies. */
  place: Place,
  /** Whether it is face down. */
  exhausted: boolean,
  /** How many supply cards are beneath it. */
  supplies: number,
  /** Which of its abilities were used this turn, by position. */
  used: number, };

/** A card in play: its number, which it keeps for as long as it is there. */
export type PieceId = number;

/** A card in play as it is called in records: `colonial-viper-113#4`. */
export type PieceWord = {
  /** The top card. */
  card: CardId,
  /** Its number. */
  id: PieceId, };

/** Where a card in play lies. {ccg.zones.areas} */
export type Place = "alert" | "reserve" | "resource" | { "linked": PieceId };

/** A player, as all see it. */
export type Player = {
  /** The base that the player brought. */
  base: CardId,
  /** Influence. */
  influence: number,
  /** Whether the player has lost and left the game. */
  out: boolean,
  /** Whether a mission was resolved in this execution phase. */
  "resolved-mission": boolean,
  /** The cards that the player controls, in the order in which they came into play. */
  pieces: Array<Piece>,
  /** The discard pile, the top last. */
  discard: Array<CardId>, };

/** What all see. */
export type Public = {
  /** What happens next. */
  step: Step,
  /** The phase. */
  phase: Phase,
  /** Counts turns from 1; 0 is the set-up. */
  turn: number,
  /** The first player. */
  first: Seat,
  /** The player whose decision is next. */
  active: Seat,
  /** How many players have passed one after the other. */
  passes: number,
  /** The players. */
  players: Array<Player>,
  /** Revealed Cylon threats. */
  threats: Array<Threat>,
  /** The challenge under way. */
  challenge: Challenge | null,
  /** What lasts for a while. */
  lasting: Array<Lasting>,
  /** How many more actions the active player takes at once. */
  "extra-actions": number,
  /** What the action being taken gets. */
  favour: Favour | null,
  /** What the very next action gets. */
  "next-favour": Favour | null,
  /** Who is first in the next Cylon phase of this turn, whatever the influence. */
  "first-in-cylon-phase": Seat | null,
  /** How many more execution and Cylon phases this turn has. */
  "more-phases": number,
  /** Whether the execution phase ends with this action. */
  "phase-ends": boolean,
  /** The number of the next card that comes into play. */
  "next-piece": number,
  /** How it ended. */
  outcome: Outcome | null, };

/** How often a card is found. */
export type Rarity = "fixed" | "common" | "uncommon" | "rare" | "exclusive";

/** A type of resource. {ccg.resources.types} */
export type Resource = "persuasion" | "logistics" | "security";

/** A rule for everybody while it lasts. */
export type Rule = "no-influence-loss" | "no-influence-gain" | "no-challenges";

/** Where a card was published. */
export type Set = "base" | "betrayal" | "promo";

/** A set-up as it is written: decks that are not named are starter decks by lot. */
export type Setup = {
  /** For how many players; as many as there are decks, if it is not given. */
  players?: number | null,
  /** The decks by seat. What stands here is open to all. */
  decks?: Array<string> | null, };

/** What follows from the cards in play. */
export type Standing = {
  /** The units. */
  units: Array<UnitStanding>,
  /** The power of each revealed threat. */
  threats: Array<number>,
  /** The Cylon threat level. */
  "threat-level": number,
  /** The fleet defense level. */
  "fleet-defense": number, };

/** A deck that comes with the game. */
export type Starter = "viper-wing" | "quorum" | "toaster-tide" | "tribunal";

/** A deck that comes with the game. */
export type StarterText = {
  /** Its name. */
  name: string,
  /** How it plays. */
  about: string,
  /** Its base. */
  base: CardId,
  /** Its cards, each with the number of its copies. */
  cards: Array<[CardId, number]>, };

/** What happens next. {ccg.turn.order} */
export type Step = "redraw" | "ready" | "play-resource" | "reorder" | "action" | "threats" | "face-threats";

/** Everything that has a name, and what a client draws cards with. */
export type Texts = {
  /** Numbers of the rules. */
  facts: Facts,
  /** The cards. */
  cards: { [key in CardId]: CardFacts },
  /** The decks that come with the game. */
  starters: { [key in Starter]?: StarterText },
  /** Resources. */
  resources: { [key in Resource]?: string },
  /** Types of cards. */
  kinds: { [key in Kind]?: string },
  /** Traits. */
  traits: { [key in Trait]?: string },
  /** Keywords. */
  keywords: { [key in Keyword]?: KeywordText },
  /** Sets. */
  sets: { [key in Set]?: string },
  /** Rarities. */
  rarities: { [key in Rarity]?: string },
  /** The phases of a turn. */
  phases: { [key in Phase]?: string },
  /** The steps of a turn. */
  steps: { [key in Step]?: string }, };

/** A revealed Cylon threat. {ccg.cylon-phase.reveal} */
export type Threat = {
  /** Its number. */
  id: PieceId,
  /** The card. */
  card: CardId,
  /** Who revealed it. */
  owner: Seat,
  /** Whom its red text does not affect. */
  spares?: Seat, };

/** A word that other cards refer to. */
export type Trait = "capital-ship" | "civilian" | "crisis" | "cylon" | "enlisted" | "fighter" | "machine" | "military" | "officer" | "pilot" | "political" | "politician" | "scout" | "transport";

/** When an ability is triggered. What it is about must fit the ability's filter. {ccg.effects.triggers} */
export type Trigger = "you-are-challenged" | "you-lose-influence" | "you-play-event" | "threats-revealed" | "ready-phase-begins" | "enters-play" | "challenges" | "would-be-defeated" | "defeated" | "defeated-by-threat" | "leaves-play" | "wins" | "beats-threat" | "beats-challenger" | "undefended" | "you-reveal-mystic" | "player-draws" | "you-spend" | "you-resolve";

/** How a challenge ends differently. */
export type Twist = "loser-exhausted" | "challenger-pursues";

/** A unit with everything counted that changes it. */
export type UnitStanding = {
  /** Which. */
  id: PieceId,
  /** Its power. */
  power: number,
  /** Its Cylon threat number. */
  threat: number,
  /** Its traits. */
  traits: Array<Trait>,
  /** Its keywords. */
  keywords: Array<Keyword>,
  /** Whether it could challenge now. */
  "can-challenge": boolean, };

/** One of the two types of units. */
export type UnitType = "personnel" | "ship";

/** How long something lasts. {ccg.effects.duration} */
export type Until = "challenge" | "phase" | "turn";

/** What is done to a card in play. {ccg.moving.ready} {ccg.moving.exhaust} */
export type Verb = "ready" | "commit" | "exhaust" | "restore" | "commit-and-exhaust" | "defeat" | "sacrifice" | "to-hand" | "on-top-of-deck" | "into-deck" | "to-reserve";

/** What one viewer may know. */
export type View = {
  /** The seat of the viewer, if there is one. */
  seat: Seat | null,
  /** What all see. */
  public: Public,
  /** How many cards each player has in hand and deck. */
  backs: Array<Backs>,
  /** What follows from the cards in play. */
  standing: Standing,
  /** What only the viewer sees. */
  own: Own | null, };
