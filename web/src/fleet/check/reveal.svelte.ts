// The cards of a check turn over one by one, and the sum runs with them.
import { reducedMotion } from '../../lib/settings.svelte';
import type { Tally } from '../types';

/** How long a card takes before the next one turns, in milliseconds. */
export const EACH = 120;

export class Reveal {
  /** How many cards lie open by now. */
  open = $state(0);
  private timer: ReturnType<typeof setInterval> | null = null;
  private begun = false;

  /** Call it in an effect: turns over what has come; what lay open when the scene began is open at once. */
  follow(cards: number) {
    const from = Math.min(this.open, cards);
    this.stop();
    this.open = this.begun && !reducedMotion() && !document.hidden ? from : cards;
    this.begun = true;
    if (this.open === cards) return;
    this.timer = setInterval(() => {
      this.open += 1;
      if (this.open >= cards) this.stop();
    }, EACH);
    return () => this.stop();
  }
  private stop() {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}

type Counted = Tally['cards'];
/** What these cards come to; each says itself what it is worth. */
export const sumOf = (cards: Counted) => cards.reduce((sum, { worth }) => sum + worth, 0);
export const signed = (sum: number) => (sum < 0 ? `−${-sum}` : `+${sum}`);
/** A number that needs no plus. */
export const plain = (sum: number) => String(sum).replace('-', '−');
