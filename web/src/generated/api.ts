// Made from the Rust types by `UPDATE_TYPES=1 cargo test -p server types`: don't edit.

/** What somebody needs who has just done something. */
export type Acted<V, A, E> = {
  /** For the next answer. */
  number: number,
  /** What they see and are asked now. */
  look: TableLook<V, A>,
  /** What they were told since. */
  log: Log<E>, };

/** The same as somebody reads it. */
export type Advice = {
  /** The answer, in words of the question's options. */
  answer: Array<string>,
  /** What it does; nothing where nothing is picked. */
  labels: Array<string>,
  /** Why, the weightiest reason first. */
  reasons: Array<string>, };

/** An answer to what is asked. */
export type Answer = {
  /** The number of the look to which this is the answer. */
  number: number,
  /** Words of the prompt's options, as many as it wants. */
  answer: Array<string>, };

/** What a player says to somebody's wish for a seat. */
export type AnswerWish = {
  /** The number of the wish. */
  wish: number,
  /** Whether you agree. */
  agree: boolean, };

/** Something that you keep to bring to tables, such as a deck. */
export type Belonging = {
  /** The id. */
  id: BelongingId,
  /** The game's short name. */
  game: string,
  /** What you call it. */
  name: string,
  /** What is brought. */
  text: string,
  /** Why it can't be played with, in words; nothing if it can. */
  problems: Array<string>,
  /** When it was last changed. */
  changed: string, };

/** Something that somebody keeps to bring to tables. */
export type BelongingId = string;

/** A player program. */
export type BotOffer = {
  /** Its name. */
  name: string,
  /** How it plays. */
  about: string, };

/** What a player brings to a table. */
export type Bring = {
  /** One of the words of the game's catalogue, or a text of your own; nothing if it is not given. */
  brings?: string | null, };

/** What each player brings to a table and keeps from the others, such as a deck. */
export type Bringing = {
  /** What people call it. */
  label: string,
  /** What it is about. */
  about: string,
  /** Words for what need not be brought; the first is what somebody gets who brings nothing. */
  choices: Array<SetupChoice>,
  /** What a text of one's own looks like. */
  text: string, };

/** Who gave an answer. */
export type By = "player" | "orders" | "clock" | "silence";

/** Names one of the texts of a game. */
export type CardName = {
  /** Of what kind it is. */
  kind: string,
  /** Its word. */
  id: string, };

/** What is written on a card. */
export type CardText = {
  /** The name. */
  name: string,
  /** The text. */
  lines: Array<Line>,
  /** What its icons mean, such as the type of a card. */
  icons: Array<string>, };

/** A game as a lobby offers it. */
export type Catalogue = {
  /** The game's short name. */
  name: string,
  /** What people call it. */
  title: string,
  /** What it is, in a sentence or two. */
  about: string,
  /** For how many players. */
  players: PlayerCount,
  /** Its player programs; the first is the usual one. */
  bots: Array<BotOffer>,
  /** What can be chosen in its set-up, as long as everything else is usual. */
  options: Array<SetupOption>,
  /** What each player brings and keeps from the others, if the game has such a thing. */
  bringing: Bringing | null,
  /** What belongs to the game but can't be played here. */
  unavailable: Array<Unavailable>, };

/** What was added. */
export type Cell = {
  /** For it. */
  helped: number,
  /** Against it, as a number above zero. */
  hindered: number,
  /** What it was, in words. */
  cards: Array<string>, };

/** Something kept, in its new form. */
export type ChangeBelonging = {
  /** 1 to 60 characters. */
  name: string,
  /** What is brought: 20 kB at most. */
  text: string, };

/** What somebody wants to change of themselves; what is not given stays. */
export type ChangeMe = {
  /** 1 to 30 characters. */
  name?: string | null,
  /** The address that is called when it is your decision at a slow table; null for none. */
  webhook?: string | null, };

/** A new password for an account. */
export type ChangePassword = {
  /** The password until now. */
  old: string,
  /** 8 to 200 bytes. */
  new: string, };

