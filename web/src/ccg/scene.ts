// What is played out before the players' eyes: a challenge or a Cylon attack, put together from what was told, since
// revealed values and sums are gone from the table as soon as they have counted.
import type { LogEntry, Seat } from '../lib/types';
import type { CardId, Event, PieceWord, View } from './types';

export interface Reveal { seat: Seat; card: CardId; value: number }
export interface Response { seat: Seat; card: CardId }
export interface Duel {
  by: Seat;
  challenger: PieceWord;
  /** Whose unit defends, or who plays the threat. */
  other: Seat;
  threat: PieceWord | null;
  defender: PieceWord | null;
  /** Whether it is settled that nobody defends. */
  undefended: boolean;
  responses: Response[];
  reveals: Reveal[];
  totals: { challenger: number; defender: number } | null;
  /** What came of it, in the log's words. */
  result: string[];
  over: boolean;
}
export interface Attack { level: number; defense: number; jumped: boolean }

const ENDS: Event['event'][] = ['turn-began', 'phase-began'];
const BEGINS: Event['event'][] = ['challenged', 'threat-challenged'];
/** What shows that a challenge is decided, and what shows that somebody does something else. */
const SETTLES: Event['event'][] = ['totals', 'influence', 'influence-prevented', 'challenge-ended'];
const NEXT: Event['event'][] = ['passed', 'played', 'used', 'resolved'];
const told = (entry: LogEntry) => entry.event as Event;

function begin(event: Event): Duel | null {
  if (event.event !== 'challenged' && event.event !== 'threat-challenged') return null;
  const [other, threat] = event.event === 'challenged' ? [event.opponent, null] : [event.cylon, event.threat];
  return {
    by: event.seat, challenger: event.piece, other, threat, defender: null, undefended: false, responses: [],
    reveals: [], totals: null, result: [], over: false,
  };
}

/** The challenge that is under way, or the last one of this phase. */
export function duelIn(log: LogEntry[], view: View): Duel | null {
  const from = log.findLastIndex((entry) => [...BEGINS, ...ENDS].includes(told(entry).event));
  const duel = from < 0 ? null : begin(told(log[from]!));
  if (!duel) return null;
  let settled = false;
  for (const entry of log.slice(from + 1)) {
    const event = told(entry);
    // What is done after the end belongs to another action.
    if (settled && !view.public.challenge && NEXT.includes(event.event)) break;
    settled ||= SETTLES.includes(event.event);
    switch (event.event) {
      case 'defended': duel.defender = event.piece; break;
      case 'undefended': duel.undefended = true; break;
      case 'played': duel.responses.push({ seat: event.seat, card: event.card }); break;
      case 'used': duel.responses.push({ seat: event.seat, card: event.piece.card }); break;
      case 'mystic-revealed': duel.reveals.push({ seat: event.seat, card: event.card, value: event.value }); break;
      case 'totals': duel.totals = { challenger: event.challenger, defender: event.defender }; break;
      case 'influence': case 'influence-prevented': case 'challenge-ended': duel.result.push(entry.text); break;
      case 'done': if (event.verb === 'defeat') duel.result.push(entry.text); break;
    }
  }
  duel.over = !view.public.challenge;
  return duel;
}

/** The Cylon attack of this phase. */
export function attackIn(log: LogEntry[]): Attack | null {
  const from = log.findLastIndex((entry) => ENDS.includes(told(entry).event));
  const level = log.slice(from + 1).map(told).find((event) => event.event === 'threat-level');
  if (!level || level.event !== 'threat-level') return null;
  const jumped = log.slice(from + 1).some((entry) => told(entry).event === 'jumped-away');
  return { level: level.level, defense: level.defense, jumped };
}
