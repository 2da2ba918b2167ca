// Which things on the table an option is about, so that they can light up and be clicked.
import { names } from './names.svelte';
import { parts, SEATS, type Ask, type Event, type PieceWord, type View } from './types';

/** Questions whose cards are picked from the own hand. */
const FROM_HAND = ['discard', 'hand-to-deck', 'supply-from-hand', 'expedite', 'target'];
/** Questions whose cards come from the own discard pile. */
const FROM_DISCARD = ['recover'];

/** The marks of things: `piece:4`, `threat:9`, `hand:condition-one`, `seat:1`, `discard:0`. */
export function marksOf(word: string, ask: Ask): string[] {
  const seat = SEATS.indexOf(word);
  if (seat >= 0) return [`seat:${seat}`];
  const { verb, card, piece } = parts(word);
  if (piece !== null) return [verb === 'threat' ? `threat:${piece}` : `piece:${piece}`];
  if (!card || !names.isCard(card)) return [];
  if (verb === 'play' || verb === 'asset' || verb === 'supply') return [`hand:${card}`];
  if (verb === null && FROM_HAND.includes(ask.ask)) return [`hand:${card}`];
  if (verb === null && FROM_DISCARD.includes(ask.ask)) return [`discard:${card}`];
  return [];
}

/** What hurts when clicked by mistake. */
export const isGrave = (word: string): boolean => word.startsWith('sacrifice:');

const pieceMark = (piece: PieceWord) => `piece:${piece.id}`;

/** The things that an event is about, to be shown while it is told. */
export function marksOfEvent(event: Event, _view: View): string[] {
  const marks: string[] = [];
  if ('seat' in event) marks.push(`seat:${event.seat}`);
  if ('piece' in event) marks.push(pieceMark(event.piece));
  if ('threat' in event) marks.push(`threat:${event.threat.id}`);
  if ('opponent' in event) marks.push(`seat:${event.opponent}`);
  if ('under' in event) marks.push(pieceMark(event.under));
  if (event.event === 'influence') marks.push(`influence:${event.seat}`);
  if (event.event === 'threat-level') marks.push('threat-level');
  return marks;
}

/** The card that an event is about. */
export function cardOfEvent(event: Event): string | null {
  if ('card' in event) return event.card;
  if ('piece' in event) return event.piece.card;
  if ('threat' in event) return event.threat.card;
  if ('cards' in event && event.cards.length === 1) return event.cards[0]!;
  return null;
}
