// The board game for the table page.
import { defineGame } from '../games';
import { t } from '../lib/i18n.svelte';
import type { CardText } from '../lib/types';
import Board from './Middle.svelte';
import Hand from './Hand.svelte';
import Players from './Players.svelte';
import Secrets from './Secrets.svelte';
import Situation from './Situation.svelte';
import Top from './TopBar.svelte';
import { isGrave, marksOf, marksOfEvent } from './marks';
import { names } from './names.svelte';
import { patch } from './patch';
import { isSkillCard, skillCard, type Ask, type Event, type View } from './types';

/** What each seat learns for itself comes with the view; there is nothing to watch. */
const SILENT = new Set(['skills-received', 'quorum-received', 'loyalty-received', 'super-crisis-received']);
const LONGER: Record<string, number> = {
  'turn-began': 1.6, 'crisis-revealed': 2.6, 'check-revealed': 3.2, 'check-counted': 2.4, 'check-ended': 2.4, rolled: 1.6,
  'resource-changed': 1.6, 'fleet-jumped': 2.2, revealed: 3, 'galactica-damaged': 1.6, 'sleeper-agents': 2.5,
};
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

/** Strengths added up; in a check, the other colours count against it. */
function sum(words: string[], ask: string, view: View): string {
  const cards = words.filter(isSkillCard).map(skillCard);
  if (!cards.length) return '';
  const check = ask === 'add-to-check' ? view.public.check : null;
  if (!check) return String(cards.reduce((total, card) => total + card.strength, 0));
  const worth = (skill: string, strength: number) => (check.skills.some((other) => other === skill) ? strength : -strength);
  const total = cards.reduce((total, card) => total + worth(card.skill, card.strength), 0);
  return total < 0 ? `−${-total}` : `+${total}`;
}

const DISCARDS = ['discard', 'hand-limit', 'discard-to-three', 'pay-for-location', 'pay-for-move'];
/** What sending so many picked cards does, said on the button. */
function deed(ask: string, count: number): string | null {
  if (ask === 'add-to-check') return t('deed-add', { count });
  return DISCARDS.includes(ask) ? t('deed-discard', { count }) : null;
}

function recall(kept: View, now: View): View {
  const backs = kept.backs.map((back, seat) => (seat === now.seat ? (now.backs[seat] ?? back) : back));
  return { ...kept, seat: now.seat, own: now.own, quorum: now.quorum, backs };
}

export default defineGame<View, Ask, Event>({
  Top, Players, Board, Situation, Hand, Secrets,
  load: () => names.load(),
  marksOf,
  marksOfEvent: (event, view) => marksOfEvent(event, (seat) => view.public.players[seat]?.character),
  isGrave,
  patch,
  // The board is laid out at once, when all have chosen their characters.
  continues: (shown, now) => shown.public.players.length === now.public.players.length,
  isTold: (event) => !SILENT.has(event.event),
  weight: (event) => LONGER[event.event] ?? 1,
  isLoss: (event) => event.event === 'resource-changed' && Number(event.by) < 0,
  cardOf,
  cardOfOption: (word) => textOf(word.replace(/^(use|play|quorum|reveal):/, ''), [...KINDS, 'location', 'character']),
  deed: (prompt, count) => deed(prompt.ask.ask, count),
  sum: (words, prompt, view) => sum(words, prompt.ask.ask, view),
  keep: (view) => ({ ...view, own: null, quorum: null }),
  recall: (kept, now) => recall(kept as View, now),
});