/** That something changed that the viewer may know of: the data of the stream's event `changed`. */
export type Changed = {
  /** The viewer's number of the match. */
  number: number,
  /** The number of the viewer's last log line. */
  "log-end": number,
  /** How far the table has come. */
  phase: Phase, };

/** A text that somebody thinks of bringing. */
export type CheckBringing = {
  /** What would be brought. */
  text: string, };

/** A set-up that somebody thinks of. */
export type CheckSetup = {
  /** The set-up. */
  setup: GameSetup, };

/** The name and password of an account. */
export type Credentials = {
  /** The name. */
  name: string,
  /** 8 to 200 bytes. */
  password: string, };

/** Something that can be counted, from turn to turn. */
export type Curve = {
  /** Its word. */
  id: string,
  /** Its name. */
  name: string,
  /** What it is drawn together with, in words. */
  group: string,
  /** Whose it is, if it is somebody's. */
  seat: Seat | null,
  /** Its number at the beginning of each turn, and at the end. */
  points: Array<Point>,
  /** From where on downwards it is low. */
  low: number | null, };

/** A wish to be forgotten. */
export type DeleteMe = {
  /** The password, for accounts. */
  password?: string | null, };

/** How a hosted match ended. */
export type Ended = {
  /** The outcome's word. */
  word: string,
  /** The same as a sentence. */
  text: string,
  /** Who has won. */
  winners: Array<Seat>, };

/** An answer as it stands in records: in words. */
export type Entry = {
  /** Who answered. */
  seat: Seat,
  /** The picked options. */
  answer: Array<string>,
  /** Who gave the answer for the seat. */
  by: By, };

/** What was wrong, for programs. */
export type ErrorCode = "malformed" | "no-session" | "wrong-password" | "not-allowed" | "not-found" | "not-your-decision" | "stale" | "not-an-option" | "wrong-number" | "game-over" | "not-over" | "no-such-seat" | "no-undo" | "not-started" | "started" | "not-running" | "seated" | "not-seated" | "taken" | "not-kept" | "no-hints" | "muted" | "removed" | "closed" | "sat-elsewhere" | "nobody-to-agree" | "wish-gone" | "has-account" | "name-taken" | "too-many-kept" | "too-many-tables" | "webhook-unreachable" | "other-rules" | "busy" | "set-up" | "too-many" | "too-large" | "unavailable" | "read-only" | "damaged";

/** Why a request was not done; nothing has changed. */
export type Failure = {
  /** What was wrong. */
  error: Problem, };

/** What becomes of the options that are picked. */
export type Fate = "added" | "discarded";

/** Numbers side by side. */
export type Figures = {
  /** What it is about. */
  title: string,
  /** What is counted. */
  columns: Array<string>,
  /** For whom. */
  rows: Array<FiguresRow>, };

/** The numbers of somebody or something. */
export type FiguresRow = {
  /** Whose they are. */
  seat: Seat,
  /** In words. */
  name: string,
  /** One for each column. */
  values: Array<number>, };

/** How a table is set up; its form depends on the game. */
export type GameSetup = unknown;

/** Whether the server works. */
export type Health = {
  /** It does. */
  ok: boolean,
  /** How many tables are in memory. */
  "tables-in-memory": number, };

/** What happens at any game. */
export type HostEvent = { "event": "taken-back",
  /** Whose. */
  seat: Seat, } | { "event": "sat-down",
  /** Where. */
  seat: Seat,
  /** Who. */
  who: string,
  /** Who sat there before. */
  before: string, } | { "event": "left",
  /** Where. */
  seat: Seat,
  /** Who. */
  who: string,
  /** Who goes on. */
  after: string, };

/** Something that happened. */
export type Incident = {
  /** In which turn. */
  turn: number,
  /** After how many answers. */
  answer: number,
  /** Of what kind. */
  kind: string,
  /** For whom it was good. */
  tone: Tone,
  /** Whether it is among the few that everybody remembers. */
  great: boolean,
  /** In a word or two. */
  label: string,
  /** As a sentence. */
  text: string, };

