// The outlines of the areas around the ship in the middle, in hundredths of the sky.
import type { Area } from './types';

type Points = [number, number][];
export type Sky = Record<Area, Points>;

const LEFT: Points = [[0, 19], [14.8, 29.8], [14.8, 70.2], [0, 81]];
const CORNER: Points = [[0.2, 18], [8.2, 0], [49.7, 0], [49.7, 20.8], [20.2, 20.8], [15, 28.6]];
const across = (points: Points): Points => points.map(([x, y]) => [100 - x, y]);
const down = (points: Points): Points => points.map(([x, y]) => [x, 100 - y]);

export const SKY: Sky = { 1: LEFT, 2: CORNER, 3: across(CORNER), 4: across(LEFT), 5: down(across(CORNER)), 6: down(CORNER) };

/** An outline to clip with. */
export const outline = (points: Points) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(', ')})`;
/** An outline to draw. */
export const path = (points: Points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
