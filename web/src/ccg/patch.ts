// Shows an event on a copy of the view, so that what happened can be watched move by move. The view that the
// server sent replaces it at the end: this only has to be near enough to look at.
import type { Seat } from '../lib/types';
import { pieceOf, type Challenge, type Event, type Piece, type PieceWord, type View } from './types';

function take(view: View, word: PieceWord): Piece | undefined {
  for (const player of view.public.players) {
    const at = player.pieces.findIndex((piece) => piece.id === word.id);
    if (at >= 0) return player.pieces.splice(at, 1)[0];
  }
}
function discard(view: View, piece: Piece) {
  view.public.players[piece['lent-by'] ?? piece.controller]?.discard.push(...piece.cards);
}

function act(view: View, event: Event & { event: 'done' }) {
  const piece = pieceOf(view, event.piece.id);
  if (!piece) return;
  switch (event.verb) {
    case 'ready': piece.place = 'alert'; break;
    case 'commit': case 'to-reserve': piece.place = 'reserve'; break;
    case 'exhaust': piece.exhausted = true; break;
    case 'restore': piece.exhausted = false; break;
    case 'commit-and-exhaust': piece.place = 'reserve'; piece.exhausted = true; break;
    case 'defeat': case 'sacrifice': take(view, event.piece); discard(view, piece); break;
    default: take(view, event.piece);
  }
}

function challenge(view: View, by: Seat, { id }: PieceWord, against: Challenge['against']) {
  view.public.active = by;
  view.public.challenge = {
    by, challenger: id, against, 'challenges-as': 'ship', defender: null, defended: 'threat' in against, sniper: false,
    ended: false, twists: [], margin: 0, 'at-end': [],
  };
}

export function patch(view: View, event: Event): void {
  const p = view.public;
  const backs = 'seat' in event ? view.backs[event.seat] : undefined;
  const player = 'seat' in event ? p.players[event.seat] : undefined;
  const fewer = (count = 1) => { if (backs) backs.hand = Math.max(0, backs.hand - count); };
  switch (event.event) {
    case 'turn-began': p.turn = event.turn; p.phase = 'ready'; p.threats = []; break;
    case 'phase-began': p.phase = event.phase; p.first = event.first; p.active = event.first; break;
    case 'drew': if (backs) { backs.hand += event.count; backs.deck = Math.max(0, backs.deck - event.count); } break;
    case 'reshuffled': if (player && backs) { backs.deck += player.discard.length; player.discard = []; } break;
    case 'supply-played': {
      fewer();
      const stack = pieceOf(view, event.under.id);
      if (stack) stack.supplies += 1;
      break;
    }
    case 'asset-played': case 'played': fewer(); p.active = event.seat; break;
    case 'passed': p.active = event.seat; break;
    case 'spent': { const stack = pieceOf(view, event.piece.id); if (stack) stack.exhausted = true; break; }
    case 'entered':
      if (player && !pieceOf(view, event.piece.id)) {
        player.pieces.push({
          id: event.piece.id, controller: event.seat, cards: [event.piece.card], place: 'reserve', exhausted: false,
          supplies: 0, used: 0,
        });
      }
      break;
    case 'overlaid': pieceOf(view, event.piece.id)?.cards.push(event.piece.card); break;
    case 'done': act(view, event); break;
    case 'challenged': challenge(view, event.seat, event.piece, { player: event.opponent }); break;
    case 'threat-challenged':
      challenge(view, event.seat, event.piece, { threat: [event.threat.id, event.cylon] });
      break;
    case 'defended': if (p.challenge) { p.challenge.defender = event.piece.id; p.challenge.defended = true; } break;
    case 'mystic-revealed':
      if (backs) backs.deck = Math.max(0, backs.deck - 1);
      player?.discard.push(event.card);
      break;
    case 'influence': if (player) player.influence = event.now; break;
    case 'discarded': fewer(event.cards.length); player?.discard.push(...event.cards); break;
    case 'recovered': if (backs) backs.hand += 1; break;
    case 'threat-level':
      view.standing['threat-level'] = event.level;
      view.standing['fleet-defense'] = event.defense;
      break;
    case 'threat-revealed':
      if (backs) backs.deck = Math.max(0, backs.deck - 1);
      if (!p.threats.some((threat) => threat.id === event.threat.id)) {
        p.threats.push({ id: event.threat.id, card: event.threat.card, owner: event.seat });
      }
      break;
    case 'threat-gone': p.threats = p.threats.filter((threat) => threat.id !== event.threat.id); break;
    case 'lost': if (player) player.out = true; break;
  }
}
