// The great moments: which event is one, how it is drawn, and what is said over it. One more is one more row.
import type { Component } from 'svelte';
import type { Sound } from '../../lib/sound';
import { t } from '../../lib/i18n.svelte';
import { names } from '../names.svelte';
import type { Event, View } from '../types';
import Arrival from './Arrival.svelte';
import Boarders from './Boarders.svelte';
import Damage from './Damage.svelte';
import Jump from './Jump.svelte';
import Nuke from './Nuke.svelte';
import Sleepers from './Sleepers.svelte';
import Split from './Split.svelte';

type Kind = 'reveal' | 'jump' | 'last-jump' | 'nuke' | 'sleepers' | 'centurions' | 'first-damage';
type Of<E extends Event['event']> = Extract<Event, { event: E }>;
/** What is said: a line above, the title, what goes on with it, and a text. */
interface Words { above: string; title: string; on?: string; text?: string }

interface Row<E extends Event['event'] = Event['event']> {
  kind: Kind;
  event: E;
  /** Which of these events are meant; `view` is as it is after it. */
  when?(event: Of<E>, view: View): boolean;
  words(event: Of<E>, view: View): Words;
  /** What may follow from it at once, and is listed. */
  brings?: Event['event'][];
  tone: 'cylon' | 'jump' | 'fire' | 'hope';
  sound: Sound;
  /** Drawn with the event and the view, as far as it wants them. */
  Picture: Component<never>;
}
const row = <E extends Event['event']>(row: Row<E>) => row as unknown as Row;
const textOf = (kind: string, id: string) => names.card(kind, id).lines.map((line) => line.text).join(' ');
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

export const ROWS: Row[] = [
  row<'revealed'>({
    kind: 'reveal', event: 'revealed', tone: 'cylon', sound: 'reveal', Picture: Split,
    brings: ['galactica-damaged', 'title-given', 'placed', 'sent', 'super-crisis-drawn', 'loyalty-given', 'discarded', 'resource-changed', 'rule-ended'],
    when: (event) => names.isCylon(event.card),
    words: (event, view) => ({
      above: t('moment-reveal-above'), title: names.short(view.public.players[event.seat]?.character ?? ''), on: t('moment-reveal-on'),
      text: names.card('loyalty', event.card).name,
    }),
  }),
  row<'destination-reached'>({
    kind: 'jump', event: 'destination-reached', tone: 'jump', sound: 'jump', Picture: Jump,
    brings: ['resource-changed', 'raptor-destroyed', 'civilian-destroyed', 'raptor-restored', 'ships-placed', 'title-given', 'location-repaired', 'vipers-repaired', 'loyalty-dealt'],
    words: (event, view) => ({
      above: t('moment-jump-above'), title: names.card('destination', event.destination).name,
      on: t('moment-jump-on', { distance: event.distance, of: names.objective(view.public.configuration.ending)['final-distance'] }),
      text: textOf('destination', event.destination),
    }),
  }),
  row<'fleet-jumped'>({
    kind: 'last-jump', event: 'fleet-jumped', tone: 'hope', sound: 'jump', Picture: Arrival,
    when: (event) => event['final-jump'],
    words: () => ({ above: t('moment-last-jump-above'), title: t('moment-last-jump'), on: t('moment-last-jump-on') }),
  }),
  row<'nuke-spent'>({
    kind: 'nuke', event: 'nuke-spent', tone: 'fire', sound: 'explosion', Picture: Nuke,
    brings: ['rolled', 'attacked', 'ship-destroyed', 'basestar-damaged'],
    words: (_, view) => ({ above: t('moment-nuke-above'), title: t('moment-nuke'), on: t('moment-nuke-on', { left: view.public.nukes }) }),
  }),
  row<'sleeper-agents'>({
    kind: 'sleepers', event: 'sleeper-agents', tone: 'cylon', sound: 'reveal', Picture: Sleepers,
    brings: ['loyalty-dealt', 'loyalty-given', 'sent', 'revealed'],
    words: () => ({ above: t('moment-sleepers-above'), title: t('moment-sleepers'), on: t('moment-sleepers-on') }),
  }),
  row<'centurion-boarded'>({
    kind: 'centurions', event: 'centurion-boarded', tone: 'cylon', sound: 'alarm', Picture: Boarders,
    when: (_, view) => sum(view.public.boarding) === 1,
    words: () => ({ above: t('moment-centurions-above'), title: t('moment-centurions'), on: t('moment-centurions-on') }),
  }),
  row<'galactica-damaged'>({
    kind: 'first-damage', event: 'galactica-damaged', tone: 'fire', sound: 'alarm', Picture: Damage,
    brings: ['sent', 'galactica-damaged', 'resource-changed'],
    when: (_, view) => view.public.damaged.length + view.public['spent-damage'].length === 1,
    words: ({ token }) => ({
      above: t('moment-damage-above'), title: t('moment-damage'),
      on: names.isLocation(token) ? names.location(token) : names.resource(token),
      text: names.isLocation(token) ? names.locationText(token) : undefined,
    }),
  }),
];

/** The row of an event that is a great moment. */
export function rowOf(event: Event, view: View): Row | null {
  return ROWS.find((row) => row.event === event.event && (row.when?.(event as never, view) ?? true)) ?? null;
}
export const rowNamed = (kind: string) => ROWS.find((row) => row.kind === kind) ?? null;

/** Whether an event is listed as what follows from a moment of this kind. */
export const isBrought = (event: Event, kind: string) => !!rowNamed(kind)?.brings?.includes(event.event);
