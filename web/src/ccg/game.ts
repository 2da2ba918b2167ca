// The card game for the table page.
import { defineGame } from '../games';
import { t } from '../lib/i18n.svelte';
import type { CardText } from '../lib/types';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Players from './Players.svelte';
import Secrets from './Secrets.svelte';
import Situation from './Situation.svelte';
import Top from './TopBar.svelte';
import { cardOfEvent, isGrave, marksOf, marksOfEvent } from './marks';
import { names } from './names.svelte';
import { patch } from './patch';
import { parts, type Ask, type Event, type View } from './types';

/** What each seat learns for itself comes with the view; there is nothing to watch. */
const SILENT = new Set(['received', 'supply-kept', 'saw', 'found', 'spent']);
const LONGER: Record<string, number> = {
  'turn-began': 1.4, 'phase-began': 1.2, played: 1.8, challenged: 2, 'threat-challenged': 2, defended: 1.8,
  undefended: 1.6, 'mystic-revealed': 2, totals: 3, influence: 1.6, 'threat-level': 2.2, 'threat-revealed': 1.8,
  'red-text': 2.4, 'jumped-away': 3, lost: 3, resolved: 2,
};
const DISCARDS = ['discard'];

const look = (id: string | null): CardText | null => (id && names.isCard(id) ? names.look(id) : null);

/** The own cards for which standing orders make sense: those that were brought, and those in play. */
function plays(view: View): Set<string> {
  const brought = (view.own?.brought ?? []).map(([card]) => card as string);
  const own = view.seat === null ? [] : view.public.players[view.seat]!.pieces;
  return new Set([...brought, ...own.flatMap((piece) => piece.cards as string[])]);
}

export default defineGame<View, Ask, Event>({
  Top, Players, Board, Situation, Hand, Secrets, Ending, Face,
  load: () => names.load(),
  marksOf,
  marksOfEvent,
  isGrave,
  patch,
  continues: (shown, now) => shown.public.players.length === now.public.players.length,
  isTold: (event) => !SILENT.has(event.event),
  weight: (event) => LONGER[event.event] ?? 1,
  isLoss: (event) => event.event === 'lost' || (event.event === 'influence' && event.by < 0),
  cardOf: (event) => look(cardOfEvent(event)),
  cardOfOption: (word) => look(parts(word).card),
  deed: (prompt, count) => (DISCARDS.includes(prompt.ask.ask) ? t('deed-discard', { count }) : null),
  sum: () => '',
  plays,
  keep: (view) => ({ ...view, own: null }),
  recall: (kept, now) => ({ ...(kept as View), own: now.own }),
});
