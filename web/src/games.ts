// The games that have a table in the browser. A game's code loads only at its tables.
import type { Component, Snippet } from 'svelte';
import type { Question, SecretCard } from './generated/api';
import type { Ask, CardText, GameEvent } from './lib/types';
import type { Sound } from './lib/sound';
import type { Part } from './table/keys';
import type { Scene } from './table/telling.svelte';

/** What a game's panels get. */
export interface Panel<V> { view: V }

/**
 * What a game brings to the table page; everything else there (decisions, log, chat, clock, telling, undo, rules)
 * is shared. `V` is what a viewer knows, `A` what is asked, `E` what happens, as the engine
 * writes them. Things on the table go by *marks*, words of the
 * game's own choosing such as `location:command`: an option comes with its marks and lights them up, and a lit mark can be
 * pressed.
 */
export interface Game<V = unknown, A extends Ask = Ask, E extends GameEvent = GameEvent> {
  /** What the page shows at its top, beside the tools that the page brings itself. */
  Top: Component<Panel<V> & { children?: Snippet }>;
  Players: Component<Panel<V>>;
  Board: Component<Panel<V>>;
  /** What is going on: the card, the check, the die that the decision is about. */
  Situation: Component<Panel<V>>;
  /** What the viewer holds; nothing before there is something to hold. */
  Hand: Component<Panel<V>>;
  /** What everybody holds, in the place of the hand, when a replay shows every secret of the state. */
  Secrets: Component<Panel<V> & { everything: unknown }>;
  /** How a game ended, as a picture that brings its own colours. */
  Ending: Component<{ scene: string }>;
  /** The sign of whom or what somebody played; the first letters of a name, if the game has none. */
  Emblem?: Component<{ figure: string; size: number }>;
  /** A secret that is turned over at the end; its name, if the game draws none. */
  Secret?: Component<{ card: SecretCard }>;
  /** A great moment, shown over the board for a few seconds. */
  Moment?: Component<Panel<V> & { scene: Scene }>;
  /** A card as it is drawn where it is looked at; without it, its words are shown. */
  Face?: Component<{ face: string }>;

  /** How the page is laid out: the board between columns, or below the seats with a sheet beside it; columns, if it does not say. */
  shell?: 'columns' | 'bands';
  /** The part of the page that a phone shows first; the decision, if the game does not say. */
  opens?: Part;

  /** Fetches the game's names in the chosen language, as they are with what is played at a table; cheap when they are there. */
  load(table: string): Promise<void>;
  /** The marks of the things that an option is about, beside those that come with it. */
  marksOf?(word: string, ask: A): string[];
  /** The marks of the things that an event is about. */
  marksOfEvent(event: E, view: V): string[];
  /** Whether an option that does not say so itself hurts when clicked by mistake: it is asked again. */
  isGrave?(word: string, ask: A, view: V): boolean;
  /** What must be known before such an option is chosen; nothing where the page's own words will do. */
  warning?(word: string, ask: A, view: V): string | null;
  /** Shows an event on a copy of the view. Only has to be near enough to look at. */
  patch(view: V, event: E): void;
  /** Whether a story can lead from what is shown to what is now, event by event. */
  continues(shown: V, now: V): boolean;
  /** Whether there is something to watch in an event. */
  isTold(event: E): boolean;
  /** How long an event is shown, in times of a usual one. */
  weight(event: E): number;
  /** How long an event has to be in sight at least, in milliseconds, also where little is told. */
  lasts?(event: E): number;
  /** The kind of great moment that an event is, as seen after it. */
  momentOf?(event: E, view: V): string | null;
  /** Whether an event that comes next is listed as what follows from a great moment of this kind. */
  follows?(event: E, kind: string): boolean;
  /** What an event sounds like. */
  soundOf?(event: E): Sound | null;
  /** Whether the log shows an event as a loss. */
  isLoss(event: E): boolean;
  /** The card that an event is about, for a look at it. */
  cardOf(event: E): CardText | null;
  /** What an option comes to at a glance, where its text is long. */
  brief?(kind: string, id: string): string | null;
  /** Whether a thing that an option means can be seen and pressed on the table. */
  isDrawn?(thing: string): boolean;
  /** Whether a thing is chosen by a second press, after the first has shown what choosing it means. */
  isWeighed?(thing: string): boolean;
  /** The text that an option names; or else the card that its word is about. */
  text?(kind: string, id: string): CardText | null;
  cardOfOption?(word: string, ask: A): CardText | null;
  /** What the button says that sends so many picked options; nothing where the page's own words will do. */
  deed?(prompt: Question<A>, count: number): string | null;
  /** What the picked options come to, in words, where they do not say what they count. */
  sum?(words: string[], prompt: Question<A>, view: V): string;
  /** The plays among which the seat would pick for standing orders; all of the game's, if it does not say. */
  plays?(view: V): Set<string>;
  /** What of a view the browser may keep until the next visit: nothing that only this seat knows. */
  keep(view: V): unknown;
  /** An older view with what the seat knows now. */
  recall(kept: unknown, now: V): V;
}

/** A game for the page, which hands views through without looking into them. */
export const defineGame = <V, A extends Ask, E extends GameEvent>(game: Game<V, A, E>): Game => game as unknown as Game;

const GAMES: Record<string, () => Promise<{ default: Game }>> = {
  fleet: () => import('./fleet/game'),
  ccg: () => import('./ccg/game'),
  dogfight: () => import('./dogfight/game'),
};

/** The game of this name, if the browser has a table for it. */
export async function loadGame(name: string): Promise<Game | null> {
  return (await GAMES[name]?.())?.default ?? null;
}

/** Where people build what they bring to the tables of a game. */
export const BUILDERS: Record<string, string> = { ccg: '/decks' };
