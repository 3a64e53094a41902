import type { Spot } from './shown.ts';

/** A square of an area, its least corner given; all of them are as large. */
export type Cell = Spot;

type Edge = readonly [from: Spot, to: Spot];

const keyOf = ({ x, y }: Spot): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** The four sides of a square, against the clock. */
const sidesOf = ({ x, y }: Cell, edge: number): readonly Edge[] => {
  const [a, b, c, d] = [
    { x, y },
    { x: x + edge, y },
    { x: x + edge, y: y + edge },
    { x, y: y + edge },
  ];
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ];
};

/** The sides that no neighbour has too. */
function border(cells: readonly Cell[], edge: number): readonly Edge[] {
  const all = cells.flatMap((cell) => sidesOf(cell, edge));
  const known = new Set(all.map(([from, to]) => `${keyOf(from)}>${keyOf(to)}`));
  return all.filter(([from, to]) => !known.has(`${keyOf(to)}>${keyOf(from)}`));
}

const QUARTER = 0.25;

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** A loop with its corners cut off a quarter of the way to the next ones (Chaikin 1974); straight runs stay where they are. */
const cut = (loop: readonly Spot[]): Spot[] =>
  loop.flatMap((spot, at) => {
    const next = loop[(at + 1) % loop.length] ?? spot;
    return [between(spot, next, QUARTER), between(spot, next, 1 - QUARTER)];
  });

/**
 * The outlines of an area made of squares, as loops: the middles of its sides joined and their corners cut twice, so that a slanted
 * border is slanted, a round one round, and neither a staircase.
 */
export function areaOutline(cells: readonly Cell[], edge: number): readonly (readonly Spot[])[] {
  const from = new Map<string, Edge[]>();
  for (const side of border(cells, edge)) {
    const key = keyOf(side[0]);
    from.set(key, [...(from.get(key) ?? []), side]);
  }
  const loops: Spot[][] = [];
  for (const [first] of from.values()) {
    if (first === undefined) continue;
    const loop: Spot[] = [];
    let side = take(from, first[0]);
    while (side !== null) {
      const [start, end] = side;
      loop.push({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
      side = take(from, end);
    }
    if (loop.length > 2) loops.push(cut(cut(loop)));
  }
  return loops;
}

/** The next side that begins at a corner, taken out; null: none is left. */
function take(from: Map<string, Edge[]>, corner: Spot): Edge | null {
  return from.get(keyOf(corner))?.pop() ?? null;
}
