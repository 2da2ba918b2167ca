// Shows an event on a copy of the view, so that what happened can be watched move by move. The view that the
// server sent replaces it at the end: this only has to be near enough to look at.
import type { GameEvent } from '../lib/types';
import type { Public, Resource, Sector, View } from './types';

const FIELD: Record<string, 'raiders' | 'heavy-raiders' | 'vipers'> = { raider: 'raiders', 'heavy-raider': 'heavy-raiders', viper: 'vipers' };

function ships(sector: Sector | undefined, piece: string, by: number) {
  if (!sector) return;
  const field = FIELD[piece];
  if (field) sector[field] = Math.max(0, sector[field] + by);
  else if (piece === 'basestar') { if (by > 0) for (let n = 0; n < by; n++) sector.basestars.push([]); else sector.basestars.pop(); }
  else if (piece === 'civilian') { if (by > 0) for (let n = 0; n < by; n++) sector.civilians.push(-Math.ceil(Math.random() * 1e6)); else sector.civilians.pop(); }
}

function place(move: unknown, old: string): string {
  if (typeof move === 'string') return move === 'stay' ? old : move;
  const to = move as { to?: string; fly?: number };
  return to.to ?? (to.fly ? `viper@area-${to.fly}` : old);
}

/** The fields that events have, by name; each event has some of them. */
interface Fields {
  seat: number; turn: number; title: string; to: never; from: number; cards: never; at: string; area: number; crisis: string; by: number;
  strength: number; difficulty: number; outcome: 'pass' | 'partial' | 'fail'; resource: string; now: number; piece: string; count: number;
  token: string; location: string; ship: number; destination: string; shown: number; bonus: number;
}

export function patch(view: View, event: GameEvent): void {
  const p: Public = view.public;
  const e = event as unknown as Fields;
  const player = typeof e.seat === 'number' ? p.players[e.seat] : undefined;
  const sector = (area: unknown) => p.space[String(area)];
  switch (event.event) {
    case 'turn-began': p.current = e.seat; p.turn = e.turn; p.step = 'receive-skills'; p.crisis = null; p.check = null; break;
    case 'title-given': if (e.title === 'president') p.president = e.to; else p.admiral = e.to; break;
    case 'skills-drawn': { const back = view.backs[e.seat]; if (back) back['skill-cards'] += e.cards; break; }
    case 'discarded': { const back = view.backs[e.seat]; if (back) back['skill-cards'] = Math.max(0, back['skill-cards'] - (e.cards as unknown[]).length); break; }
    case 'moved': if (player) { player.place = place(e.to, player.place); p.step = 'movement'; } break;
    case 'sent': if (player) player.place = e.to; break;
    case 'placed': if (player) player.place = e.at; break;
    case 'launched': if (player) player.place = `viper@area-${e.area}`; else ships(sector(e.area), 'viper', 1); p.hangar.vipers = Math.max(0, p.hangar.vipers - 1); break;
    case 'action-taken': p.step = 'action'; break;
    case 'crisis-revealed': p.crisis = e.crisis; p.check = null; p.step = 'crisis'; break;
    case 'crisis-discarded': p.crisis = null; p.check = null; break;
    case 'check-began':
      p.check = {
        what: { crisis: p.crisis ?? '' }, difficulty: e.difficulty, partial: null, skills: [], open: false, worthless: null, once: [],
        destiny: 0, played: p.players.map(() => 0), shown: [], strength: null, outcome: null,
      };
      break;
    case 'difficulty-changed': if (p.check) p.check.difficulty = e.to; break;
    case 'cards-added': {
      if (p.check) p.check.played[e.seat] = (p.check.played[e.seat] ?? 0) + e.cards;
      const back = view.backs[e.seat];
      if (back) back['skill-cards'] = Math.max(0, back['skill-cards'] - e.cards);
      break;
    }
    case 'card-played': { const back = view.backs[e.seat]; if (back) back['skill-cards'] = Math.max(0, back['skill-cards'] - 1); break; }
    case 'check-revealed': if (p.check) p.check.shown = e.cards; break;
    case 'check-counted': if (p.check) { p.check.strength = e.strength; p.check.difficulty = e.difficulty; } break;
    case 'check-ended': if (p.check) p.check.outcome = e.outcome; break;
    case 'resource-changed': p.resources[e.resource as Resource] = e.now; break;
    case 'ships-placed': ships(sector(e.area), e.piece, e.count); break;
    case 'ship-moved': ships(sector(e.from), e.piece, -1); ships(sector(e.to), e.piece, 1); break;
    case 'ship-destroyed': ships(sector(e.area), e.piece, -1); break;
    case 'basestar-damaged': sector(e.area)?.basestars[0]?.push(e.token); break;
    case 'ships-activated': p.step = 'activate-cylon-ships'; break;
    case 'galactica-damaged': if (typeof e.token === 'string' && !(e.token in p.resources)) p.damaged.push(e.token); break;
    case 'location-repaired': p.damaged = p.damaged.filter((location) => location !== e.location); break;
    case 'civilian-destroyed': for (const s of Object.values(p.space)) s.civilians = s.civilians.filter((ship) => ship !== e.ship); break;
    case 'civilian-moved': for (const s of Object.values(p.space)) s.civilians = s.civilians.filter((ship) => ship !== e.ship); sector(e.to)?.civilians.push(e.ship); break;
    case 'centurion-boarded': p.boarding[0] = (p.boarding[0] ?? 0) + 1; break;
    case 'centurions-advanced': p.boarding = [0, ...p.boarding.slice(0, 3)]; break;
    case 'jump-track-moved': p['jump-track'] = e.to; p.step = 'prepare-for-jump'; break;
    case 'fleet-jumped': for (const s of Object.values(p.space)) Object.assign(s, { basestars: [], raiders: 0, 'heavy-raiders': 0, vipers: 0, civilians: [] }); p['jump-track'] = 0; break;
    case 'destination-reached': p.destinations.push(e.destination); break;
    case 'nuke-spent': p.nukes = Math.max(0, p.nukes - 1); break;
    case 'raptor-destroyed': p.hangar.raptors = Math.max(0, p.hangar.raptors - 1); break;
    case 'viper-damaged': p.hangar['damaged-vipers'] += 1; break;
    case 'revealed': if (player) player.cylon = 'cylon'; break;
    case 'rolled': p.roll = { roller: e.seat, purpose: null, bonus: e.bonus, planned: false, shown: e.shown, again: false }; break;
  }
  if (event.event !== 'rolled') p.roll = null;
}
