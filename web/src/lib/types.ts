// The JSON of the API. Field names are those of the server.

export type Seat = number;
export type Word = string;

export interface Me { id: string; name: string; account: boolean; webhook?: string | null }

export interface ApiErrorBody { code: string; message: string; section: string | null; expected?: string[] }

export interface SeatSummary { seat: Seat; player: string | null; bot: string | null; you: boolean; label: string | null; abandoned?: boolean }
export interface Pace { kind: 'live' | 'slow'; seconds: number | null }
export interface Summary {
  id: string; game: string; title: string; phase: 'waiting' | 'running' | 'over';
  seats: SeatSummary[]; players: number; pace: Pace; visibility: 'public' | 'invite';
  owner: boolean; host: Seat | null; setup: Record<string, unknown>;
  'waiting-for-you': boolean; waiting: Seat[]; deadline: string | null; turn: number; outcome: string | null; created: string;
  invite?: string | null;
}

export interface OptionChoice { value: string | boolean; label: string; about?: string | null; 'only-players'?: number[]; why?: string | null }
export interface GameOption { name: string; label: string; about?: string | null; choices: OptionChoice[] }
export interface GameInfo {
  name: string; title: string; about: string; players: { least: number; most: number; usual: number };
  bots: { name: string; about: string }[]; options: GameOption[]; unavailable: { label: string; why: string }[];
}

export type SeatRequest = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface PromptOption { word: Word; label: string; detail: string | null }
export interface Ask { ask: string; [field: string]: unknown }
export interface Prompt {
  ask: Ask; text: string; options: PromptOption[]; least: number; most: number; window: boolean;
  section: string | null; 'section-title': string | null;
}
export type Orders = 'always-ask' | 'pass-until-my-turn' | { 'pass-this-turn': { turn: number } } | { 'ask-only-for': { plays: string[] } };

export interface Look<V = unknown> {
  table: Summary; seat: Seat | null; number: number; view: V; prompt: Prompt | null; waiting: Seat[];
  'can-undo': boolean; orders: Orders | null; 'log-end': number; deadline: string | null;
  outcome: null | { word: string; text: string; winners: Seat[] };
  answers?: number; everything?: unknown; log?: LogEntry[];
}

export interface GameEvent { event: string; [field: string]: unknown }
export interface LogEntry { n: number; event: GameEvent; text: string; turn: number }
export interface ChatLine { n: number; from: string; text: string; at: string }

export interface CardText { name: string; lines: { heading: string | null; text: string }[]; icons: string[] }
export interface RuleChapter { name?: string; title: string; sections: { name: string; title: string }[] }
export interface RuleSection { name: string; title: string; html: string }
