import { api } from '../lib/api';
import type { CardText } from '../lib/types';
import { texts } from '../lib/i18n.svelte';
import type { BasestarDamage, Character, Ending, Facts, Location, LocationFacts, Loyalty, Play, Resource, Ship, Skill, Texts } from '../generated/fleet';

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** What is known before the server has said anything. */
const NOTHING: Facts = {
  dials: [], skills: [], 'skill-cards': [], regions: [], characters: [], distances: {}, objectives: {}, 'jump-track': [], attacks: [], loyalty: [],
};

/** The game's names in the chosen language and its facts, fetched once for each language. */
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

  /** The numbers and lists of the rules. */
  facts = $derived(this.texts?.facts ?? NOTHING);
  private skillOfCard = $derived(new Map<string, Skill>(this.facts['skill-cards'].map(({ name, skill }) => [name, skill])));
  /** Groups of locations, in the order in which they are drawn. */
  boards = $derived(this.facts.regions.filter((region) => region.kind === 'board'));
  space = $derived(this.facts.regions.find((region) => region.kind === 'space'));
  private everywhere = $derived(new Map<string, LocationFacts>(this.boards.flatMap(({ locations }) => locations.map((one) => [one.location, one]))));

  location = (slug: string) => this.texts?.locations[slug as Location]?.name ?? words(slug);
  locationText = (slug: string) => this.texts?.locations[slug as Location]?.action ?? '';
  isLocation = (slug: string): slug is Location => this.everywhere.has(slug);
  isHazardous = (slug: string) => !!this.everywhere.get(slug)?.hazardous;
  isCylon = (card: Loyalty) => this.facts.loyalty.some((one) => one.cylon && one.card === card);
  play = (slug: Play) => this.texts?.plays[slug]?.name ?? words(slug);
  ship = (ship: Ship) => this.texts?.ships[ship] ?? words(ship);
  area = (area: number) => this.texts?.areas[area - 1] ?? String(area);
  basestarDamage = (token: BasestarDamage) => this.texts?.['basestar-damage'][token]?.name ?? words(token);
  character = (slug: string) => this.texts?.characters[slug as Character]?.name ?? words(slug);
  short = (slug: string) => this.texts?.characters[slug as Character]?.short ?? words(slug);
  abilities = (slug: string) => this.texts?.characters[slug as Character]?.abilities ?? [];
  initials = (slug: string) => this.facts.characters.find((one) => one.character === slug)?.initials ?? '';
  skill = (slug: string) => this.texts?.skills[slug as Skill] ?? words(slug);
  skillOf = (card: string) => this.skillOfCard.get(card);
  resource = (slug: string) => this.texts?.resources[slug as Resource] ?? words(slug);
  objective = (ending: Ending) => this.facts.objectives[ending] ?? { stages: [], 'final-distance': 0 };
  dial = (resource: Resource) => this.facts.dials.find((dial) => dial.resource === resource) ?? { resource, 'red-zone': 0, most: 1 };
  private cards = (kind: string): { [id in string]?: CardText } => this.texts?.cards[kind as keyof Texts['cards']] ?? {};
  card = (kind: string, id: string): CardText => this.cards(kind)[id] ?? { name: words(id), lines: [], icons: [] };
  has = (kind: string, id: string) => !!this.cards(kind)[id];
  allCards = () => this.texts?.cards ?? {};
}

export const names = new Names();

/** Two letters that stand for a character. */
export const initials = (slug: string) => names.initials(slug);

/** How long the longest word of a name is: it gets smaller letters rather than a break inside it. */
export const longestWord = (name: string) => Math.max(...name.split(' ').map((word) => word.length));
