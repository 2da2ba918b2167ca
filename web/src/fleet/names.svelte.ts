import { api } from '../lib/api';
import type { CardText } from '../lib/types';
import { texts } from '../lib/i18n.svelte';

interface Named { name: string; [field: string]: unknown }
interface Texts {
  locations: Record<string, { name: string; action?: string }>;
  characters: Record<string, { name: string; short: string; calling?: string; abilities?: { name: string; text: string }[] }>;
  skills: Record<string, string | Named>; resources: Record<string, string | Named>;
  cards: Record<string, Record<string, CardText>>;
  [more: string]: unknown;
}

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** The game's names in the chosen language, fetched once for each. */
class Names {
  private texts = $state.raw<Texts | null>(null);
  private loading: string | null = null;

  async load() {
    const language = texts.language;
    if (this.loading === language) return;
    this.loading = language;
    try {
      const got = await api.get<Texts>(`/texts/fleet?lang=${language}`);
      if (this.loading === language) this.texts = got;
    } catch { this.loading = null; }
  }

  location = (slug: string) => this.texts?.locations?.[slug]?.name ?? words(slug);
  locationText = (slug: string) => this.texts?.locations?.[slug]?.action ?? '';
  character = (slug: string) => this.texts?.characters?.[slug]?.name ?? words(slug);
  short = (slug: string) => this.texts?.characters?.[slug]?.short ?? words(slug);
  abilities = (slug: string) => this.texts?.characters?.[slug]?.abilities ?? [];
  private plain(value: string | Named | undefined, slug: string) { return (typeof value === 'string' ? value : value?.name) ?? words(slug); }
  skill = (slug: string) => this.plain(this.texts?.skills?.[slug], slug);
  resource = (slug: string) => this.plain(this.texts?.resources?.[slug], slug);
  card = (kind: string, id: string): CardText => this.texts?.cards?.[kind]?.[id] ?? { name: words(id), lines: [], icons: [] };
  has = (kind: string, id: string) => !!this.texts?.cards?.[kind]?.[id];
  allCards = () => this.texts?.cards ?? {};
  /** How far a destination took the fleet: the number among its icons. */
  distance = (id: string) => Number(/\d+/.exec(this.card('destination', id).icons.join(' '))?.[0] ?? 0);
}

export const names = new Names();

/** Two letters that stand for a character. */
export const initials = (slug: string) => ({ starbuck: 'ST', tigh: 'TI', tyrol: 'TY', baltar: 'BA', boomer: 'BO', roslin: 'RO', adama: 'AD', apollo: 'AP', helo: 'HE', zarek: 'ZA' })[slug] ?? slug.slice(0, 2).toUpperCase();