/** A wish to sit down. */
export type Join = {
  /** Where; on any free seat if it is not given. */
  seat?: number | null,
  /** What the link says. */
  invite?: string | null,
  /** What you bring, such as a deck: nobody else is shown it before the end. */
  brings?: string | null, };

/** For whom a seat is kept. */
export type KeptSummary = {
  /** Their name. */
  name: string,
  /** Whether it is the asker. */
  you: boolean, };

/** Standing orders to leave. */
export type LeaveOrders = {
  /** Which. */
  orders: StandingOrders, };

/** A line of a card's text. */
export type Line = {
  /** What the line is about, such as the outcome of a check. */
  heading: string | null,
  /** What it says, in sentences. */
  text: string, };

/** What a viewer was told. */
export type Log<E> = {
  /** The lines. */
  entries: Array<LogEntry<E>>,
  /** The number of the last line there is. */
  end: number, };

/** A line of the log. */
export type LogEntry<E> = {
  /** Counts up from 1 for each viewer. */
  n: number,
  /** What happened, for programs. */
  event: E,
  /** The same in words. */
  text: string,
  /** In which turn. */
  turn: number, };

/** Who added what to what. */
export type Matrix = {
  /** To what was added, in its order. */
  columns: Array<MatrixColumn>,
  /** Who added. */
  rows: Array<MatrixRow>, };

/** Something to which players added, for it or against it. */
export type MatrixColumn = {
  /** In which turn. */
  turn: number,
  /** After how many answers it was decided. */
  answer: number,
  /** What it was. */
  name: string,
  /** What was needed. */
  needed: number,
  /** What came together. */
  total: number,
  /** Whether it was enough. */
  passed: boolean,
  /** How it ended, in words. */
  outcome: string,
  /** Whether it is among the closest, which are told first. */
  close: boolean, };

/** What one player, or nobody, added. */
export type MatrixRow = {
  /** Whose it was, if somebody's. */
  seat: Seat | null,
  /** In words. */
  name: string,
  /** To each column. */
  cells: Array<Cell>, };

/** Who somebody is. */
export type Me = {
  /** An id that stays. */
  id: UserId,
  /** What others read. */
  name: string,
  /** Whether there is a password. */
  account: boolean,
  /** The address that is called when it is their decision at a slow table. */
  webhook: string | null,
  /** What came of the last call to it. */
  "webhook-result": WebhookResult | null, };

/** What somebody was best at. */
export type Medal = {
  /** Which. */
  kind: string,
  /** Who. */
  seat: Seat,
  /** What it is called. */
  title: string,
  /** For what. */
  text: string, };

/** Something to say. */
export type Message = {
  /** 1 to 500 characters. */
  text: string, };

/** Whether somebody may speak at a table. */
export type Mute = {
  /** Who: the `speaker` of a seat, or of something that was said. */
  speaker: string,
  /** Whether they may not. */
  muted: boolean, };

/** What somebody wants to be called. */
export type Name = {
  /** 1 to 30 characters. */
  name: string, };

/** Something new to be kept. */
export type NewBelonging = {
  /** The game's short name. */
  game: string,
  /** 1 to 60 characters. */
  name: string,
  /** What is brought: 20 kB at most. It need not be playable yet. */
  text: string, };

/** Who is to sit on a seat. */
export type NewSeat = { "kind": "me",
  /** What you bring, such as a deck: nobody else is shown it before the end. */
  brings?: string | null, } | { "kind": "open", } | { "kind": "bot",
  /** Its name. */
  bot: string,
  /** What it brings. */
  brings?: string | null, };

