// What the events of the board game sound like. All hear the same at the same event; what only one seat is told is silent.
import type { Sound } from '../lib/sound';
import { ROWS } from './moments/rows';
import type { Event } from './types';

const SOUNDS: { [kind in Event['event']]?: Sound } = {
  'cards-added': 'card', 'open-cards-added': 'card', 'card-played': 'card', 'skills-drawn': 'card', 'crisis-revealed': 'alarm', 'check-revealed': 'card',
  rolled: 'die', 'viper-damaged': 'hit', 'basestar-damaged': 'hit', 'galactica-damaged': 'hit', 'viper-destroyed': 'explosion',
  'ship-destroyed': 'explosion', 'civilian-destroyed': 'explosion', 'raptor-destroyed': 'explosion', 'fleet-jumped': 'jump', 'game-over': 'end',
};

export function soundOf(event: Event): Sound | null {
  if (event.event === 'check-ended') return event.outcome === 'fail' ? 'fail' : 'pass';
  if (event.event === 'attacked') return event.hit ? 'hit' : null;
  return SOUNDS[event.event] ?? ROWS.find((row) => row.event === event.event)?.sound ?? null;
}
