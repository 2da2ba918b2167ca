// The faces of the kit: the frame says the role, the thing in it the person, a bust behind it is only texture. A new character is
// one more entry of FACES.
import type { Calling, Character } from '../types';

/** Outlines by role: gable, shield, helmet, nut; in a box of 64 by 64 like all of a face. */
export const FRAMES: Record<Calling, string> = {
  political: 'M32 2L61 19V57Q61 61 57 61H7Q3 61 3 57V19Z',
  military: 'M6 5H58Q61 5 61 8V36C61 50 46 58 32 62C18 58 3 50 3 36V8Q3 5 6 5Z',
  pilot: 'M32 2C50 2 62 15 62 31V60L32 51L2 60V31C2 15 14 2 32 2Z',
  support: 'M20 3H44L61 20V44L44 61H20L3 44V20Z',
};

const BUSTS = {
  long: '<circle cx="32" cy="20" r="9"/><path d="M20 30c-2-18 4-22 12-22s14 4 12 22c1 4 3 6 4 8h-8v-8h-16v8h-8c1-2 3-4 4-8z"/><path d="M8 64c0-18 8-26 24-26s24 8 24 26z"/>',
  loose: '<circle cx="32" cy="20" r="9"/><path d="M18 34c2-6 0-10 2-16 2-8 7-11 13-11s11 4 12 11c1 6-1 9 3 16-5 1-7-1-8-4V20H24v10c-1 3-3 5-6 4z"/><path d="M10 64c0-17 8-25 22-25s22 8 22 25z"/>',
  short: '<path d="M22 22c-1-10 4-14 10-14s12 3 10 14c-1 6-5 10-10 10s-9-4-10-10z"/><path d="M21 18c2-8 8-12 16-10 5 1 6 5 6 9l-6-3-4 2z"/><path d="M6 64c0-18 9-26 26-26s26 8 26 26z"/>',
  capped: '<circle cx="32" cy="22" r="9"/><path d="M20 16c0-6 5-9 12-9s12 3 12 9l3 2H20z"/><path d="M4 64c0-17 10-26 28-26s28 9 28 26z"/>',
  tied: '<circle cx="32" cy="21" r="9"/><circle cx="40" cy="11" r="5"/><path d="M22 20c0-8 4-12 10-12s10 4 10 12z"/><path d="M6 64c0-18 9-27 26-27s26 9 26 27z"/>',
};

const LINE = 'fill="none" stroke="var(--o)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"';
const FULL = 'fill="var(--o)"';

/** A face: its ground, what lies on it in the dark, what is bright, and the thing, drawn in the colour `--o`. */
export interface FaceArt { ground: string; shade: string; light: string; bust: string; thing: string }

export const FACES: Record<Character, FaceArt> = {
  roslin: {
    ground: '#4a1f33', shade: '#8b4160', light: '#ffd7e4', bust: BUSTS.long,
    thing: `<g ${LINE}><circle cx="20" cy="43" r="8.5"/><circle cx="44" cy="43" r="8.5"/><path d="M28.5 41c2-2 5-2 7 0"/></g>`,
  },
  baltar: {
    ground: '#24205c', shade: '#5148a8', light: '#dcd7ff', bust: BUSTS.loose,
    thing: `<path d="M27 28h10M29 28v9L19 53c-1 2 0 4 2.5 4h21c2.5 0 3.5-2 2.5-4L35 37v-9" ${LINE}/><path ${FULL} d="M24 48h16l4 7c0 1 0 1-1 1H21c-1 0-1 0-1-1z"/>`,
  },
  zarek: {
    ground: '#4d2413', shade: '#9a5431', light: '#ffdfcd', bust: BUSTS.loose,
    thing: `<g ${LINE}><path d="M28 34l-5 0a8 8 0 0 0 0 16h5M36 50h5a8 8 0 0 0 0-16h-5"/><path d="M31 26l-2 8M35 58l-2-7" stroke-width="3"/></g>`,
  },
  adama: {
    ground: '#12294d', shade: '#2f5792', light: '#d3e6ff', bust: BUSTS.short,
    thing: `<path ${FULL} d="M33 24v22H47C46 36 41 29 33 24zM30 29v17H19c1-7 5-13 11-17zM13 49h38c-2 6-6 8-9 8H22c-4 0-7-3-9-8z"/>`,
  },
  tigh: {
    ground: '#3a2b1c', shade: '#7b5d3c', light: '#ffe6c7', bust: BUSTS.capped,
    thing: `<path ${LINE} d="M20 30h24l-3 25H23z"/><path ${FULL} d="M22 41h20l-1.6 13H23.6z"/>`,
  },
  helo: {
    ground: '#23401d', shade: '#507c3f', light: '#dff5cf', bust: BUSTS.short,
    thing: `<circle cx="32" cy="42" r="14" ${LINE}/><path ${FULL} d="M40 33l-5 12-11 6 5-12z"/>`,
  },
  starbuck: {
    ground: '#4b3410', shade: '#9a6f22', light: '#ffe3a3', bust: BUSTS.short,
    thing: `<path ${FULL} d="M40 30l2.6 6.4L49 39l-6.4 2.6L40 48l-2.6-6.4L31 39l6.4-2.6z" transform="translate(1 -1) scale(1.06)"/><g ${LINE}><path d="M33 49c-8 5-16 3-20-3M30 41c-6 1-11-1-14-6"/></g>`,
  },
  apollo: {
    ground: '#0f3550', shade: '#2b709d', light: '#cdeaff', bust: BUSTS.short,
    thing: `<path ${FULL} d="M32 50l-5-7H9c1-9 9-13 17-10l6 5 6-5c8-3 16 1 17 10H37z"/><circle cx="32" cy="31" r="4.5" ${FULL}/>`,
  },
  boomer: {
    ground: '#3a1e4d', shade: '#7a4699', light: '#f0d9ff', bust: BUSTS.tied,
    thing: `<path ${FULL} d="M32 27a15 15 0 0 1 0 30z"/><path d="M32 27a15 15 0 0 0 0 30" ${LINE}/>`,
  },
  tyrol: {
    ground: '#123a44', shade: '#2a7486', light: '#c5f2fb', bust: BUSTS.short,
    thing: `<path ${FULL} d="M47 26l-6 6 1 5 5 1 6-6c2 7-3 14-11 12L26 60l-7-7 16-16c-2-8 5-13 12-11z" transform="translate(-2 -3)"/>`,
  },
};
