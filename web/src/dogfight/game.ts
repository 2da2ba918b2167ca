// Starship Battles for the table page.
import { defineGame } from '../games';
import { t } from '../lib/i18n.svelte';
import type { CardText } from '../lib/types';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Hand from './Hand.svelte';
import Players from './Players.svelte';
import Secrets from './Secrets.svelte';
import Situation from './Situation.svelte';
import Top from './TopBar.svelte';
import { losesShip } from './edge';
import { marksOf, marksOfEvent } from './marks';
import { names } from './names.svelte';
import { patch } from './patch';
import { readCounter, type Ask, type Event, type View } from './types';

/** What all see of a plan before it is revealed is only that it is there. */
const SILENT = new Set(['planned', 'fuel-spent']);
const WEIGHTS: Record<string, number> = {
  'turn-began': 1.2, 'panel-revealed': 0.8, 'card-revealed': 0.8, moved: 1.3, rotated: 0.6, 'attack-declared': 1,
  'attack-rolled': 2.6, 'counters-drawn': 1.4, 'counters-received': 1.8, 'jump-rolled': 2.2, 'flaw-tried': 1.6, crippled: 2,
  eliminated: 2.6, 'game-over': 2.5,
};
const LOSSES = new Set(['eliminated', 'crippled', 'struck', 'fuel-out']);

function cardOf(event: Event): CardText | null {
  if ('talent' in event) return names.text('talent', event.talent);
  if ('flaw' in event) return names.text('flaw', event.flaw);
  return 'card' in event ? names.text('maneuver', event.card) : null;
}
function cardOfOption(word: string): CardText | null {
  const [kind, , id] = word.split(':');
  if (kind === 'use' && id) return names.text('talent', id);
  return kind === 'try' && id ? names.text('flaw', id) : null;
}
const isLost = (word: string, ask: Ask, view: View) => !!names.facts && losesShip(word, ask, view, names.facts);
const COUNTER = 'counter:';
const counters = (words: string[]) =>
  words.filter((word) => word.startsWith(COUNTER)).map((word) => word.slice(COUNTER.length));

export default defineGame<View, Ask, Event>({
  Top, Players, Board, Situation, Hand, Secrets, Ending, Emblem,
  load: () => names.load(),
  // Where the ship will end is seen on the table, and it is planned there as well.
  opens: 'board',
  marksOf, marksOfEvent, patch,
  isGrave: (word, ask, view) => word === 'leave' || isLost(word, ask, view),
  warning: (word, ask, view) => (isLost(word, ask, view) && 'ship' in ask ? t('df-lost-why', { ship: names.named(ask.ship, view.public) }) : null),
  continues: (shown, now) =>
    shown.public.mission.name === now.public.mission.name && shown.public.turn <= now.public.turn,
  isTold: (event) => !SILENT.has(event.event),
  weight: (event) => WEIGHTS[event.event] ?? 1,
  isLoss: (event) => LOSSES.has(event.event),
  cardOf,
  cardOfOption: (word) => cardOfOption(word),
  deed: (prompt, count) => (prompt.ask.ask === 'keep-counters' ? t('df-keep', { count }) : null),
  sum: (words) => {
    const picked = counters(words);
    return picked.length ? String(picked.reduce((total, word) => total + readCounter(word).value, 0)) : '';
  },
  keep: (view) => ({ ...view, own: null }),
  recall: (kept, now) => ({ ...(kept as View), own: now.own }),
});
