// Which things on the table an event is about, so that they can be shown while it is told. Options come with theirs.
import type { Seat } from '../lib/types';
import { names } from './names.svelte';
import type { Event } from './types';

/** The marks of things, as options have them: `location:command`, `area:3`, `character:roslin` ... */
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
