import type { Seat } from '../lib/types';

/** Whose discard pile is being looked through. */
class Browse {
  seat = $state<Seat | null>(null);
  open(seat: Seat) { this.seat = seat; }
  close = () => { this.seat = null; };
}
export const browse = new Browse();