/** A table to be made. */
export type NewTable = {
  /** The game's short name. */
  game: string,
  /** How it is set up. */
  setup: GameSetup,
  /** Who sits where, one entry a player. */
  seats: Array<NewSeat>,
  /** How fast it plays; live and without a clock if it is not given. */
  pace?: Pace | null,
  /** Who finds it; only who has the link if it is not given. */
  visibility?: Visibility | null,
  /** Whether people are told, when they ask, what a program would do in their place. They always are where nobody else plays; where others do, only if this is true. */
  hints?: boolean | null, };

/** A body that has to be there but says nothing. */
export type Nothing = Record<symbol, never>;

/** What a die has to show for something to happen, and how likely that is. */
export type Odds = {
  /** What has to be seen on the die; nothing if it happens whatever is seen, or not at all. */
  wanted: Wanted | null,
  /** How likely it is, in hundredths. */
  percent: number,
  /** What is added to the die, which what has to be seen already allows for. */
  bonus: number, };

/** What can be played of a set-up that somebody thinks of, and what can be chosen beside it. */
export type Offers = {
  /** As much of it as can be played. */
  setup: GameSetup,
  /** For how many players that can be. */
  players: Array<number>,
  /** What can be chosen beside that, and why the rest can't. */
  options: Array<SetupOption>, };

/** A seat to be opened that is kept for somebody. */
export type OpenSeat = {
  /** Which seat. */
  seat: number, };

/** How fast a table plays. */
export type Pace = {
  /** Live or slow. */
  kind: PaceKind,
  /** How long a decision may take; no limit if it is not given. */
  seconds: number | null,
  /** Whether a pause tells that somebody could interrupt; if it is not given, at tables that play slowly it does. */
  pauses: Pauses | null, };

/** Whether people sit there together or look in now and then. */
export type PaceKind = "live" | "slow";

/** What a pause at a moment to interrupt tells. */
export type Pauses = "hidden" | "shown";

/** Somebody who played. */
export type Person = {
  /** The seat. */
  seat: Seat,
  /** Whom or what the player played, by the game's own word, such as a character. */
  figure: string | null,
  /** The same in words. */
  name: string,
  /** What the player really was. */
  what: string,
  /** Something about that. */
  note: string,
  /** For whom the player was. */
  tone: Tone,
  /** Whether the player has won. */
  won: boolean,
  /** What was hidden, and is turned over now. */
  cards: Array<SecretCard>, };

/** How far a table has come. */
export type Phase = "waiting" | "running" | "over" | "closed";

/** Something that may be picked. */
export type Pick = {
  /** The word to answer with. */
  word: string,
  /** What picking it does. */
  label: string,
  /** What that means, if the label doesn't say everything. */
  detail: string | null,
  /** The things on the table that it means, by the words that the game has for them. */
  marks: Array<string>,
  /** Whether it can't be taken back and hurts when it is picked by mistake. */
  grave: boolean,
  /** The card, sheet or place whose text belongs to it. */
  card: CardName | null,
  /** What has to be given up for it, in a few words. */
  price: string | null,
  /** What it counts among the picked options, where they are added up. */
  worth: number | null,
  /** How likely the die is that it depends on. */
  odds: Odds | null, };

/** Something that standing orders can name. */
export type PlayName = {
  /** Its name. */
  play: string,
  /** What people call it. */
  label: string, };

/** Whether a set-up can be played. */
export type Playable = {
  /** It can; what can't is an error. */
  ok: boolean, };

/** For how many players a game is. */
export type PlayerCount = {
  /** At least. */
  least: number,
  /** At most. */
  most: number,
  /** As it is best. */
  usual: number, };

/** A number at a moment. */
export type Point = {
  /** In which turn. */
  turn: number,
  /** After how many answers. */
  answer: number,
  /** The number. */
  value: number, };

/** What was wrong with a request. */
export type Problem = {
  /** For programs. */
  code: ErrorCode,
  /** For people, in English. */
  message: string,
  /** The rulebook section that says so. */
  section: string | null,
  /** What would have been taken. */
  expected: Array<string>, };

