// Pictures of locations, in a box of 32 by 32: lines and half filled shapes in the colour of the text. A new location is one more
// entry.
import type { Location } from '../types';

const FULL = 'fill="currentColor"';
const HALF = `${FULL} fill-opacity=".24"`;

export const PLACES: Record<Location, string> = {
  'ftl-control': `<circle cx="16" cy="16" r="11" ${HALF}/><circle cx="16" cy="16" r="6.5"/><circle cx="16" cy="16" r="2.2" ${FULL} stroke="none"/><path d="M16 2v5M16 25v5M2 16h5M25 16h5"/><path d="M22 7l3-3M7 25l-3 3M25 25l3 3M7 7L4 4" stroke-width="1.1"/>`,
  'weapons-control': `<path d="M5 25h22l-3-7H8z" ${HALF}/><path d="M10 18l3-4h7l2 4M14 14L22 4M18 14l8-9"/><path d="M21 3l2.5 2M25 4l2 1.6"/><path d="M3 28h26"/>`,
  communications: `<path d="M6 12c0 8 6 13 13 13z" ${HALF}/><path d="M12 18L22 8"/><circle cx="23" cy="7" r="2" ${FULL} stroke="none"/><path d="M10 24l-3 5h9l-1-4M22 14c2 0 4-1 5-3M24 18c3-.4 5-2 6-5"/>`,
  'research-lab': `<path d="M12 4h8M13.5 4v8L6 26c-.6 1.3.2 2.5 1.5 2.5h17c1.3 0 2.1-1.2 1.5-2.5L18.5 12V4"/><path d="M9.5 20h13l3.3 6.5c.3.8 0 1.5-.8 1.5H7c-.8 0-1.1-.7-.8-1.5z" ${HALF} stroke="none"/><circle cx="14" cy="24" r="1.2" ${FULL} stroke="none"/><circle cx="18.5" cy="21.5" r="1" ${FULL} stroke="none"/>`,
  command: `<path d="M4 20l12-6 12 6-12 6z" ${HALF}/><path d="M4 20v3l12 6 12-6v-3"/><path d="M16 20V6M16 6l7 2.5-7 2.5"/><circle cx="10" cy="19.5" r="1.2" ${FULL} stroke="none"/><circle cx="21" cy="20.5" r="1.2" ${FULL} stroke="none"/>`,
  'admirals-quarters': `<rect x="4" y="17" width="24" height="6" rx="1.5" ${HALF}/><path d="M6 23v5M26 23v5M16 5v3M11 17c0-5 2-8 5-9 3 1 5 4 5 9"/><path d="M9 17l1.5-3h11l1.5 3"/><path d="M8 6l1 2 2 .3-1.5 1.5.4 2.2L8 11l-1.9 1 .4-2.2L5 8.3 7 8z" ${FULL} stroke="none"/>`,
  'hangar-deck': `<path d="M3 27V13c4-6 22-6 26 0v14" ${HALF}/><path d="M8 27V16c3-3.5 13-3.5 16 0v11M3 27h26"/><path d="M16 14l5.5 10-5.5-2-5.5 2z" ${FULL} stroke="none"/>`,
  armory: `<path d="M6 6l20 20M26 6L6 26" stroke-width="2.2"/><path d="M4 9l5-5M23 28l5-5M28 9l-5-5M9 28l-5-5"/><circle cx="16" cy="16" r="4.5" ${HALF}/>`,
  sickbay: `<rect x="4" y="17" width="24" height="7" rx="2" ${HALF}/><path d="M6 24v4M26 24v4M4 20V10"/><circle cx="9" cy="16" r="2"/><path d="M19 4v10M14 9h10" stroke-width="3"/>`,
  brig: `<rect x="5" y="5" width="22" height="22" rx="2" ${HALF}/><path d="M10 5v22M16 5v22M22 5v22"/><rect x="13" y="15" width="6" height="5" rx="1" ${FULL} stroke="none"/>`,
  'press-room': `<path d="M16 3a4 4 0 0 1 4 4v8a4 4 0 0 1-8 0V7a4 4 0 0 1 4-4z" ${HALF}/><path d="M8 14c0 5 3 8 8 8s8-3 8-8M16 22v7M11 29h10M12 9h3M12 12h3"/>`,
  'presidents-office': `<path d="M3 18h26v4H3z" ${HALF}/><path d="M5 22v6h8v-6M19 22v6h8v-6M9 18v-4h6v4M20 18l2-8 4 2"/><path d="M22 10l-2-4"/>`,
  administration: `<rect x="6" y="12" width="20" height="16" rx="2" ${HALF}/><path d="M11 16h10M12 12V5l8-1v8M14 8l4-.4"/><path d="M11 21h6"/>`,
  caprica: `<path d="M4 28V14h5V8h5v20M14 28V4h6v24M20 28V11h5v6h3v11" ${HALF}/><path d="M2 28h28"/><path d="M24 6c2-3 4-2 5-4" stroke-width="1.2"/>`,
  'cylon-fleet': `<path d="M16 3l3 10 10 6-10-1-3 11-3-11-10 1 10-6z" ${HALF}/><circle cx="16" cy="16.5" r="1.8" ${FULL} stroke="none"/>`,
  'human-fleet': `<path d="M3 16c5-8 21-8 26 0-5 8-21 8-26 0z" ${HALF}/><circle cx="16" cy="16" r="4.5"/><circle cx="16" cy="16" r="1.6" ${FULL} stroke="none"/>`,
  'resurrection-ship': `<path d="M16 3C9 8 9 13 16 16s7 8 0 13" /><path d="M16 3c7 5 7 10 0 13s-7 8 0 13"/><path d="M12 7h8M11.5 11h9M12 22h8M11.5 25.5h9" stroke-width="1.1"/><path d="M26 10l3-3 1 4M6 22l-3 3-1-4" />`,
};
