// Places and curves for the eye, in millimetres: east and north on the table, headings clockwise from north. What
// counts is worked out by the rules; here is only what is drawn.
import type { Pose, Spot } from './types';

export type Point = [number, number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const normal = (heading: number) => ((heading % 360) + 360) % 360;
/** A turn by at most half a circle, clockwise if positive. */
export const signed = (turn: number) => (normal(turn) > 180 ? normal(turn) - 360 : normal(turn));

/** The point so far ahead and so far to the right of a pose. */
export function point({ at, heading }: Pose, forward: number, right = 0): Point {
  const [sin, cos] = [Math.sin(radians(heading)), Math.cos(radians(heading))];
  return [at[0] + sin * forward + cos * right, at[1] + cos * forward - sin * right];
}
/** Where a spot lies that is seen from a pose. */
export const place = (from: Pose, { forward, right, turn }: Spot): Pose =>
  ({ at: point(from, forward, right), heading: normal(from.heading + turn) });
export const ahead = (from: Pose, millimetres: number): Pose => ({ ...from, at: point(from, millimetres) });
export const distance = (one: Point, two: Point) => Math.hypot(one[0] - two[0], one[1] - two[1]);

/** The pose a part of the way along the curve on which a base glides: as the rules draw it. */
export function along(from: Pose, to: Pose, late: number): Pose {
  const length = distance(from.at, to.at);
  const facing = point(from, 1);
  const gear = (to.at[0] - from.at[0]) * (facing[0] - from.at[0]) + (to.at[1] - from.at[1]) * (facing[1] - from.at[1]) < 0 ? -1 : 1;
  const guides = [from.at, point(from, (gear * length) / 3), point(to, (-gear * length) / 3), to.at];
  const early = 1 - late;
  const weights = [early ** 3, 3 * early * early * late, 3 * early * late * late, late ** 3];
  const sum = (axis: 0 | 1) => guides.reduce((all, guide, n) => all + guide[axis] * weights[n]!, 0);
  return { at: [sum(0), sum(1)], heading: from.heading + signed(to.heading - from.heading) * late };
}

/** SVG counts downwards: the north edge is at its top. */
export const flip = ([x, y]: Point, height: number): Point => [x, height - y];
const number = (value: number) => value.toFixed(1);
export const polyline = (points: Point[], height: number) =>
  points.map((one) => flip(one, height).map(number).join(',')).join(' ');
export const transform = ({ at, heading }: Pose, height: number) => {
  const [x, y] = flip(at, height);
  return `translate(${number(x)} ${number(y)}) rotate(${number(heading)})`;
};

/** A wedge around straight up, from one radius to another. */
export function wedge(inner: number, outer: number, width: number): string {
  const half = radians(width / 2);
  const spot = (radius: number, side: number) => `${number(Math.sin(side * half) * radius)} ${number(-Math.cos(half) * radius)}`;
  return `M${spot(inner, -1)} L${spot(outer, -1)} A${outer} ${outer} 0 0 1 ${spot(outer, 1)} ` +
    `L${spot(inner, 1)} A${inner || 0.1} ${inner || 0.1} 0 0 0 ${spot(inner, -1)} Z`;
}