/** A question in words. */
export type Question<A> = {
  /** What is asked, for programs. */
  ask: A,
  /** The same as a sentence. */
  text: string,
  /** What may be picked. */
  options: Array<Pick>,
  /** The least number of options to pick. */
  least: number,
  /** The greatest number of options to pick. */
  most: number,
  /** What becomes of the options that are picked. */
  fate: Fate | null,
  /** Whether it is a moment to interrupt, which standing orders may let pass. */
  window: boolean,
  /** The rulebook section behind it. */
  section: string | null,
  /** That section's title, if the host knows the rulebook. */
  "section-title": string | null, };

/** A table with the asker and programs. */
export type QuickTable = {
  /** The game's short name. */
  game: string,
  /** For how many players; the usual number if it is not given. */
  players?: number | null,
  /** What you bring, such as a deck. */
  brings?: string | null, };

/** How somebody reacts. */
export type React = {
  /** With which of the reactions that there are. */
  reaction: Reaction, };

/** Somebody's reaction: the data of the stream's event `reaction`. */
export type Reacted = {
  /** Tells it from all others. */
  id: string,
  /** On which seat they sit. */
  seat: number,
  /** What they say. */
  reaction: Reaction, };

/** What a player can say by pressing a button. */
export type Reaction = "knew-it" | "not-me" | "well-done" | "all-of-us" | "what" | "sorry";

/** What a program would have done in the place of whoever answered at a moment of a finished game. */
export type Reasoned = {
  /** Who answered. */
  seat: number,
  /** What they answered. */
  answer: Array<string>,
  /** What the program would have answered. */
  advice: Advice, };

/** How it stands with playing again with the same people. */
export type RematchSummary = {
  /** How many people played to the end. */
  people: number,
  /** The seats of this table whose people sit at the new one. */
  came: Array<number>,
  /** Whether the asker played, and so can play again. */
  you: boolean,
  /** The new table, for those who played, once one of them has asked for it. */
  table: TableId | null, };

/** Somebody to be sent away. */
export type Remove = {
  /** From which seat. */
  seat: number, };

/** A moment of a finished game. */
export type Replay<V, A, E> = {
  /** After how many answers. */
  at: number,
  /** How many answers there are. */
  answers: number,
  /** The answer that led here. */
  answer: Entry | null,
  /** Every secret, for `all`: the state of the game. */
  everything?: unknown,
  /** Everything that these eyes were told until then, if it was wanted. */
  log?: Array<LogEntry<E>>,
  /** The table. */
  table: Summary,
  /** The number of the viewer's last log line. */
  "log-end": number,
  /** When the clock runs out. */
  deadline: string | null,
  /** The viewer's seat. */
  seat: Seat | null,
  /** The viewer's number of the match, to send back with an answer. */
  number: number,
  /** What the viewer may know. */
  view: V,
  /** The open question to the viewer. */
  prompt: Question<A> | null,
  /** Who is waited for, as far as all can see. */
  waiting: Array<Seat>,
  /** Whether the viewer could take the last answer back. */
  "can-undo": boolean,
  /** The viewer's standing orders. */
  orders: StandingOrders | null,
  /** How it ended. */
  outcome: Ended | null, };

/** A chapter of the rulebook. */
export type RuleChapter = {
  /** Its name. */
  name: string,
  /** Its title. */
  title: string,
  /** What stands before its sections. */
  introduction: string,
  /** Its sections. */
  sections: Array<RuleTitle>, };

/** A section of the rulebook. */
export type RuleSection = {
  /** Its name. */
  name: string,
  /** Its title. */
  title: string,
  /** What it says. */
  html: string,
  /** Whether it applies to what was asked for: to this table, or to so many players with these variants. */
  applies: boolean,
  /** When it applies, if not always. */
  when: string | null, };

/** A section of the rulebook, in a list. */
export type RuleTitle = {
  /** Its name. */
  name: string,
  /** Its title. */
  title: string, };

