// Ships and signs: each in a box of its own, drawn in the colour of the text. A new ship or sign is one more entry.
export interface SignArt { box: string; drawing: string; colour?: string }

const CIVILIANS = ['civilian', 'civilian-2', 'civilian-3'];
/** Civilian ships look different, but all see only their backs: which shape a token has says nothing. */
export const civilianSign = (token: number) => CIVILIANS[Math.abs(token) % CIVILIANS.length]!;

export const SIGNS: Record<string, SignArt> = {
  viper: { box: '0 0 32 32', colour: '#a9dbff', drawing: '<path fill="currentColor" d="M16 1l1.8 8 1.4 6.5L29 24v4l-8.5-2-1 3.5h-7L11.5 26 3 28v-4l9.8-8.5L14.2 9z"/><path d="M16 5v9M12.6 22h6.8" stroke="#0a1017" stroke-width="1.5"/><path d="M13.4 30.5h1.6M17 30.5h1.6" stroke="#ffd9a0" stroke-width="2"/>' },
  raptor: { box: '0 0 32 32', colour: '#9fd0e8', drawing: '<path fill="currentColor" d="M16 3c4 0 6 3 6.5 7l6.5 3v9l-6 1-1 6H10l-1-6-6-1v-9l6.5-3C10 6 12 3 16 3z"/><path d="M12.5 10h7l-1-3.5h-5z" fill="#0a1017"/><path d="M11 18h10M11 22h10" stroke="#0a1017" stroke-width="1.3"/>' },
  raider: { box: '0 0 32 32', colour: '#ff8b80', drawing: '<path fill="currentColor" d="M2 6c0 9 4 12 8.5 12.5L13 14c1.5-2 4.5-2 6 0l2.5 4.5C26 18 30 15 30 6c2 8 1 17-7 20-3 .8-5-.5-7-3-2 2.5-4 3.8-7 3C1 23 0 14 2 6z"/><path d="M12.8 18.5h6.4" stroke="#200806" stroke-width="2.2"/><circle cx="15" cy="18.5" r="1.1" fill="#fff1a8"/>' },
  'heavy-raider': { box: '0 0 36 32', colour: '#ffab70', drawing: '<path fill="currentColor" d="M3 4c3 3 4 6 4.5 9h5L14 6h8l1.5 7h5C29 10 30 7 33 4c3 8 2 15-3 20l-4 .5L24 30H12l-2-5.5L6 24C1 19 0 12 3 4z"/><path d="M13 15h10M15 20h6M15 24h6" stroke="#2a1204" stroke-width="2"/><circle cx="16" cy="15" r="1.3" fill="#fff1a8"/>' },
  basestar: { box: '0 0 64 64', colour: '#ff9d92', drawing: '<g fill="currentColor" fill-opacity=".42"><path d="M32 33L28 27 26.5 17 32 8 37.5 17 36 27Z" transform="rotate(60 32 33)"/><path d="M32 33L28 27 26.5 17 32 8 37.5 17 36 27Z" transform="rotate(180 32 33)"/><path d="M32 33L28 27 26.5 17 32 8 37.5 17 36 27Z" transform="rotate(300 32 33)"/></g><g fill="currentColor"><path d="M32 33L27.5 27 24.5 14 29 9 30 2 32 0 34 2 35 9 39.5 14 36.5 27Z" transform="rotate(0 32 33)"/><path d="M32 33L27.5 27 24.5 14 29 9 30 2 32 0 34 2 35 9 39.5 14 36.5 27Z" transform="rotate(120 32 33)"/><path d="M32 33L27.5 27 24.5 14 29 9 30 2 32 0 34 2 35 9 39.5 14 36.5 27Z" transform="rotate(240 32 33)"/></g><g stroke="#3a0d09" stroke-width="1.4" fill="none"><path d="M32 28V10M28.5 15h7M29.5 20h5" transform="rotate(0 32 33)"/><path d="M32 28V10M28.5 15h7M29.5 20h5" transform="rotate(120 32 33)"/><path d="M32 28V10M28.5 15h7M29.5 20h5" transform="rotate(240 32 33)"/></g><circle cx="32" cy="33" r="6.5" fill="#2a0806"/><circle cx="32" cy="33" r="3" fill="#ffe0d6"/>' },
  civilian: { box: '0 0 40 24', colour: '#dfe6ec', drawing: '<path fill="currentColor" d="M1 12l6-5h9l2-3h6l2 3h6l7 5-7 5h-6l-2 3h-6l-2-3H7z"/><path d="M9 12h22M16 8v8M24 8v8" stroke="#0a1017" stroke-width="1.4"/>' },
  'civilian-2': { box: '0 0 40 24', colour: '#dfe6ec', drawing: '<path fill="currentColor" d="M1 10h6l3-2h4v8h-4l-3-2H1zM15 4h7v16h-7zM23 4h7v16h-7zM31 8h5l3 3v2l-3 3h-5z"/><path d="M16.5 12h4M24.5 12h4" stroke="#0a1017" stroke-width="1.6"/>' },
  'civilian-3': { box: '0 0 40 24', colour: '#dfe6ec', drawing: '<circle cx="11" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="4"/><path fill="currentColor" d="M8 10h26l5 2-5 2H8zM28 6h5v12h-5z"/><circle cx="11" cy="12" r="2.6" fill="currentColor"/>' },
  nuke: { box: '0 0 32 32', colour: 'var(--amber)', drawing: '<path fill="currentColor" d="M16 1c4 4 5 8 5 13v8l5 5v3H6v-3l5-5v-8c0-5 1-9 5-13z"/><path d="M11 14h10" stroke="#0a1017" stroke-width="2"/>' },
  centurion: { box: '0 0 32 32', colour: '#ff9d92', drawing: '<path fill="currentColor" d="M16 1c6 0 10 4 10 10l1 6-3 2v5l-4 6h-8l-4-6v-5l-3-2 1-6C6 5 10 1 16 1z"/><path d="M8 13h16" stroke="#200806" stroke-width="3.4"/><circle cx="13" cy="13" r="1.7" fill="#ff5a4d"/><path d="M13 23v4M16 23v5M19 23v4" stroke="#200806" stroke-width="1.4"/>' },
  galactica: { box: '0 0 64 24', drawing: '<path fill="currentColor" d="M1 12l6-5 12 1 4-3h22l6 3h9l3 4-3 4h-9l-6 3H23l-4-3-12 1z"/><path fill="currentColor" d="M22 1h26v2.5H22zM22 20.5h26V23H22z"/>' },
  'colonial-one': { box: '0 0 64 24', drawing: '<path fill="currentColor" d="M1 13c6-6 16-8 28-8h22l8-4h3l-3 7 4 2v6l-4 2 3 5h-3l-8-4H30C18 19 7 18 1 13z"/><path d="M14 12h34" stroke="#0a1017" stroke-width="1.5" stroke-dasharray="2 2"/>' },
  cylon: { box: '0 0 64 24', drawing: '<path fill="currentColor" d="M32 8C42 2 53 1 63 3 54 5 47 8 43 12c4 4 11 7 20 9-10 2-21 1-31-5-10 6-21 7-31 5 9-2 16-5 20-9C17 8 10 5 1 3c10-2 21-1 31 5z"/><circle cx="32" cy="12" r="3" fill="#200806"/>' },
  politics: { box: '0 0 16 16', colour: 'var(--politics)', drawing: '<path fill="currentColor" d="M8 1l6.5 7L8 15 1.5 8z"/>' },
  leadership: { box: '0 0 16 16', colour: 'var(--leadership)', drawing: '<path fill="currentColor" d="M8 1.5L15 14.5H1z"/>' },
  tactics: { box: '0 0 16 16', colour: 'var(--tactics)', drawing: '<circle cx="8" cy="8" r="6.5" fill="currentColor"/>' },
  piloting: { box: '0 0 16 16', colour: 'var(--piloting)', drawing: '<path fill="currentColor" d="M5.5 1.5h5v4h4v5h-4v4h-5v-4h-4v-5h4z"/>' },
  engineering: { box: '0 0 16 16', colour: 'var(--engineering)', drawing: '<rect x="2" y="2" width="12" height="12" rx="1" fill="currentColor"/>' },
  card: { box: '0 0 16 16', drawing: '<rect x="3.5" y="1" width="9" height="14" rx="1.5" fill="currentColor"/>' },
  loyalty: { box: '0 0 16 16', drawing: '<rect x="3" y="1" width="10" height="14" rx="1.5" fill="currentColor"/><circle cx="8" cy="8" r="3" fill="#0a1017"/><path d="M8 5a3 3 0 0 1 0 6z" fill="currentColor"/>' },
  quorum: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M1 6l7-5 7 5zM2 13h12v2H2zM3 7h2v5H3zM7 7h2v5H7zM11 7h2v5h-2z"/>' },
  'super-crisis': { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M8 1l7 13H1z"/><path d="M8 6v4M8 11.5v1.3" stroke="#200806" stroke-width="1.7"/>' },
  president: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M1 6l7-5 7 5zM2 13h12v2H2zM3.5 7h2v5h-2zM7 7h2v5H7zM10.5 7h2v5h-2z"/>' },
  admiral: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M8 .5l2.2 4.8 5.3.6-4 3.5 1.2 5.2L8 12l-4.7 2.6 1.2-5.2-4-3.5 5.3-.6z"/>' },
  damage: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M8 .5c.5 3 4.5 4.5 4.5 9A4.5 4.5 0 0 1 8 15.5 4.5 4.5 0 0 1 3.5 9.5C3.5 7 5 6 5.5 4c1 .5 1.5 1.5 1.5 2.5C8.5 5 8.5 2.5 8 .5z"/>' },
  fuel: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M2 15V2.5C2 1.5 2.5 1 3.5 1h5c1 0 1.5.5 1.5 1.5V7h1c1 0 1.5.7 1.5 1.5v3c0 1 1 1 1 0V6L12 4l1-1 2 2.2V12c0 2.5-3.5 2.5-3.5 0V9H10v6z"/><path fill="#0a1017" d="M3.7 3h4.6v3.2H3.7z"/>' },
  food: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M8 4c1-2 2-3 4-3-.2 2-1.5 3-3 3.3C13 4 14.5 7 14 10c-.5 3-2.5 5-4 5-.8 0-1.3-.4-2-.4s-1.2.4-2 .4c-1.5 0-3.5-2-4-5-.5-3.5 2-6.5 6-6z"/>' },
  morale: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M8 15C3 11 1 8.5 1 5.5 1 3 2.8 1.5 4.7 1.5 6 1.5 7.3 2.3 8 3.6c.7-1.3 2-2.1 3.3-2.1C13.2 1.5 15 3 15 5.5 15 8.5 13 11 8 15z"/>' },
  population: { box: '0 0 16 16', drawing: '<circle cx="5.5" cy="5" r="3" fill="currentColor"/><path fill="currentColor" d="M0 14c0-4 2.5-5.5 5.5-5.5S11 10 11 14z"/><circle cx="11.5" cy="5.5" r="2.3" fill="currentColor"/><path fill="currentColor" d="M12 14h4c0-3.5-1.8-5-4-5-.7 0-1.2.1-1.7.3C11.5 10.5 12 12 12 14z"/>' },
  die: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M8 .5L15 5v6l-7 4.5L1 11V5z"/><path d="M8 .5L4 10h8zM1 11l3-1M15 11l-3-1M8 15.5V10" stroke="#0a1017" stroke-width=".9" fill="none"/>' },
  jump: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M1 8h7L6 5h3l4 3-4 3H6l2-3M13 3h2v10h-2z"/>' },
  office: { box: '0 0 16 16', drawing: '<path fill="currentColor" d="M3 1h7l3 3v11H3z"/><path d="M5.5 6h5M5.5 9h5M5.5 12h3" stroke="#0a1017" stroke-width="1.3"/>' },
};
