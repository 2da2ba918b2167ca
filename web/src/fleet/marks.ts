// Which things on the table an option is about, so that they can light up and be clicked.
import type { Seat } from '../lib/types';
import { names } from './names.svelte';
import { isSkillCard, type Ask, type Event } from './types';

/** The marks of things: `location:command`, `area:3`, `raider:1`, `card:repair-1`, `character:roslin` ... */
export function marksOf(word: string, ask: Ask): string[] {
  if (names.isLocation(word)) return [`location:${word}`];
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
  if (names.facts.dials.some((dial) => dial.resource === word)) return [`resource:${word}`];
  if (names.facts.skills.some((skill) => skill === word)) return [`skill:${word}`];
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
export function marksOfEvent(event: Event, characterOf: (seat: Seat) => string | undefined): string[] {
  const marks: string[] = [];
  const who = (seat: Seat | null) => { const character = seat === null ? undefined : characterOf(seat); if (character) marks.push(`character:${character}`); };
  if ('seat' in event) who(event.seat);
  if ('pilot' in event) who(event.pilot);
  if ('area' in event) marks.push(`area:${event.area}`);
  switch (event.event) {
    case 'title-given': who(event.to); break;
    case 'looked': who(event.at); break;
    case 'card-taken': who(event.by); break;
    case 'moved': if (event.to !== 'stay') marks.push('to' in event.to ? `location:${event.to.to}` : `area:${event.to.fly}`); break;
    case 'sent': marks.push(`location:${event.to}`); break;
    case 'placed': marks.push(`location:${event.at}`); break;
    case 'ship-moved': marks.push(`area:${event.from}`, `area:${event.to}`); break;
    case 'civilian-moved': marks.push(`area:${event.to}`); break;
    case 'galactica-damaged': marks.push(`${names.isLocation(event.token) ? 'location' : 'resource'}:${event.token}`); break;
    case 'location-repaired': marks.push(`location:${event.location}`); break;
    case 'resource-changed': marks.push(`resource:${event.resource}`); break;
    case 'jump-track-moved': case 'fleet-jumped': marks.push('jump'); break;
    case 'centurions-advanced': case 'centurion-boarded': case 'centurion-destroyed': marks.push('boarding'); break;
  }
  return marks;
}
