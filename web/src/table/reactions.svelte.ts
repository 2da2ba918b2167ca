// What players have just said by pressing a button: shown for a moment, and then gone.
import { api, ApiError } from '../lib/api';
import { explain } from '../lib/errors';
import type { Reacted, Reaction, Seat } from '../lib/types';

/** All that can be said, in the order of the buttons. */
export const REACTIONS: Reaction[] = ['knew-it', 'not-me', 'well-done', 'all-of-us', 'what', 'sorry'];
/** So long a reaction is shown, in milliseconds. */
const SHOWN = 4_500;

export class Reactions {
  /** Those that are to be seen now, one a seat. */
  shown = $state.raw<Reacted[]>([]);
  /** Why mine was not taken. */
  refusal = $state<string | null>(null);
  private ends = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly table: string) {}

  at(seat: Seat): Reaction | null {
    return this.shown.find((reacted) => reacted.seat === seat)?.reaction ?? null;
  }

  /** Shows one instead of what the same seat said before. Says whether it is new: my own is told twice. */
  show(reacted: Reacted): boolean {
    if (this.ends.has(reacted.id)) return false;
    this.shown = [...this.shown.filter(({ seat }) => seat !== reacted.seat), reacted];
    this.ends.set(reacted.id, setTimeout(() => {
      this.shown = this.shown.filter(({ id }) => id !== reacted.id);
      this.ends.delete(reacted.id);
    }, SHOWN));
    return true;
  }

  async send(reaction: Reaction) {
    try {
      this.show(await api.post<Reacted>(`/tables/${this.table}/react`, { reaction }));
      this.refusal = null;
    } catch (error) {
      this.refusal = error instanceof ApiError ? error.message : explain(error);
    }
  }

  forget() {
    for (const end of this.ends.values()) clearTimeout(end);
    this.ends.clear();
    this.shown = [];
  }
}
