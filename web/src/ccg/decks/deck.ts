// A deck as a text, line by line: how many, and the card's number, word or name. The rules decide whether it may be
// played with; here it is only read and written.
import { names } from '../names.svelte';
import type { CardId } from '../types';

export type Counts = ReadonlyMap<CardId, number>;
export interface Deck { base: CardId | null; cards: Counts; pool: Counts | null; unread: string[] }

export const EMPTY: Deck = { base: null, cards: new Map(), pool: null, unread: [] };

/** A remark that says from which cards of opened boosters the deck is built. */
const POOL = '# pool:';

/** The cards by everything that they are called. */
function byName(): Map<string, CardId> {
  const found = new Map<string, CardId>();
  for (const [id, { number, name }] of names.cards) {
    for (const called of [id, number, name]) found.set(called.toLowerCase(), id);
  }
  return found;
}

export function readDeck(text: string): Deck {
  const known = byName();
  const cards = new Map<CardId, number>();
  let base: CardId | null = null;
  let pool: Map<CardId, number> | null = null;
  const unread: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith(POOL)) {
      pool = new Map();
      for (const [, count, number] of line.matchAll(/(\d+)×(\S+)/g)) {
        const id = known.get(number!.toLowerCase());
        if (id) pool.set(id, Number(count));
      }
    }
    const written = line.split('#')[0]!.trim();
    if (!written) continue;
    const [, count, name] = /^(\d+)[xX]?\s+(.+)$/.exec(written) ?? [];
    const id = name ? known.get(name.trim().toLowerCase()) : undefined;
    if (!id || !count) unread.push(written);
    else if (names.card(id).kind === 'base') base = id;
    else cards.set(id, (cards.get(id) ?? 0) + Number(count));
  }
  return { base, cards, pool, unread };
}

const lineOf = (count: number, id: CardId) => `${count} ${names.card(id).number} # ${names.name(id)}`;

export function writeDeck({ base, cards, pool }: Deck): string {
  const lines = [...(base ? [lineOf(1, base)] : []), ...[...cards].map(([id, count]) => lineOf(count, id))];
  if (pool) lines.unshift(`${POOL} ${[...pool].map(([id, count]) => `${count}×${names.card(id).number}`).join(' ')}`);
  return lines.join('\n') + '\n';
}

export const sizeOf = (cards: Counts): number => [...cards.values()].reduce((sum, count) => sum + count, 0);
export const costOf = (id: CardId): number => names.card(id).cost.reduce((sum, part) => sum + part, 0);

/** Every single card. */
export const singles = (cards: Counts): CardId[] =>
  [...cards].flatMap(([id, count]) => Array.from({ length: count }, () => id));

function shuffled<T>(list: readonly T[]): T[] {
  const cards = [...list];
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}
/** A hand as one might draw it. */
export const testHand = (deck: Deck): CardId[] =>
  shuffled(singles(deck.cards)).slice(0, (deck.base && names.card(deck.base).hand) || 7);

/** The cards of so many boosters, each of one set, none more often than a deck may have it. */
export function openBoosters(count: number): Counts {
  const pool = new Map<CardId, number>();
  const { booster, 'most-copies': most } = names.facts;
  for (let n = 0; n < count; n++) {
    const set = Math.random() < 0.5 ? 'base' : 'betrayal';
    for (const [rarity, cards] of booster) {
      for (let one = 0; one < cards; one++) {
        const fits = names.cards.filter(([id, card]) =>
          card.set === set && card.rarity === rarity && card.kind !== 'base' && (pool.get(id) ?? 0) < most);
        const [id] = fits[Math.floor(Math.random() * fits.length)] ?? [];
        if (id) pool.set(id, (pool.get(id) ?? 0) + 1);
      }
    }
  }
  return pool;
}
