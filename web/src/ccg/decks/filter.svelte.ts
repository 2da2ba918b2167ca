import { names } from '../names.svelte';
import { RESOURCES, type CardFacts, type CardId, type Kind, type Resource, type Trait } from '../types';
import { costOf, type Counts } from './deck';

export const KINDS: Kind[] = ['base', 'personnel', 'ship', 'mission', 'event'];
export const COSTS = ['0', '1', '2', '3', '4', '5', '6+'];

/** What of the cards is looked at. */
export class Filter {
  kind = $state<Kind | ''>('');
  resource = $state<Resource | ''>('');
  trait = $state<Trait | ''>('');
  cost = $state('');
  text = $state('');

  clear() {
    this.kind = this.resource = this.trait = '';
    this.cost = this.text = '';
  }
  private fits(id: CardId, card: CardFacts): boolean {
    const cost = costOf(id);
    const words = [card.name, card.number, card['type-line'], ...card.lines, card.red ?? ''].join(' ').toLowerCase();
    return (!this.kind || card.kind === this.kind)
      && (!this.resource || (card.cost[RESOURCES.indexOf(this.resource)] ?? 0) > 0 || card.resource === this.resource)
      && (!this.trait || card.traits.includes(this.trait))
      && (!this.cost || (this.cost === '6+' ? cost >= 6 : cost === Number(this.cost)))
      && this.text.toLowerCase().split(/\s+/).every((word) => words.includes(word));
  }
  /** The cards that fit, of a pool if there is one; bases are everybody's. */
  among(pool: Counts | null): [CardId, CardFacts][] {
    return names.cards
      .filter(([id, card]) => (!pool || pool.has(id) || card.kind === 'base') && this.fits(id, card))
      .sort(([a, one], [b, other]) =>
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || costOf(a) - costOf(b)
        || one.name.localeCompare(other.name));
  }
}
