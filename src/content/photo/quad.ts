/** A place in a picture: 0 to 1 from its left and from its top; a corner may lie a little outside. */
export type Corner = readonly [across: number, down: number];

/** The corners of a table in a picture, clockwise from the far left one. */
export type Quad = readonly [Corner, Corner, Corner, Corner];

/** So far outside a picture a corner may lie. */
export const OUTSIDE = 0.15;

/** Corners as they stand at first: a little within the picture. */
export const FIRST_QUAD: Quad = [
  [0.12, 0.12],
  [0.88, 0.12],
  [0.88, 0.88],
  [0.12, 0.88],
];

/**
 * Why corners are no table seen by an eye. `line`: two or three of them lie (nearly) in a line; `crossed`: they do not go
 * clockwise round, or one lies within the others.
 */
export type QuadFault = 'line' | 'crossed';

/** The least sine of an angle at a corner, and the least share of the picture along a side. */
const [LEAST_SINE, LEAST_SIDE] = [0.035, 0.02];

function turnAt([x, y]: Corner, [fromX, fromY]: Corner, [toX, toY]: Corner): number {
  const [inX, inY, outX, outY] = [x - fromX, y - fromY, toX - x, toY - y];
  const lengths = Math.hypot(inX, inY) * Math.hypot(outX, outY);
  return lengths === 0 ? 0 : (inX * outY - inY * outX) / lengths;
}

/** What is wrong with corners; null: nothing. */
export function quadFault(quad: Quad): QuadFault | null {
  const [one, two, three, four] = quad;
  const sides = [
    [one, two],
    [two, three],
    [three, four],
    [four, one],
  ] as const;
  const turns = [turnAt(two, one, three), turnAt(three, two, four), turnAt(four, three, one), turnAt(one, four, two)];
  const isShort = sides.some(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) < LEAST_SIDE);
  if (isShort || turns.some((turn) => Math.abs(turn) < LEAST_SINE)) return 'line';
  return turns.every((turn) => turn > 0) ? null : 'crossed';
}

const within = (value: number): number => Math.min(Math.max(value, -OUTSIDE), 1 + OUTSIDE);

/** The corners with one of them elsewhere, no farther outside than a corner may lie. */
export function cornerAt([one, two, three, four]: Quad, which: number, [across, down]: Corner): Quad {
  const at: Corner = [within(across), within(down)];
  return [which === 0 ? at : one, which === 1 ? at : two, which === 2 ? at : three, which === 3 ? at : four];
}

/** The corners for a table that lies a quarter turn otherwise: what was the second is the first. */
export const turnedQuad = ([one, two, three, four]: Quad): Quad => [two, three, four, one];
