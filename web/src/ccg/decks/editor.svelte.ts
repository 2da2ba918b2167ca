import { untrack } from 'svelte';
import { api, query } from '../../lib/api';
import { Belongings } from '../../lib/belongings.svelte';
import { texts } from '../../lib/i18n.svelte';
import { names } from '../names.svelte';
import type { CardId } from '../types';
import { EMPTY, readDeck, sizeOf, writeDeck, type Counts, type Deck } from './deck';

/** How long the deck rests before the server is asked what is wrong with it (milliseconds). */
const REST = 300;

/** The deck that is being built, and those that are kept. */
export class Editor {
  readonly kept = new Belongings('ccg');
  id = $state<string | null>(null);
  name = $state('');
  deck = $state.raw<Deck>(EMPTY);
  /** What is wrong with it, as the server says; nothing before it has said so. */
  problems = $state.raw<string[] | null>(null);
  /** The text as it was last kept. */
  private saved = $state('');

  text = $derived(writeDeck(this.deck));
  size = $derived(sizeOf(this.deck.cards));
  isChanged = $derived(this.text !== this.saved);

  count(id: CardId): number {
    return this.deck.base === id ? 1 : (this.deck.cards.get(id) ?? 0);
  }
  /** How many more of a card there are to take. */
  room(id: CardId): number {
    if (names.card(id).kind === 'base') return this.deck.base === id ? 0 : 1;
    const most = this.deck.pool ? (this.deck.pool.get(id) ?? 0) : names.facts['most-copies'];
    return Math.max(0, most - this.count(id));
  }
  add(id: CardId) {
    if (!this.room(id)) return;
    if (names.card(id).kind === 'base') this.deck = { ...this.deck, base: id };
    else this.set(id, this.count(id) + 1);
  }
  take(id: CardId) {
    if (this.deck.base === id) this.deck = { ...this.deck, base: null };
    else this.set(id, this.count(id) - 1);
  }
  private set(id: CardId, count: number) {
    const cards = new Map(this.deck.cards);
    if (count > 0) cards.set(id, count);
    else cards.delete(id);
    this.deck = { ...this.deck, cards };
  }

  begin(name: string, pool: Counts | null = null) {
    this.id = null;
    this.name = name;
    this.deck = { ...EMPTY, pool };
    this.saved = '';
  }
  copy(name: string, base: CardId, cards: Counts) {
    this.begin(name);
    this.deck = { ...EMPTY, base, cards };
  }
  /** Puts a deck on the desk. */
  open(id: string | null, name: string, text: string) {
    this.id = id;
    this.name = name;
    this.deck = readDeck(text);
    this.saved = id ? writeDeck(this.deck) : '';
  }
  read(text: string) {
    this.deck = readDeck(text);
  }

  async save() {
    const kept = await this.kept.keep(this.id, this.name.trim(), this.text);
    this.id = kept.id;
    this.name = kept.name;
    this.saved = kept.text;
  }
  async drop() {
    if (this.id) await this.kept.drop(this.id);
    this.begin('');
  }

  /** Call it in an effect: asks the server about the deck whenever it rests. */
  review() {
    const { text } = this;
    const path = `/games/ccg/problems${query({ lang: texts.language })}`;
    const timer = setTimeout(() => {
      const hear = (found: string[]) => { if (untrack(() => this.text) === text) this.problems = found; };
      void api.post<string[]>(path, { text }).then(hear, () => undefined);
    }, REST);
    return () => clearTimeout(timer);
  }
}
