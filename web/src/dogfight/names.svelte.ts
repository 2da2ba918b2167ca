import { api } from '../lib/api';
import type { CardText } from '../lib/types';
import { t, texts } from '../lib/i18n.svelte';
import {
  numberOf, type Facts, type ManeuverFacts, type Modifier, type Public, type Range, type Ship, type ShipClass, type ShipId,
  type Side, type Speed, type Step, type Symbol, type Target, type Texts, type WhyNot,
} from './types';

const words = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase());

const SHARPER = ['straight', 'slip', 'bank', 'turn', 'skid', 'break', 'flip', 'ob-straight', 'ob-slip', 'ob-bank', 'ob-turn'];
const bend = ({ shape, hand }: ManeuverFacts) => SHARPER.indexOf(shape) * (hand === 'left' ? -1 : hand === 'right' ? 1 : 0);

/** The game's names in the chosen language and its facts, fetched once for each language. */
class Names {
  private texts = $state.raw<Texts | null>(null);
  private loading: string | null = null;

  async load() {
    const language = texts.language;
    if (this.loading === language) return;
    this.loading = language;
    try {
      const got = await api.get<Texts>(`/texts/dogfight?lang=${language}`);
      if (this.loading === language) this.texts = got;
    } catch { this.loading = null; }
  }

  /** The numbers and curves of the rules; nothing before they have come. */
  facts = $derived<Facts | null>(this.texts?.facts ?? null);

  maneuver = (card: string): ManeuverFacts | undefined => this.facts?.maneuvers[card];
  /** The cards of a deck from the sharpest to the left to the sharpest to the right. */
  deck = (ship: ShipClass) =>
    Object.entries(this.facts?.maneuvers ?? {}).filter(([, facts]) => facts.deck === ship)
      .map(([card, facts]) => ({ card, facts })).sort((one, two) => bend(one.facts) - bend(two.facts));
  sheet = (ship: ShipClass) => this.facts?.ships[ship];

  side = (side: Side) => this.texts?.sides[side] ?? words(side);
  kind = (ship: ShipClass) => this.texts?.ships[ship] ?? words(ship);
  /** A ship by its pilot if it has a named one, else by its kind and number. */
  ship = ({ id, class: kind, pilot }: Ship) =>
    (pilot.name ? this.pilot(pilot.name) : t('df-numbered', { kind: this.kind(kind), number: numberOf(id) }));
  named = (id: ShipId, { ships }: Public) => (ships[id] ? this.ship(ships[id]) : words(id));
  target = (target: Target, everything: Public) =>
    ('ship' in target ? this.named(target.ship, everything) : (this.texts?.templates.depot ?? words('depot')));
  pilot = (name: string) => this.texts?.pilots[name as keyof Texts['pilots']] ?? words(name);
  level = (level: Ship['pilot']['level']) => this.texts?.levels[level] ?? words(level);
  card = (card: string) => (card === 'blank' ? t('df-blank') : (this.texts?.maneuvers[card] ?? words(card)));
  speed = (speed: Speed) => this.texts?.speeds[speed] ?? speed;
  symbol = (symbol: Symbol) => this.texts?.symbols[symbol] ?? words(symbol);
  modifier = (modifier: Modifier) => this.texts?.modifiers[modifier] ?? words(modifier);
  range = (range: Range) => this.texts?.ranges[range] ?? words(range);
  whyNot = (why: WhyNot) => this.texts?.['why-not'][why] ?? words(why);
  unready = (why: keyof Texts['unready']) => this.texts?.unready[why] ?? words(why);
  step = (step: Step) => this.texts?.steps[step] ?? words(step);
  talent = (talent: string) => this.texts?.talents[talent as keyof Texts['talents']] ?? words(talent);
  flaw = (flaw: string) => this.texts?.flaws[flaw as keyof Texts['flaws']] ?? words(flaw);
  mission = (mission: Public['mission']) =>
    this.texts?.missions[mission.name] ?? mission.title[texts.language] ?? mission.title.en ?? words(mission.name);
  private cards = (kind: string): { [id in string]?: CardText } => this.texts?.cards[kind as keyof Texts['cards']] ?? {};
  text = (kind: string, id: string): CardText | null => this.cards(kind)[id] ?? null;
}

export const names = new Names();
/** A number with its sign. */
export const plus = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
export const minus = (number: number) => (number < 0 ? `−${-number}` : String(number));
