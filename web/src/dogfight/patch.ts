// Shows an event on a copy of the view, so that what happened can be watched move by move. The view that the server
// sent replaces it at the end: this only has to be near enough to look at.
import type { Event, Ship, View } from './types';

function freshTurn(ship: Ship) {
  ship.before = { ...ship.before, difficult: ship.now.difficult };
  const nothing = { revealed: null, attack: null, busy: false, drawn: 0, difficult: false, used: [], tried: [], effects: [] };
  ship.now = { ...ship.now, ...nothing };
}

export function patch(view: View, event: Event): void {
  const p = view.public;
  const ship = 'ship' in event ? p.ships[event.ship] : undefined;
  const backs = ship && view.backs.find((one) => one.ship === ship.id);
  switch (event.event) {
    case 'turn-began':
      p.turn = event.turn;
      p.step = 'planning';
      p.tails = [];
      p.attacks = [];
      Object.values(p.ships).forEach(freshTurn);
      for (const one of view.backs) one.cards = 0;
      break;
    case 'energy-set': if (ship) ship.energy = event.energy; break;
    case 'tailing-began': p.tails.push({ ship: event.ship, target: event.target }); break;
    case 'planned': if (backs) backs.cards = event.cards; break;
    case 'panel-revealed':
      p.step = 'first-movement';
      if (!ship) break;
      ship.energy = event.energy;
      ship.speed = event.panel.speed;
      ship.now.revealed = { first: null, second: null, panel: event.panel, dial: event.dial };
      break;
    case 'card-revealed':
      if (!ship?.now.revealed) break;
      if (!ship.now.revealed.first) ship.now.revealed.first = event.card;
      else if (ship.now.revealed.first !== event.card) ship.now.revealed.second = event.card;
      break;
    case 'fuel-spent': if (ship) ship.fuel = event.left; break;
    case 'moved': if (ship) { ship.pose = event.to; ship.fate = 'in-play'; } break;
    case 'rotated': if (ship) ship.dial = event.dial; break;
    case 'direction-changed': if (ship) { ship.pose.heading = event.heading; ship.dial = 0; } break;
    case 'level-changed': if (ship) ship.level = event.level; break;
    case 'overlapped': for (const id of event.ships) { const one = p.ships[id]; if (one) one.now.busy = true; } break;
    case 'counters-drawn': if (backs) backs[event.pool] += event.counters; break;
    case 'counter-put-back': if (backs) backs.blue = Math.max(0, backs.blue - 1); break;
    case 'attack-declared':
      if (p.step === 'first-movement') p.step = 'first-firing';
      if (p.step === 'second-movement') p.step = 'second-firing';
      p.attacks.push({ by: event.ship, on: event.target, modifier: 0 });
      break;
    case 'attack-rolled':
      if (ship) ship.now.attack = { target: event.target, hit: event.hits > 0 };
      p.attacks = p.attacks.filter((attack) => attack.by !== event.ship);
      break;
    case 'depot-hit': {
      const nature = p.terrain[event.terrain]?.nature;
      if (nature && typeof nature === 'object' && 'depot' in nature) nature.depot.damage = nature.depot.structure - event.left;
      break;
    }
    case 'crippled': if (ship) ship.crippled = true; break;
    case 'eliminated': if (ship) ship.fate = 'eliminated'; break;
    case 'escaped': case 'jumped-out': if (ship) ship.fate = 'escaped'; break;
    case 'talent-used': ship?.now.used.push(event.talent); break;
    case 'game-over': p.outcome = event.outcome; break;
  }
}
