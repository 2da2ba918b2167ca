// Where the marker of a jump is put: a press on the table answers how far east, then how far north, then its heading.
import type { TableStore } from '../table/store.svelte';
import { normal, signed, type Point } from './geometry';
import type { Ask, Pose, View } from './types';

const STAGES = ['marker-east', 'marker-north', 'marker-heading'];

export class Marker {
  private ask = $derived.by(() => (this.table.prompt?.ask ?? null) as Ask | null);
  /** Whether a place on the table is asked for. */
  asked = $derived.by(() => !!this.ask && STAGES.includes(this.ask.ask));
  /** What is known of the marker. */
  spots = $derived.by((): Pose[] => {
    const { ask } = this;
    if (ask?.ask === 'marker-north') return [{ at: [ask.east, this.view().public.mission.table[1] / 2], heading: 0 }];
    return ask?.ask === 'marker-heading' ? [{ at: [ask.east, ask.north], heading: 0 }] : [];
  });

  constructor(private readonly table: TableStore, private readonly view: () => View) {}

  /** Answers with the option nearest to the point, and says whether one was asked for. */
  put([x, y]: Point): boolean {
    const { ask, table } = this;
    if (!ask || !this.asked || !table.prompt) return false;
    const far = (word: string): number => {
      const value = Number(word.slice(word.indexOf(':') + 1));
      if (ask.ask === 'marker-east') return Math.abs(value - x);
      if (ask.ask === 'marker-north') return Math.abs(value - y);
      if (ask.ask !== 'marker-heading') return 0;
      const wanted = normal((Math.atan2(x - ask.east, y - ask.north) * 180) / Math.PI);
      return Math.abs(signed(value - wanted));
    };
    const words = table.prompt.options.map(({ word }, at) => ({ at, far: far(word) }));
    const nearest = words.reduce((best, one) => (one.far < best.far ? one : best));
    table.picks.choose(nearest.at);
    return true;
  }
}