/** Something that was said. */
export type Said = {
  /** Counts up from 1 at each table. */
  n: number,
  /** The name that whoever said it had then; empty if they have deleted their account. */
  from: string,
  /** The seat on which they sat then; none for spectators. Somebody else may sit there now. */
  seat: number | null,
  /** The same for all that one person says at this table and for nobody else, whatever they are called; nothing if that is not known any more. */
  speaker: string | null,
  /** What. */
  text: string,
  /** When. */
  at: string, };

/** A place at the table, counted clockwise from the first. */
export type Seat = number;

/** A seat as lists show it. */
export type SeatSummary = {
  /** Counted from 0. */
  seat: number,
  /** What all call whoever sits there, person or program; nobody else at the table is called so. */
  name: string | null,
  /** The person who sits there, by the name they gave. */
  player: string | null,
  /** By what the person who sits there is known in the talk of this table. */
  speaker: string | null,
  /** Which program plays. */
  bot: string | null,
  /** Whether it is the asker's. */
  you: boolean,
  /** Whether somebody may take it over. */
  abandoned: boolean,
  /** What the player is in the game, such as a character. */
  label: string | null,
  /** For whom it is kept before the game, if nobody sits there yet. */
  kept: KeptSummary | null,
  /** What the asker brings to this seat, such as a deck. Others are not shown it. */
  brings?: string, };

/** A card that was a secret. */
export type SecretCard = {
  /** Which text of the game it is. */
  card: CardName,
  /** Its name. */
  name: string,
  /** For whom it is. */
  tone: Tone,
  /** Whether it was open before the end. */
  open: boolean, };

/** What an option of a set-up can be. */
export type SetupChoice = {
  /** What stands in the set-up. */
  value: SetupValue,
  /** What people call it. */
  label: string,
  /** What it means. */
  about: string,
  /** Why it can't be chosen beside the rest of the set-up, if it can't. */
  why: string | null, };

/** Something that can be chosen in a set-up. */
export type SetupOption = {
  /** The field of the set-up. */
  name: string,
  /** What people call it. */
  label: string,
  /** What it is about. */
  about: string,
  /** What it can be; the first is usual. */
  choices: Array<SetupChoice>, };

/** What stands in a set-up. */
export type SetupValue = boolean | string;

/** What to do when a moment to interrupt comes. */
export type StandingOrders = "always-ask" | "sensible" | { "pass-this-turn": {
  /** The turn's number. */
  turn: number, } } | "pass-until-my-turn" | "pass-unless-concerned" | { "ask-only-for": {
  /** Names of plays, as in the game's lists. */
  plays: Array<string>, } };

/** A finished game as it is told. */
export type Story = {
  /** How it ended. */
  ended: Ended,
  /** How many answers were given. */
  answers: number,
  /** Which picture belongs to this end. */
  scene: string,
  /** Who has won, in a word or two. */
  verdict: string,
  /** The end as a headline. */
  headline: string,
  /** Why it ended so. */
  why: string,
  /** When turns began. */
  turns: Array<TurnStart>,
  /** Everybody who played, by seat. */
  people: Array<Person>,
  /** What can be counted, from turn to turn. */
  curves: Array<Curve>,
  /** What happened on the way. */
  incidents: Array<Incident>,
  /** Who added what to what, where the game has such a thing. */
  matrix: Matrix | null,
  /** Everybody's numbers side by side, where the game has them. */
  figures: Figures | null,
  /** What somebody was best at. */
  medals: Array<Medal>, };

