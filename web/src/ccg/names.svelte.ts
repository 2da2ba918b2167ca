import { api } from '../lib/api';
import type { CardText } from '../lib/types';
import { texts } from '../lib/i18n.svelte';
import type { CardFacts, CardId, Keyword, Kind, Phase, Resource, Texts, Trait } from './types';

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** What stands on a card before the server has said anything. */
const blank = (id: string): CardFacts => ({
  number: '', name: words(id), title: words(id), subtitle: null, kind: 'event', set: 'base', rarity: 'common',
  singular: false, cost: [0, 0, 0], power: null, mystic: null, threat: null, resource: null, traits: [], keywords: [],
  expedite: null,  influence: null, hand: null, 'type-line': '', lines: [], red: null,
});

const NOTHING = {
  'winning-influence': 20, 'least-cards': 60, 'most-cards': 200, 'most-copies': 4, booster: [], 'least-boosters': 6,
  'most-boosters': 36,
} as const;

/** The game's names in the chosen language and what is printed on its cards, fetched once for each language. */
class Names {
  private texts = $state.raw<Texts | null>(null);
  private loading: string | null = null;

  async load() {
    const language = texts.language;
    if (this.loading === language) return;
    this.loading = language;
    try {
      const got = await api.get<Texts>(`/texts/ccg?lang=${language}`);
      if (this.loading === language) this.texts = got;
    } catch { this.loading = null; }
  }

  isThere = $derived(this.texts !== null);
  /** Every card, in the order of the printed numbers. */
  cards = $derived(Object.entries(this.texts?.cards ?? {}) as [CardId, CardFacts][]);
  starters = $derived(Object.entries(this.texts?.starters ?? {}));
  facts = $derived(this.texts?.facts ?? NOTHING);

  isCard = (id: string): id is CardId => !!this.texts?.cards[id as CardId];
  card = (id: string): CardFacts => this.texts?.cards[id as CardId] ?? blank(id);
  name = (id: string) => this.card(id).name;
  /** The upper label, where the lower one has no room. */
  short = (id: string) => this.card(id).title ?? this.card(id).name;
  resource = (resource: Resource) => this.texts?.resources[resource] ?? words(resource);
  kind = (kind: Kind) => this.texts?.kinds[kind] ?? words(kind);
  trait = (one: Trait) => this.texts?.traits[one] ?? words(one);
  traits = $derived(Object.entries(this.texts?.traits ?? {}) as [Trait, string][]);
  keyword = (keyword: Keyword) => this.texts?.keywords[keyword]?.name ?? words(keyword);
  keywords = $derived(Object.entries(this.texts?.keywords ?? {}) as [Keyword, { name: string; text: string }][]);
  rarity = (rarity: CardFacts['rarity']) => this.texts?.rarities[rarity] ?? words(rarity);
  set = (set: CardFacts['set']) => this.texts?.sets[set] ?? words(set);
  phase = (phase: Phase) => this.texts?.phases[phase] ?? words(phase);
  step = (step: keyof Texts['steps']) => this.texts?.steps[step] ?? words(step);

  /** A card to be looked at; the page draws its face. */
  look = (id: string): CardText & { face: string } => {
    const card = this.card(id);
    const lines = [card['type-line'], ...card.lines, ...(card.red ? [card.red] : [])];
    return { name: card.name, lines: lines.map((text) => ({ heading: null, text })), icons: [], face: id };
  };
}

export const names = new Names();
