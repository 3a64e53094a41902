import type { ModuleRow } from '../../content/schema/module.ts';

/** Measures of the drawing in px at normal text size: it grows with the text. */
export const NODE_HEIGHT = 92;
const NARROWEST = 148;
const WIDEST = 272;
const BETWEEN = 14;
const LANE = 30;
const GAP = 18;
const GUTTER = 16;
/** Lines that would go aside by no more than this go straight down. */
const STRAIGHT = 26;

export interface PlacedChapter {
  readonly id: string;
  /** Its place in the file. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** No way leads to it from the start, whatever comes about. */
  readonly loose: boolean;
}

export interface PlacedWay {
  readonly from: string;
  readonly to: string;
  /** Its place among the ways of its chapter. */
  readonly index: number;
  /** Corners of the line, from the foot of a chapter to the head of another. */
  readonly points: readonly (readonly [number, number])[];
  /** Middle of its label. */
  readonly label: readonly [number, number];
  /** It leads to a chapter at the same distance or nearer to the start. */
  readonly back: boolean;
}

export interface ModuleLayout {
  readonly width: number;
  readonly height: number;
  readonly chapters: readonly PlacedChapter[];
  readonly ways: readonly PlacedWay[];
}

type Chapters = ModuleRow['chapters'];

/** The ids of chapters in rows by their distance from one of them; chapters in `seen` are left out and those found added. */
function rowsFrom(first: string, chapters: Chapters, seen: Set<string>): readonly (readonly string[])[] {
  const known = new Map(chapters.map(({ id, next }) => [id, next.map((way) => way.chapter)]));
  const rows: string[][] = [];
  let row = known.has(first) && !seen.has(first) ? [first] : [];
  while (row.length > 0) {
    for (const id of row) seen.add(id);
    rows.push(row);
    row = [...new Set(row.flatMap((id) => known.get(id) ?? []))].filter((id) => known.has(id) && !seen.has(id));
  }
  return rows;
}

/** All rows: those from the start, then those of chapters that nothing leads to. `loose`: the first of these. */
function rowsOf({ start, chapters }: ModuleRow): { rows: readonly (readonly string[])[]; loose: number } {
  const seen = new Set<string>();
  const rows = [...rowsFrom(start, chapters, seen)];
  const loose = rows.length;
  const led = new Set(chapters.flatMap(({ id, next }) => next.map((way) => way.chapter).filter((to) => to !== id)));
  const roots = [...chapters.filter(({ id }) => !led.has(id)), ...chapters];
  for (const { id } of roots) rows.push(...rowsFrom(id, chapters, seen));
  return { rows, loose };
}

interface WayPlan {
  readonly from: string;
  readonly to: string;
  readonly index: number;
  readonly fromRow: number;
  readonly toRow: number;
}

function waysOf({ chapters }: ModuleRow, rowOf: ReadonlyMap<string, number>): readonly WayPlan[] {
  return chapters.flatMap(({ id, next }) =>
    next.flatMap(({ chapter }, index) => {
      const [fromRow, toRow] = [rowOf.get(id), rowOf.get(chapter)];
      return fromRow === undefined || toRow === undefined ? [] : [{ from: id, to: chapter, index, fromRow, toRow }];
    }),
  );
}

const isNext = ({ fromRow, toRow }: WayPlan): boolean => toRow === fromRow + 1;

/** The nth of some spots along an edge, evenly. */
const spot = (left: number, width: number, nth: number, of: number): number => left + (width * (nth + 1)) / (of + 1);

/** The lanes below each row, top first: ways that leave it, then those that come back to the row below it. */
function lanesOf(ways: readonly WayPlan[], rows: number): readonly (readonly WayPlan[])[] {
  return Array.from({ length: rows + 1 }, (_, gap) => [
    ...ways.filter((way) => !isNext(way) && way.fromRow === gap - 1),
    ...ways.filter((way) => isNext(way) && way.fromRow === gap - 1),
    ...ways.filter((way) => !isNext(way) && way.toRow === gap),
  ]);
}

interface Grid {
  readonly placed: ReadonlyMap<string, PlacedChapter>;
  readonly ways: readonly WayPlan[];
  /** The height of the lane of a way in the gap above a row. */
  readonly laneAt: (gap: number, way: WayPlan) => number;
  /** Where the first gutter for ways back stands. */
  readonly edge: number;
}

