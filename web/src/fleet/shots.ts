// Who shoots at what in an event, as far as it says.
import type { Shot } from '../table/glide';
import type { Area, Event, View } from './types';

const token = (word: string) => `[data-token="${word}"]`;
const any = (word: string) => `[data-token^="${word}"]`;
const GALACTICA = '.hull';
/** Whoever flies there for the humans, and Galactica behind them. */
function defenders(area: Area, view: View): string[] {
  const pilots = view.public.players.filter(({ place }) => place === `viper@area-${area}`).map(({ character }) => token(`character:${character}`));
  return [...pilots, any(`viper:${area}`), GALACTICA];
}

export function shotOf(event: Event, view: View): Shot | null {
  switch (event.event) {
    case 'attacked': {
      const { target, hit } = event;
      if ('centurion' in target) return { from: [any('character:')], at: [any(`centurion:${target.centurion}`)], hit };
      const [kind, where] = Object.entries(target)[0] as [string, Area | [Area, number]];
      const area = Array.isArray(where) ? where[0] : where;
      return { from: defenders(area, view), at: [Array.isArray(where) ? token(`${kind}:${where.join(':')}`) : any(`${kind}:${area}`)], hit };
    }
    case 'viper-attacked': {
      const pilot = event.pilot === null ? [] : [token(`character:${view.public.players[event.pilot]?.character}`)];
      return { from: [any(`raider:${event.area}`)], at: [...pilot, any(`viper:${event.area}`)], hit: false };
    }
    case 'galactica-attacked': return { from: [any(`${event.by}:`)], at: [GALACTICA], hit: false };
    default: return null;
  }
}
