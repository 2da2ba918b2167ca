// Shows an event on a copy of the view, so that what happened can be watched move by move. The view that the
// server sent replaces it at the end: this only has to be near enough to look at.
import type { Seat } from '../lib/types';
import { names } from './names.svelte';
import type { Area, Event, Move, Piece, Place, Public, Sector, SkillCard, Tally, View } from './types';

function ships(sector: Sector, piece: Piece, by: number) {
  const some = Array.from({ length: Math.max(0, by) });
  switch (piece) {
    case 'raider': sector.raiders = Math.max(0, sector.raiders + by); break;
    case 'heavy-raider': sector['heavy-raiders'] = Math.max(0, sector['heavy-raiders'] + by); break;
    case 'viper': sector.vipers = Math.max(0, sector.vipers + by); break;
    case 'basestar': if (by > 0) sector.basestars.push(...some.map(() => [])); else sector.basestars.pop(); break;
    case 'civilian': if (by > 0) sector.civilians.push(...some.map(() => -Math.ceil(Math.random() * 1e6))); else sector.civilians.pop(); break;
  }
}

function place(move: Move, old: Place): Place {
  if (move === 'stay') return old;
  return 'to' in move ? move.to : `viper@area-${move.fly}`;
}

/** What cards come to of which the event says what they are worth; logs of older games don't say it. What else was known of the check stays. */
function tallied(cards: SkillCard[], worth: number[] | undefined, known: Pick<Tally, 'printed' | 'moments'>): Tally {
  const counted = cards.map((card, n) => ({ card, worth: worth?.[n] ?? 0 }));
  const sum = (side: (worth: number) => boolean) => counted.reduce((sum, { worth }) => sum + (side(worth) ? worth : 0), 0);
  return { cards: counted, for: sum((worth) => worth > 0), against: -sum((worth) => worth < 0), total: sum(() => true), printed: known.printed, moments: known.moments };
}

export function patch(view: View, event: Event): void {
  const p: Public = view.public;
  const player = 'seat' in event && event.seat !== null ? p.players[event.seat] : undefined;
  const sector = (area: Area) => p.space[area];
  const sectors = Object.values(p.space);
  /** So many cards more in somebody's hand; the viewer's own is shown as it is now. */
  const hold = (seat: Seat, by: number) => {
    const back = seat === view.seat ? undefined : view.backs[seat];
    if (back) back['skill-cards'] = Math.max(0, back['skill-cards'] + by);
  };
  switch (event.event) {
    case 'turn-began': p.current = event.seat; p.turn = event.turn; p.step = 'receive-skills'; p.crisis = null; p.check = null; view.tally = null; break;
    case 'title-given': if (event.title === 'president') p.president = event.to; else p.admiral = event.to; break;
    case 'skills-drawn': hold(event.seat, event.cards); break;
    case 'discarded': hold(event.seat, -event.cards.length); break;
    case 'moved': if (player) { player.place = place(event.to, player.place); p.step = 'movement'; } break;
    case 'sent': if (player) player.place = event.to; break;
    case 'placed': if (player) player.place = event.at; break;
    case 'launched': if (player) player.place = `viper@area-${event.area}`; else ships(sector(event.area), 'viper', 1); p.hangar.vipers = Math.max(0, p.hangar.vipers - 1); break;
    case 'action-taken': p.step = 'action'; break;
    case 'crisis-revealed': p.crisis = event.crisis; p.check = null; view.tally = null; p.step = 'crisis'; break;
    case 'crisis-discarded': p.crisis = null; p.check = null; view.tally = null; break;
    case 'check-began': {
      const { what, difficulty, partial, skills } = event;
      p.check = { what, difficulty, partial, skills, open: false, worthless: null, once: [], destiny: 0, played: p.players.map(() => 0), shown: [], strength: null, outcome: null };
      view.tally = tallied([], [], { printed: difficulty, moments: [] });
      break;
    }
    case 'difficulty-changed': if (p.check) p.check.difficulty = event.to; break;
    case 'cards-added': {
      if (p.check) p.check.played[event.seat] = (p.check.played[event.seat] ?? 0) + event.cards;
      hold(event.seat, -event.cards);
      break;
    }
    case 'card-played': hold(event.seat, -1); break;
    case 'card-taken': hold(event.from, -1); hold(event.by, 1); break;
    case 'open-cards-added': {
      if (!view.tally) break;
      const { cards } = view.tally;
      view.tally = tallied([...cards.map(({ card }) => card), ...event.cards], [...cards.map(({ worth }) => worth), ...(event.worth ?? [])], view.tally);
      break;
    }
    case 'check-revealed': if (view.tally) view.tally = tallied(event.cards, event.worth, view.tally); break;
    case 'check-counted': if (p.check) { p.check.strength = event.strength; p.check.difficulty = event.difficulty; } break;
    case 'check-ended': if (p.check) p.check.outcome = event.outcome; break;
    case 'resource-changed': p.resources[event.resource] = event.now; break;
    case 'ships-placed': ships(sector(event.area), event.piece, event.count); break;
    case 'ship-moved': ships(sector(event.from), event.piece, -1); ships(sector(event.to), event.piece, 1); break;
    case 'ship-destroyed': ships(sector(event.area), event.piece, -1); break;
    case 'basestar-damaged': sector(event.area).basestars[0]?.push(event.token); break;
    case 'ships-activated': p.step = 'activate-cylon-ships'; break;
    case 'galactica-damaged': {
      const { token } = event;
      if (token === 'fuel' || token === 'food' || token === 'morale' || token === 'population') p['spent-damage'].push(token);
      else p.damaged.push(token);
      break;
    }
    case 'location-repaired': p.damaged = p.damaged.filter((location) => location !== event.location); break;
    case 'civilian-destroyed': for (const s of sectors) s.civilians = s.civilians.filter((ship) => ship !== event.ship); break;
    case 'civilian-moved': for (const s of sectors) s.civilians = s.civilians.filter((ship) => ship !== event.ship); sector(event.to).civilians.push(event.ship); break;
    case 'centurion-boarded': p.boarding[0] += 1; break;
    case 'centurions-advanced': { const [a, b, c] = p.boarding; p.boarding = [0, a, b, c]; break; }
    case 'jump-track-moved': p['jump-track'] = event.to; p.step = 'prepare-for-jump'; break;
    case 'fleet-jumped': for (const s of sectors) Object.assign(s, { basestars: [], raiders: 0, 'heavy-raiders': 0, vipers: 0, civilians: [] } satisfies Sector); p['jump-track'] = 0; break;
    case 'destination-reached': p.destinations.push(event.destination); view.distance = event.distance; break;
    case 'nuke-spent': p.nukes = Math.max(0, p.nukes - 1); break;
    case 'raptor-destroyed': p.hangar.raptors = Math.max(0, p.hangar.raptors - 1); break;
    case 'viper-damaged': p.hangar['damaged-vipers'] += 1; break;
    case 'revealed': if (player && names.isCylon(event.card)) player.cylon = 'cylon'; break;
    case 'rolled': view.die = { shown: event.shown, bonus: event.bonus, result: event.result, needs: event.needs ?? null, met: event.met ?? null, odds: null }; break;
  }
  if (event.event !== 'rolled') view.die = null;
}
