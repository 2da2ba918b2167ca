// The JSON of the API: the server's types, under the names by which the client calls them.
import type { Acted as ActedOf, Changed, ErrorCode, LogEntry as Entry, Problem, Question, Replay, TableLook } from '../generated/api';

export type {
  Belonging, CardText, Catalogue as GameInfo, Log, Me, NewSeat as SeatRequest, Offers, Pace, Pick as PromptOption, PlayName, Reacted, Reaction, RuleChapter,
  RuleSection, Said as ChatLine, Seat, SeatSummary, SetupChoice as OptionChoice, SetupOption as GameOption,
  StandingOrders as Orders, Summary, Verified, WishSummary,
} from '../generated/api';

/** What was wrong; the client adds what goes wrong before the server hears of it. */
export type ApiErrorBody = { code: ErrorCode | 'offline' | 'failed' } & Pick<Problem, 'message' | 'section'> & Partial<Pick<Problem, 'expected'>>;
export type Word = string;
/** What the page knows of a game's questions and events; the game's own module knows the rest. */
export interface Ask { ask: string }
export interface GameEvent { event: string }
export type Prompt = Question<Ask>;
/** A look at a table; that of a replay tells more. */
export type Look<V = unknown> =
  TableLook<V, Ask> & Partial<Pick<Replay<V, Ask, GameEvent>, 'answers' | 'everything' | 'log'>>;
export type LogEntry = Entry<GameEvent>;
/** What the page needs next after somebody has done something. */
export type Acted = ActedOf<unknown, Ask, GameEvent>;
/** How far a match has come for somebody. */
export type Progress = Pick<Changed, 'number' | 'log-end'>;
