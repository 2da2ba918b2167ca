// Which part of the table is in sight: by wheel, drag, pinch, keys and buttons.
import type { Point } from './geometry';

/** So much of the frame stays free around what is fitted. */
const MARGIN = 0.04;
const CLOSEST = 6;
const STEP = 1.35;
/** A pointer that moves less than this has clicked (pixels). */
const STILL = 5;

export class Camera {
  private size = $state.raw({ width: 600, height: 500 });
  /** The table in millimetres. */
  table = $state.raw<Point>([750, 750]);
  /** Times the scale at which the whole table is in sight, and the middle of what is; null is the middle of the table. */
  zoom = $state(1);
  private middle = $state.raw<Point | null>(null);
  private fingers = new Map<number, Point>();
  private travelled = 0;

  /** The frame in pixels. One that is not in sight has no size, and keeps the one it had. */
  get width() { return this.size.width; }
  get height() { return this.size.height; }
  set width(width: number) { if (width) this.size = { ...this.size, width }; }
  set height(height: number) { if (height) this.size = { ...this.size, height }; }

  whole = $derived.by(() => Math.min(this.width / this.table[0], this.height / this.table[1]) * (1 - 2 * MARGIN));
  /** Pixels per millimetre. */
  scale = $derived.by(() => this.whole * this.zoom);
  center = $derived.by((): Point => this.middle ?? [this.table[0] / 2, this.table[1] / 2]);
  isFitted = $derived.by(() => this.zoom === 1 && !this.middle);
  viewBox = $derived.by(() => {
    const [width, height] = [this.width / this.scale, this.height / this.scale];
    return `${this.center[0] - width / 2} ${this.table[1] - this.center[1] - height / 2} ${width} ${height}`;
  });

  /** Where a point of the table is in the frame. */
  at = ([x, y]: Point): Point =>
    [this.width / 2 + (x - this.center[0]) * this.scale, this.height / 2 - (y - this.center[1]) * this.scale];
  /** What point of the table is at this place of the frame. */
  from = ([left, top]: Point): Point =>
    [this.center[0] + (left - this.width / 2) / this.scale, this.center[1] - (top - this.height / 2) / this.scale];

  fit() {
    this.zoom = 1;
    this.middle = null;
  }
  /** As near as these points allow. */
  frame(points: Point[], margin: number) {
    if (!points.length) return this.fit();
    const edges = ([0, 1] as const).map((axis) => points.map((point) => point[axis]));
    const [east, north] = edges.map((all) => ({ least: Math.min(...all) - margin, most: Math.max(...all) + margin }));
    const scale = Math.min(this.width / (east!.most - east!.least), this.height / (north!.most - north!.least));
    this.zoom = Math.max(1, Math.min(CLOSEST, scale / this.whole));
    this.look([(east!.least + east!.most) / 2, (north!.least + north!.most) / 2]);
  }
  /** Nearer by so much, keeping what is at this place of the frame there. */
  magnify(by: number, at: Point = [this.width / 2, this.height / 2]) {
    const kept = this.from(at);
    this.zoom = Math.max(0.8, Math.min(CLOSEST, this.zoom * by));
    const moved = this.from(at);
    this.look([this.center[0] + kept[0] - moved[0], this.center[1] + kept[1] - moved[1]]);
  }
  /** Moves by pixels. */
  pan(right: number, down: number) {
    this.look([this.center[0] - right / this.scale, this.center[1] + down / this.scale]);
  }
  look([x, y]: Point) {
    this.middle = [Math.max(0, Math.min(this.table[0], x)), Math.max(0, Math.min(this.table[1], y))];
  }

  key(event: KeyboardEvent): boolean {
    const stride = 60;
    switch (event.key) {
      case 'ArrowLeft': this.pan(stride, 0); return true;
      case 'ArrowRight': this.pan(-stride, 0); return true;
      case 'ArrowUp': this.pan(0, stride); return true;
      case 'ArrowDown': this.pan(0, -stride); return true;
      case '+': case '=': this.magnify(STEP); return true;
      case '-': this.magnify(1 / STEP); return true;
      case '0': this.fit(); return true;
      default: return false;
    }
  }
  nearer() { this.magnify(STEP); }
  farther() { this.magnify(1 / STEP); }

  down(id: number, at: Point) {
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(id, at);
  }
  move(id: number, at: Point) {
    const was = this.fingers.get(id);
    if (!was) return;
    const other = [...this.fingers].find(([finger]) => finger !== id)?.[1];
    this.fingers.set(id, at);
    this.travelled += Math.hypot(at[0] - was[0], at[1] - was[1]);
    if (this.travelled < STILL) return;
    if (!other) return this.pan(at[0] - was[0], at[1] - was[1]);
    const apart = (one: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
    this.pan((at[0] - was[0]) / 2, (at[1] - was[1]) / 2);
    this.magnify(apart(at) / Math.max(1, apart(was)), [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]);
  }
  up(id: number) { this.fingers.delete(id); }
  /** Whether the last press was a drag: then it is no click. */
  get dragged() { return this.travelled >= STILL; }
}
