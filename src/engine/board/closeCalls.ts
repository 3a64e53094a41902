import { saidWithin } from './apart.ts';
import { type Standing, gapBetween } from './base.ts';
import type { BattleBoard } from './battleBoard.ts';
import { movedTo } from './ends.ts';
import type { Reaching } from './engage.ts';
import { standingOn } from './looks.ts';
import { terrainOn } from './mapTerrain.ts';
import { MARGIN, measured } from './margin.ts';
import type { BoardMove, Leg, Way } from './move/boardMove.ts';
import { settingOf } from './move/onBoard.ts';
import type { Place } from './move/place.ts';
import { saidOf } from './overruled.ts';
import { type Point, distance } from './plane.ts';
import { both, type Sure } from './sure.ts';
import { aboutInches } from './surely.ts';
import { EPSILON, toInches } from './units.ts';
import { isVisible } from './visible.ts';

/**
 * Something of two that half a millimetre decides: with whom, whether it is so now, how many inches are between their bases, and
 * where it is decided (grid steps).
 */
export interface CloseCall {
  readonly id: string;
  readonly is: boolean;
  readonly inches: number;
  readonly at: Point;
}

/** The middle of the gap between two bases. */
function gapMiddle(a: Standing, b: Standing): Point {
  const far = distance(a, b);
  const gap = Math.max(0, far - a.radius - b.radius);
  const share = far === 0 ? 0 : Math.min(1, (a.radius + gap / 2) / far);
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

type Pair = readonly [Standing, Standing];

function withinOf([a, b]: Pair, inches: number): Sure {
  const gap = gapBetween(a, b);
  return aboutInches(inches, (steps) => gap <= steps + EPSILON);
}

/** Whether one of both sees the other. */
function seenOf(board: BattleBoard, [a, b]: Pair): Sure {
  const { value, close } = measured(
    terrainOn(board.map),
    (terrain) => isVisible(a, b, terrain) || isVisible(b, a, terrain),
    (one, other) => one === other,
  );
  return { is: value, close };
}

/** Whether both are so near, and one of them sees the other: where that is close. */
function reachCall(board: BattleBoard, pair: Pair, { id, inches }: Reaching): readonly CloseCall[] {
  const within = withinOf(pair, inches);
  if (!within.is && !within.close) return [];
  const sure = both(within, seenOf(board, pair));
  const [a, b] = pair;
  return sure?.close === true ? [{ id, is: sure.is, inches: toInches(gapBetween(a, b)), at: gapMiddle(a, b) }] : [];
}

/**
 * Of whose reach somebody is in, or just not, by so little that half a millimetre decides it, at a place (grid steps); `at` null:
 * where it stands. Whoever has no place is left out.
 */
export function reachCallsOn(
  board: BattleBoard,
  id: string,
  at: Place | null,
  others: readonly Reaching[],
): readonly CloseCall[] {
  const there = at === null ? standingOn(board, id) : movedTo(board, id, at);
  if (there === null) return [];
  return others.flatMap((other) => {
    const standing = standingOn(board, other.id);
    return standing === null ? [] : reachCall(board, [there, standing], other);
  });
}

/** Who is within so many inches of somebody, or just not, by so little that half a millimetre decides it; null: it is not close, or the table has said. */
export function rangeCallOn(board: BattleBoard, from: string, { id, inches }: Reaching): CloseCall | null {
  const [a, b] = [standingOn(board, from), standingOn(board, id)];
  if (a === null || b === null || saidWithin(saidOf(board, from, id), inches) !== null) return null;
  const { is, close } = withinOf([a, b], inches);
  return close ? { id, is, inches: toInches(gapBetween(a, b)), at: gapMiddle(a, b) } : null;
}

/** Legs along the ground end where a hand puts the model down; up and down they are as high as terrain is. */
const isAcross = ({ kind }: Leg): boolean => kind === 'go' || kind === 'jump' || kind === 'fly';

/**
 * Where a leg ends that half a millimetre would make longer or shorter than the move allows (grid steps); null: the way is long
 * enough, or too long, whatever a hand does.
 */
export function wayCallOn(board: BattleBoard, move: BoardMove, way: Way): Point | null {
  const setting = settingOf(board, move);
  if (setting === null || (way.fault !== null && way.fault.why !== 'tooFar')) return null;
  const { rules } = setting.ground;
  const isEnough = way.cost <= move.allowance + EPSILON;
  const off = isEnough ? MARGIN : -MARGIN;
  const flips = way.legs.find((leg) => {
    if (!isAcross(leg) || leg.length + off <= 0) return false;
    const cost = way.cost - rules.straight(leg.length) + rules.straight(leg.length + off);
    return cost <= move.allowance + EPSILON !== isEnough;
  });
  return flips === undefined ? null : { x: flips.to.x, y: flips.to.y };
}
