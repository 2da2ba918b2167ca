// The board game for the table page.
import { defineGame } from '../games';
import type { CardText } from '../lib/types';
import Board from './Middle.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Hand from './Hand.svelte';
import Players from './Players.svelte';
import Secret from './Secret.svelte';
import Secrets from './Secrets.svelte';
import Situation from './Situation.svelte';
import Top from './TopBar.svelte';
import Moment from './moments/Moment.svelte';
import { isBrought, rowOf } from './moments/rows';
import { marksOfEvent } from './marks';
import { names } from './names.svelte';
import { patch } from './patch';
import { soundOf } from './sounds';
import { isSkillCard, type Ask, type Event, type View } from './types';

/** What each seat learns for itself comes with the view; there is nothing to watch. */
const SILENT = new Set(['skills-received', 'quorum-received', 'loyalty-received', 'super-crisis-received']);
const LONGER: Record<string, number> = {
  'turn-began': 1.6, 'crisis-revealed': 2.6, 'check-revealed': 3.2, 'check-counted': 2.4, 'check-ended': 2.4, rolled: 1.6,
  'resource-changed': 1.6, 'fleet-jumped': 2.2, revealed: 3, 'galactica-damaged': 1.6, 'sleeper-agents': 2.5,
};
/** How long the result of a check and of a die stay in sight at least, in milliseconds: they have to be read. */
const LEAST: Record<string, number> = { 'check-revealed': 1800, 'check-ended': 2600 };
const KINDS = ['crisis', 'super-crisis', 'quorum', 'destination', 'loyalty', 'rule', 'ability'];
const FIELDS = ['crisis', 'super-crisis', 'card', 'destination', 'rule', 'ability', 'location', 'at', 'to', 'token'];

function textOf(id: string, kinds: string[]): CardText | null {
  if (isSkillCard(id)) return names.card('skill', id);
  const kind = kinds.find((kind) => names.has(kind, id));
  return kind ? names.card(kind, id) : null;
}

function cardOf(event: Event): CardText | null {
  for (const field of FIELDS) {
    const id = (event as Record<string, unknown>)[field];
    if (typeof id !== 'string') continue;
    const kinds = field === 'card' ? KINDS : ['location', 'at', 'to', 'token'].includes(field) ? ['location'] : [field];
    const card = textOf(id, kinds);
    if (card) return card;
  }
  return null;
}

function recall(kept: View, now: View): View {
  const backs = kept.backs.map((back, seat) => (seat === now.seat ? (now.backs[seat] ?? back) : back));
  return { ...kept, seat: now.seat, own: now.own, quorum: now.quorum, backs };
}

export default defineGame<View, Ask, Event>({
  Top, Players, Board, Situation, Hand, Secrets, Moment, Ending, Emblem, Secret,
  shell: 'bands',
  load: (table) => names.load(table),
  brief: (kind, id) => (kind === 'location' ? names.brief(id) : null),
  isDrawn: (thing) => !/^(skill|loyalty|ability|own-viper)\b/.test(thing),
  isWeighed: (thing) => /^(location|area):/.test(thing),
  marksOfEvent: (event, view) => marksOfEvent(event, (seat) => view.public.players[seat]?.character),
  patch,
  // The board is laid out at once, when all have chosen their characters.
  continues: (shown, now) => shown.public.players.length === now.public.players.length,
  isTold: (event) => !SILENT.has(event.event),
  weight: (event) => LONGER[event.event] ?? 1,
  lasts: (event) => LEAST[event.event] ?? 0,
  momentOf: (event, view) => rowOf(event, view)?.kind ?? null,
  follows: isBrought,
  soundOf,
  isLoss: (event) => event.event === 'resource-changed' && Number(event.by) < 0,
  cardOf,
  text: (kind, id) => names.card(kind, id),
  keep: (view) => ({ ...view, own: null, quorum: null }),
  recall: (kept, now) => recall(kept as View, now),
});
