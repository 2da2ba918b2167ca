import { api, query } from '../lib/api';
import type { CardText } from '../lib/types';
import { texts } from '../lib/i18n.svelte';
import type { BasestarDamage, Character, CheckOutcome, Ending, Facts, Location, LocationFacts, Loyalty, Play, Resource, Ship, Skill, SkillName, Texts } from '../generated/fleet';

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

/** What is known before the server has said anything. */
const NOTHING: Facts = {
  dials: [], skills: [], 'skill-cards': [], regions: [], characters: [], distances: {}, objectives: {}, 'jump-track': [], attacks: [], loyalty: [], 'fatal-damage': 0,
};

/** The game's names in the chosen language and its facts, as they are at a table: what is played there decides. */
class Names {
  private texts = $state.raw<Texts | null>(null);
  private loading: string | null = null;

  async load(table: string) {
    const wanted = query({ lang: texts.language, table });
    if (this.loading === wanted) return;
    this.loading = wanted;
    try {
      const got = await api.get<Texts>(`/texts/fleet${wanted}`);
      if (this.loading === wanted) this.texts = got;
    } catch { this.loading = null; }
  }

  /** The numbers and lists of the rules. */
  facts = $derived(this.texts?.facts ?? NOTHING);
  private skillOfCard = $derived(new Map<string, Skill>(this.facts['skill-cards'].map(({ name, skill }) => [name, skill])));
  /** Groups of locations, in the order in which they are drawn. */
  boards = $derived(this.facts.regions.filter((region) => region.kind === 'board'));
  space = $derived(this.facts.regions.find((region) => region.kind === 'space'));
  /** The ship that space is drawn around, and every other board. */
  middle = $derived(this.boards.find(({ ship }) => ship === this.space?.around));
  beside = $derived(this.boards.filter((board) => board !== this.middle));
  private everywhere = $derived(new Map<string, LocationFacts>(this.boards.flatMap(({ locations }) => locations.map((one) => [one.location, one]))));

  location = (slug: string) => this.texts?.locations[slug as Location]?.name ?? words(slug);
  /** What can be done there, at a glance. */
  brief = (slug: string) => this.texts?.locations[slug as Location]?.brief ?? '';
  /** The title without which nothing can be done there. */
  onlyFor = (slug: string) => this.everywhere.get(slug)?.only ?? null;
  locationText = (slug: string) => this.texts?.locations[slug as Location]?.action ?? '';
  isLocation = (slug: string): slug is Location => this.everywhere.has(slug);
  isHazardous = (slug: string) => !!this.everywhere.get(slug)?.hazardous;
  isCylon = (card: Loyalty) => this.facts.loyalty.some((one) => one.cylon && one.card === card);
  play = (slug: Play) => this.texts?.plays[slug]?.name ?? words(slug);
  ship = (ship: Ship) => this.texts?.ships[ship] ?? words(ship);
  area = (area: number) => this.texts?.areas[area - 1] ?? String(area);
  outcome = (outcome: CheckOutcome) => this.texts?.['check-outcomes'][outcome] ?? words(outcome);
  basestarDamage = (token: BasestarDamage) => this.texts?.['basestar-damage'][token]?.name ?? words(token);
  character = (slug: string) => this.texts?.characters[slug as Character]?.name ?? words(slug);
  short = (slug: string) => this.texts?.characters[slug as Character]?.short ?? words(slug);
  abilities = (slug: string) => this.texts?.characters[slug as Character]?.abilities ?? [];
  calling = (slug: string) => this.facts.characters.find((one) => one.character === slug)?.calling ?? 'support';
  initials = (slug: string) => this.facts.characters.find((one) => one.character === slug)?.initials ?? '';
  skill = (slug: string) => this.texts?.skills[slug as Skill] ?? words(slug);
  /** When a skill card can be played. */
  when = (card: string) => this.texts?.['skill-cards'][card as SkillName]?.when ?? '';
  skillOf = (card: string) => this.skillOfCard.get(card);
  resource = (slug: string) => this.texts?.resources[slug as Resource] ?? words(slug);
  objective = (ending: Ending) => this.facts.objectives[ending] ?? { stages: [], 'final-distance': 0 };
  dial = (resource: Resource) => this.facts.dials.find((dial) => dial.resource === resource) ?? { resource, 'red-zone': 0, most: 1 };
  private cards = (kind: string): { [id in string]?: CardText } => this.texts?.cards[kind as keyof Texts['cards']] ?? {};
  card = (kind: string, id: string): CardText => this.cards(kind)[id] ?? { name: words(id), lines: [], icons: [] };
  /** What follows from the check of a card or place, by its outcome. */
  checkOutcomes = (kind: string, id: string) => this.texts?.checks[kind as keyof Texts['checks']]?.[id] ?? {};
  has = (kind: string, id: string) => !!this.cards(kind)[id];
  allCards = () => this.texts?.cards ?? {};
}

export const names = new Names();

/** How long the longest word of a name is: it gets smaller letters rather than a break inside it. */
export const longestWord = (name: string) => Math.max(...name.split(' ').map((word) => word.length));

const LONG = /\p{L}{13,}/gu;
const SYLLABLE = /(\p{L}{3,}?[aeiouyąęó](?:(?:ch|cz|sz|rz|[bcdfghjklmnprstwzćłńśźż])(?=[bcdfghjklmnprstwzćłńśźż]))?)(?=[bcdfghjklmnprstwzćłńśźż]+[aeiouyąęó]\p{L}{2,})/gu;
/** Where a very long word may be broken, if it must: before a consonant between vowels, or after the first of several. */
export const breakable = (name: string) => name.replace(LONG, (word) => word.replace(SYLLABLE, (part) => `${part}\u00AD`));