/** A line from the foot of a chapter over its lanes to the head of another. */
function lineOf({ placed, ways, laneAt, edge }: Grid, way: WayPlan): PlacedWay | null {
  const [from, to] = [placed.get(way.from), placed.get(way.to)];
  if (from === undefined || to === undefined) return null;
  const all = ways.filter((each) => each.from === way.from);
  const out = [...all.filter(isNext), ...all.filter((each) => !isNext(each))];
  const into = ways.filter((each) => each.to === way.to);
  const x2 = spot(to.x, to.width, into.indexOf(way), into.length);
  const port = spot(from.x, from.width, out.indexOf(way), out.length);
  const x1 = isNext(way) && Math.abs(port - x2) <= STRAIGHT ? x2 : port;
  const foot = from.y + NODE_HEIGHT;
  const first = laneAt(way.fromRow + 1, way);
  const said = { from: way.from, to: way.to, index: way.index };
  if (isNext(way)) {
    const points = [
      [x1, foot],
      [x1, first],
      [x2, first],
      [x2, to.y],
    ] as const;
    return { ...said, points, label: [(x1 + x2) / 2, first], back: false };
  }
  const gutter = edge + GUTTER * (ways.filter((each) => !isNext(each)).indexOf(way) + 0.5);
  const last = laneAt(way.toRow, way);
  const points = [
    [x1, foot],
    [x1, first],
    [gutter, first],
    [gutter, last],
    [x2, last],
    [x2, to.y],
  ] as const;
  return { ...said, points, label: [(x1 + gutter) / 2, first], back: way.toRow <= way.fromRow };
}

/** Tops of the rows, and the foot of the drawing as the last one. */
function topsOf(lanes: readonly (readonly WayPlan[])[]): readonly number[] {
  const tops: number[] = [];
  let y = 0;
  for (const [row, { length }] of lanes.entries()) {
    y += length * LANE + (row === 0 && length === 0 ? 0 : GAP);
    tops.push(y);
    y += NODE_HEIGHT;
  }
  return tops;
}

/**
 * A linked campaign as a drawing: chapters in rows by their distance from the start, ways as lines with corners, each with a
 * lane of its own for its label; what does not lead to the next row goes round at the right. `room`: the width there is, in
 * px at normal text size; with many chapters in a row it is wider.
 */
export function layoutOf(row: ModuleRow, room: number): ModuleLayout {
  const { rows, loose } = rowsOf(row);
  const rowOf = new Map(rows.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const ways = waysOf(row, rowOf);
  const back = ways.filter((way) => !isNext(way)).length * GUTTER;
  const most = Math.max(1, ...rows.map(({ length }) => length));
  const share = (room - back - BETWEEN * (most - 1)) / most;
  const width = Math.floor(Math.min(WIDEST, Math.max(NARROWEST, share)));
  const widest = most * width + BETWEEN * (most - 1);
  const lanes = lanesOf(ways, rows.length);
  const tops = topsOf(lanes);
  const indexOf = new Map(row.chapters.map(({ id }, index) => [id, index]));
  const chapters = rows.flatMap((ids, at) => {
    const left = (widest - ids.length * width - BETWEEN * (ids.length - 1)) / 2;
    return ids.map((id, nth) => ({
      id,
      index: indexOf.get(id) ?? 0,
      x: left + nth * (width + BETWEEN),
      y: tops[at] ?? 0,
      width,
      loose: at >= loose,
    }));
  });
  const grid: Grid = {
    placed: new Map(chapters.map((chapter) => [chapter.id, chapter])),
    ways,
    laneAt: (gap, way) =>
      (tops[gap] ?? 0) - GAP / 2 - LANE * ((lanes[gap]?.length ?? 0) - (lanes[gap]?.indexOf(way) ?? 0) - 0.5),
    edge: widest,
  };
  return {
    width: widest + back,
    height: (tops[rows.length - 1] ?? 0) + NODE_HEIGHT + (lanes[rows.length]?.length ?? 0) * LANE + 8,
    chapters,
    ways: ways.flatMap((way) => lineOf(grid, way) ?? []),
  };
}
