// Where the marker of a jump is put: a press on the table answers how far east and how far north, another its heading.
import type { TableStore } from '../table/store.svelte';
import { normal, signed, type Point } from './geometry';
import type { Ask, Pose, View } from './types';

const STAGES = ['marker-east', 'marker-north', 'marker-heading'];

export class Marker {
  private ask = $derived.by(() => (this.table.prompt?.ask ?? null) as Ask | null);
  /** Whether a place on the table is asked for. */
  asked = $derived.by(() => !!this.ask && STAGES.includes(this.ask.ask));
  /** Whether it lies already, and is only to be turned. */
  isThere = $derived.by(() => this.ask?.ask === 'marker-heading');
  /** What is known of the marker. */
  spots = $derived.by((): Pose[] => {
    const { ask } = this;
    if (ask?.ask === 'marker-north') return [{ at: [ask.east, this.view().public.mission.table[1] / 2], heading: 0 }];
    return ask?.ask === 'marker-heading' ? [{ at: [ask.east, ask.north], heading: 0 }] : [];
  });

  constructor(private readonly table: TableStore, private readonly view: () => View) {}

  /** Puts the marker at this point, or turns it there; says whether it was asked for. */
  put(at: Point): boolean {
    if (this.asked) void this.answer(at);
    return this.asked;
  }
  private async answer(at: Point) {
    const { table } = this;
    // A place is two answers.
    for (const stage of this.ask!.ask === 'marker-heading' ? ['marker-heading'] : ['marker-east', 'marker-north']) {
      const ask = table.look?.prompt?.ask as Ask | undefined;
      if (ask?.ask !== stage) continue;
      const far = farFrom(at, ask);
      const options = table.look!.prompt!.options;
      await table.answer([options.reduce((best, one) => (far(one.word) < far(best.word) ? one : best))]);
      if (table.refusal) return;
    }
  }
}

/** How far an option such as `mm:330` or `heading:60` is from what a point means. */
function farFrom([x, y]: Point, ask: Ask): (word: string) => number {
  const value = (word: string) => Number(word.slice(word.indexOf(':') + 1));
  if (ask.ask === 'marker-east') return (word) => Math.abs(value(word) - x);
  if (ask.ask !== 'marker-heading') return (word) => Math.abs(value(word) - y);
  const wanted = normal((Math.atan2(x - ask.east, y - ask.north) * 180) / Math.PI);
  return (word) => Math.abs(signed(value(word) - wanted));
}
