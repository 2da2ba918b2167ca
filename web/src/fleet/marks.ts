// Which things on the table an option is about, so that they can light up and be clicked.
import type { Ask } from '../lib/types';
import { AREAS, COLONIAL_ONE, CYLON, GALACTICA, isSkillCard, RESOURCES, SKILLS } from './types';

const LOCATIONS = new Set([...GALACTICA, ...COLONIAL_ONE, ...CYLON]);

/** The marks of things: `location:command`, `area:3`, `raider:1`, `card:repair-1`, `character:roslin` ... */
export function marksOf(word: string, ask: Ask): string[] {
  if (LOCATIONS.has(word)) return [`location:${word}`];
  if (word.startsWith('use:')) return [`location:${word.slice(4)}`];
  if (word.startsWith('play:')) return [`card:${word.slice(5)}`];
  if (word.startsWith('quorum:')) return [`quorum:${word.slice(7)}`];
  if (word.startsWith('reveal:')) return [`loyalty:${word.slice(7)}`];
  if (word.startsWith('attack:')) return marksOf(word.slice(7), ask);
  const area = /^area-([1-6])$/.exec(word);
  if (area) return [`area:${area[1]}`];
  const launch = /^launch@area-([1-6])$/.exec(word);
  if (launch) return [`area:${launch[1]}`];
  const fly = /^fly@area-([1-6])>area-([1-6])$/.exec(word);
  if (fly) return [`viper:${fly[1]}`];
  const target = /^(second-)?(raider|heavy-raider|basestar)@area-([1-6])$/.exec(word);
  if (target) return [target[1] ? `basestar:${target[3]}:1` : target[2] === 'basestar' ? `basestar:${target[3]}:0` : `${target[2]}:${target[3]}`];
  const centurion = /^centurion@([0-9])$/.exec(word);
  if (centurion) return [`centurion:${centurion[1]}`];
  const civilian = /^civilian-([0-9]+)$/.exec(word);
  if (civilian) return [`civilian:${civilian[1]}`];
  if (isSkillCard(word)) return ask.ask === 'take-card' ? [] : [`card:${word}`];
  if ((RESOURCES as string[]).includes(word)) return [`resource:${word}`];
  if ((SKILLS as string[]).includes(word)) return [`skill:${word}`];
  if (word === 'nuke') return ['nuke'];
  if (word === 'draw-quorum') return ['quorum-deck'];
  if (word === 'viper') return ['own-viper'];
  if (word === 'ability') return ['ability'];
  if (/^[a-z]+$/.test(word) && ['choose-player', 'attacked-pilot', 'damage-viper', 'choose-character', 'take-card', 'who-first'].includes(ask.ask)) return [`character:${word}`];
  if (ask.ask === 'choose-quorum' || ask.ask === 'presidents-office') return [`quorum:${word}`];
  return [];
}

/** What can't be taken back and hurts when clicked by mistake. */
export function isGrave(word: string): boolean {
  return word.startsWith('reveal:') || word === 'nuke' || word === 'ability' || word === 'use:ftl-control';
}

/** The things that an event is about, to be shown while it is told. */
export function marksOfEvent(event: Record<string, unknown>, characterOf: (seat: number) => string | undefined): string[] {
  const marks: string[] = [];
  const add = (kind: string, value: unknown) => { if (value !== null && value !== undefined) marks.push(`${kind}:${String(value)}`); };
  for (const key of ['seat', 'at', 'by', 'pilot']) {
    const seat = event[key];
    if (typeof seat === 'number') add('character', characterOf(seat));
  }
  for (const key of ['area', 'from', 'to']) {
    const area = event[key];
    if (typeof area === 'number' && (AREAS as readonly number[]).includes(area) && /ship|viper|launched|basestar|civilian/.test(String(event.event))) add('area', area);
  }
  for (const key of ['to', 'at', 'location', 'token']) {
    const place = event[key];
    if (typeof place === 'string' && LOCATIONS.has(place)) add('location', place);
    if (typeof place === 'object' && place && 'to' in place) add('location', (place as { to: string }).to);
  }
  if (event.event === 'resource-changed') add('resource', event.resource);
  if (event.event === 'jump-track-moved' || event.event === 'fleet-jumped') marks.push('jump');
  if (/centurion/.test(String(event.event))) marks.push('boarding');
  return marks;
}
