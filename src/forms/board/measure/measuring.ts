import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Measurable } from '../../../engine/board/measuring.ts';
import { distanceToPolygon } from '../../../engine/board/plane.ts';
import { toGrid } from '../../../engine/board/units.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import { floorsAt } from '../placing.ts';
import { spotAt } from '../spotAt.ts';

/** It is measured from one thing to another; null: that is still to be said. */
export interface Measuring {
  readonly kind: 'measure';
  readonly from: Measurable | null;
  readonly to: Measurable | null;
}

/** What is measured from at first: who acts, where it has a place. */
export function firstMeasure({ places }: BattleBoard, actor: string | null): Measuring {
  const from = actor === null || places[actor] === undefined ? null : ({ kind: 'model', id: actor } as const);
  return { kind: 'measure', from, to: null };
}

/** The first thing is measured from, each further one to. */
export const measuredNext = ({ from, to }: Measuring, thing: Measurable): Measuring =>
  from === null ? { kind: 'measure', from: thing, to } : { kind: 'measure', from, to: thing };

/** The same without what was chosen last. */
export const withoutLast = ({ from, to }: Measuring): Measuring => ({
  kind: 'measure',
  from: to === null ? null : from,
  to: null,
});

type Corners = readonly (readonly [number, number])[];

const covers = (corners: Corners, x: number, y: number): boolean =>
  distanceToPolygon(
    { x, y },
    corners.map(([left, near]) => ({ x: left, y: near })),
  ) === 0;

/** What is under a finger on the ground: a marker, a piece of terrain, or the place itself on its highest floor. */
export function measurableAt(board: BattleBoard, spot: Spot): Measurable {
  const [x, y] = [toGrid(spot.x), toGrid(spot.y)];
  const { pieces, zones } = board.map;
  const zone = zones.find(({ kind, corners }) => kind === 'marker' && covers(corners, x, y));
  if (zone !== undefined) return { kind: 'zone', id: zone.id };
  const piece = pieces.find(({ parts }) => parts.some(({ corners }) => covers(corners, x, y)));
  return piece === undefined ? pointAt(board, spot) : { kind: 'piece', id: piece.id };
}

/** A place on its highest floor. */
export const pointAt = (board: BattleBoard, spot: Spot): Measurable => ({
  kind: 'point',
  x: toGrid(spot.x),
  y: toGrid(spot.y),
  z: floorsAt(board, spot)[0]?.z ?? 0,
});

/** Where the thing is that is measured to, or from: arrows go on from there. */
export function measuredSpot({ map, places }: BattleBoard, { from, to }: Measuring): Spot {
  const last = to ?? from;
  const at = last?.kind === 'point' ? last : last?.kind === 'model' ? places[last.id] : undefined;
  return spotAt(at ?? { x: map.width / 2, y: map.height / 2 });
}