/** A table as lists show it. */
export type Summary = {
  /** Its id. */
  id: TableId,
  /** The game's short name. */
  game: string,
  /** The game's title. */
  title: string,
  /** How far it has come. */
  phase: Phase,
  /** Who sits where. */
  seats: Array<SeatSummary>,
  /** How many seats. */
  players: number,
  /** How it is set up, without what players bring. */
  setup: GameSetup,
  /** How fast. */
  pace: Pace,
  /** Who finds it. */
  visibility: Visibility,
  /** Whether people may ask what a program would do in their place. */
  hints: boolean,
  /** Whether the asker made it. */
  owner: boolean,
  /** The seat of whoever can start the game, if they have one. */
  host: number | null,
  /** Whether the asker is asked something. */
  "waiting-for-you": boolean,
  /** Whose decision is awaited, as far as all can see. */
  waiting: Array<number>,
  /** When the clock runs out. */
  deadline: string | null,
  /** The number of the turn. */
  turn: number,
  /** How it ended. */
  outcome: string | null,
  /** When it was made. */
  created: string,
  /** The digest of the seed from which all chance of the game comes. The seed is drawn when the table is made, and shown when the game is over: that it has this digest proves that it was not changed meanwhile. */
  commitment: string,
  /** Who wants to take over a seat: for the people who play here, and the own wish for whoever asks. */
  wishes: Array<WishSummary>,
  /** How it stands with playing again, once the game is over. */
  rematch: RematchSummary | null,
  /** What the link says, for the owner. */
  invite?: string,
  /** Who may not speak, for the owner. */
  muted?: Array<string>, };

/** A table. */
export type TableId = string;

/** A table as its viewer sees it. */
export type TableLook<V, A> = {
  /** The table. */
  table: Summary,
  /** The number of the viewer's last log line. */
  "log-end": number,
  /** When the clock runs out. */
  deadline: string | null,
  /** The viewer's seat. */
  seat: Seat | null,
  /** The viewer's number of the match, to send back with an answer. */
  number: number,
  /** What the viewer may know. */
  view: V,
  /** The open question to the viewer. */
  prompt: Question<A> | null,
  /** Who is waited for, as far as all can see. */
  waiting: Array<Seat>,
  /** Whether the viewer could take the last answer back. */
  "can-undo": boolean,
  /** The viewer's standing orders. */
  orders: StandingOrders | null,
  /** How it ended. */
  outcome: Ended | null, };

/** A wish to go on for somebody. */
export type TakeOver = {
  /** On which seat. */
  seat: number,
  /** What the link says. */
  invite?: string | null, };

/** Whom something is good for, for colours and signs. */
export type Tone = "good" | "bad" | "plain";

/** When a turn began. */
export type TurnStart = {
  /** Its number. */
  turn: number,
  /** After how many answers. */
  answer: number, };

/** What belongs to a game but can't be played here. */
export type Unavailable = {
  /** What people call it. */
  label: string,
  /** What it is. */
  about: string,
  /** Why not. */
  why: string, };

/** Somebody with a session: a guest or an account. */
export type UserId = string;

/** Whether a finished game was played by the rules. */
export type Verified = {
  /** Whether it was. */
  ok: boolean,
  /** The digest of the seed that was published at the beginning. */
  commitment?: string,
  /** What was not. */
  problem?: string,
  /** The seed. */
  seed: string, };

/** Who finds a table. */
export type Visibility = "public" | "invite";

/** A range on a die. */
export type Wanted = { "at-least": number } | { "at-most": number };

/** What came of a call to a webhook. */
export type WebhookResult = {
  /** When. */
  at: string,
  /** The status with which it was answered; from 200 to 299 it was taken. */
  status: number | null,
  /** Why it was not answered, if it was not. */
  trouble: WebhookTrouble | null, };

/** Why a call to a webhook was not answered. */
export type WebhookTrouble = "name-unknown" | "own-network" | "no-connection" | "not-trusted" | "too-late" | "no-answer" | "too-many";

/** Somebody's wish to take over a seat of a running game. */
export type WishSummary = {
  /** Its number, to answer it. */
  number: number,
  /** Who wishes. */
  name: string,
  /** Which seat. */
  seat: number,
  /** Whether it is the asker's. */
  you: boolean,
  /** The seats whose players have yet to agree. If nobody sits there, whoever made the table has to. */
  awaited: Array<number>,
  /** Whether the asker has yet to agree. */
  "awaits-you": boolean,
  /** Whether somebody said no. */
  refused: boolean, };
