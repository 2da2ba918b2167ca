// Which things on the table an option or an event is about, so that they can light up and be clicked.
import { shipOf, type Ask, type Event, type ShipId, type Target } from './types';

const SHIP = /^(?:attack:)?((?:colonial|cylon)-\d+)$/;
const PLANS = new Set<Ask['ask']>(['cards', 'cards-ahead', 'panel', 'dial']);
const CARD = /^(use|try):((?:colonial|cylon)-\d+):([a-z-]+)$/;

/** The marks of things: `ship:cylon-1`, `depot`, `talent:colonial-1/lucky`, `counter:colonial-1/2`, `plan:v2-straight` ... */
export function marksOf(word: string, ask: Ask): string[] {
  const ship = SHIP.exec(word);
  if (ship) return [`ship:${ship[1]}`];
  if (word === 'attack:depot') return ['depot'];
  const card = CARD.exec(word);
  if (card) return [`${card[1] === 'use' ? 'talent' : 'flaw'}:${card[2]}/${card[3]}`];
  if (word.startsWith('counter:') && 'ship' in ask) return [`counter:${ask.ship}/${word.slice('counter:'.length)}`];
  // The console shows what a plan may be; of its words, the panel needs only the one that is drafted.
  if (PLANS.has(ask.ask)) return [`plan:${word}`];
  return [];
}

/** The ships that an event is about. */
export function shipsIn(event: Event): ShipId[] {
  const found: ShipId[] = [];
  const add = (what: ShipId | Target | null | undefined) => {
    const id = typeof what === 'string' ? what : what ? shipOf(what) : null;
    if (id) found.push(id);
  };
  if ('ship' in event) add(event.ship);
  if ('target' in event) add(event.target);
  if ('to' in event && typeof event.to === 'string') add(event.to);
  if ('friend' in event) add(event.friend);
  if (event.event === 'overlapped') event.ships.forEach(add);
  return found;
}
export const marksOfEvent = (event: Event): string[] => shipsIn(event).map((ship) => `ship:${ship}`);
