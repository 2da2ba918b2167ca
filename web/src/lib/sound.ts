// The door to the sounds: they load when the first of them is wanted, and only after somebody has touched the page.
import { settings } from './settings.svelte';

export const SOUNDS = ['turn', 'card', 'die', 'hit', 'explosion', 'jump', 'alarm', 'reveal', 'pass', 'fail', 'chat', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

let touched = false;
let synthesis: Promise<typeof import('./synthesis')> | null = null;

/** Plays it, as loud as the person likes; nothing before they have touched the page, or while it is out of sight. */
export function play(sound: Sound) {
  if (!touched || !settings.sound || settings.volume <= 0) return;
  if (document.hidden && sound !== 'turn') return;
  synthesis ??= import('./synthesis');
  void synthesis.then(({ sing }) => sing(sound, settings.volume / 100), () => { synthesis = null; });
}

// Browsers let a page make sounds once somebody has touched it.
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => { touched = true; }, { once: true });
