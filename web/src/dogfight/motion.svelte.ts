// Lets ships glide along the curve of their maneuver from where they were drawn to where they are.
import { reducedMotion } from '../lib/settings.svelte';
import { along } from './geometry';
import { samePose, type Pose, type Ship, type ShipId } from './types';

/** How long a move takes to watch, in milliseconds; as long as a move is told at a quick pace. */
const DURATION = 620;
/** So many points of the way flown are kept to be drawn. */
const TRAIL = 14;
const ease = (late: number) => (late < 0.5 ? 2 * late * late : 1 - (2 - 2 * late) ** 2 / 2);

interface Flight { from: Pose; to: Pose; began: number }

export class Motion {
  /** Where ships are drawn; those that rest are drawn where they are. */
  poses = $state.raw<ReadonlyMap<ShipId, Pose>>(new Map());
  private flights = new Map<ShipId, Flight>();
  private shown = new Map<ShipId, Pose>();
  private frame = 0;

  /** Call it when ships may have moved. */
  follow(ships: Ship[]) {
    const still = reducedMotion() || document.hidden;
    for (const { id, pose, fate } of ships) {
      const from = this.poses.get(id) ?? this.shown.get(id);
      const heading = this.flights.get(id)?.to ?? this.shown.get(id);
      if (from && heading && !samePose(heading, pose) && !still && fate === 'in-play') {
        this.flights.set(id, { from, to: pose, began: performance.now() });
      } else if (still) this.flights.delete(id);
      this.shown.set(id, pose);
    }
    if (still) this.poses = new Map();
    else if (this.flights.size && !this.frame) this.frame = requestAnimationFrame(this.tick);
  }
  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.flights.clear();
  }

  /** Where a ship is drawn now. */
  of = (ship: Ship): Pose => this.poses.get(ship.id) ?? ship.pose;

  private tick = (now: number) => {
    const poses = new Map<ShipId, Pose>();
    for (const [id, { from, to, began }] of this.flights) {
      const late = (now - began) / DURATION;
      if (late >= 1) this.flights.delete(id);
      else poses.set(id, along(from, to, ease(Math.max(0, late))));
    }
    this.poses = poses;
    this.frame = this.flights.size ? requestAnimationFrame(this.tick) : 0;
  };
}

/** Points along a move, to draw it. */
export const trail = (from: Pose, to: Pose) =>
  Array.from({ length: TRAIL + 1 }, (_, n) => along(from, to, n / TRAIL).at);
