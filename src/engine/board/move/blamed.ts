import type { Standing } from '../base.ts';
import type { BattleBoard } from '../battleBoard.ts';
import { standingOn } from '../looks.ts';
import { MARGIN } from '../margin.ts';
import type { Part } from '../part.ts';
import { type Point, distance, distanceToPolygon } from '../plane.ts';
import { EPSILON } from '../units.ts';
import type { BoardMove, Leg, Way, WayFault } from './boardMove.ts';
import { type Ground, barriersOn, isBody, isInBounds, partsInColumn } from './ground.ts';
import type { Setting } from './onBoard.ts';
import { type Foe, isInRange, meetsBase, rangeFault } from './others.ts';
import type { Place } from './place.ts';

/** The part of a way that fails. */
interface Failing {
  readonly why: WayFault['why'];
  readonly a: Place;
  readonly b: Place;
}

interface Named<T> {
  readonly id: string;
  readonly what: T;
}

const standingOf = (board: BattleBoard, ids: readonly string[]): readonly Named<Standing>[] =>
  ids.flatMap((id) => {
    const what = standingOn(board, id);
    return what === null ? [] : [{ id, what }];
  });

/** Whose base or range a part fails at, among all; empty: nobody's. */
function metBy(board: BattleBoard, move: BoardMove, setting: Setting, { why, a, b }: Failing) {
  const { going, others, ground } = setting;
  const foes = standingOf(
    board,
    move.foes.map(({ id }) => id),
  );
  const asFoe = ({ id, what }: Named<Standing>): Foe => ({
    ...what,
    engaged: move.foes.some((foe) => foe.id === id && foe.engaged),
  });
  const all = [...foes, ...standingOf(board, move.friends)];
  if (why === 'throughBase')
    return (ground.rules.throughFriends ? foes : all).filter(({ what }) => meetsBase(ground, what, a, b));
  if (why === 'onBase') return all.filter(({ what }) => meetsBase(ground, what, b, b));
  if (why === 'intoRange' || why === 'leftEnemy')
    return foes.filter((foe) => rangeFault(ground, others, going, [asFoe(foe), a, b]) !== null);
  return why === 'endsInRange' ? foes.filter((foe) => isInRange(ground, others, asFoe(foe), b)) : [];
}

/** What stands so high beside a place, near enough to be climbed. */
function climbedAt({ terrain, mover, rules }: Ground, at: Point, high: number): readonly Part[] {
  const reach = mover.radius + rules.climbReach.across + EPSILON;
  return terrain.parts.filter(
    (part) => isBody(part) && part.high >= high - EPSILON && distanceToPolygon(at, part.corners) <= reach,
  );
}

/** The parts of terrain that a part of a way fails at; empty: none. */
function barring(ground: Ground, { why, a, b }: Failing): readonly Part[] {
  if (why === 'inTerrain') return partsInColumn(ground, b, b.z, b.z);
  if (why === 'climbTooHigh') return climbedAt(ground, a, b.z);
  if (why !== 'terrain') return [];
  const isUpright = a.x === b.x && a.y === b.y;
  return isUpright ? partsInColumn(ground, a, Math.min(a.z, b.z), Math.max(a.z, b.z)) : barriersOn(ground, a, b);
}

const nearest = <T>(all: readonly T[], off: (each: T) => number): T | undefined =>
  all.toSorted((one, other) => off(one) - off(other))[0];

/** What a way climbs last, among what makes it too far. */
function climbed(ground: Ground, legs: readonly Leg[]): Part | undefined {
  const leg = legs.findLast(({ kind }) => kind === 'climb');
  if (leg === undefined) return undefined;
  return nearest(climbedAt(ground, leg.from, leg.to.z), ({ high }) => high);
}

/** Whether no table can have somebody there, and why: over the edge, or on another's base, by more than a hand may be off. */
function neverAt({ ground, others }: Setting, points: readonly Place[]): WayFault['never'] {
  const { mover } = ground;
  const smaller = { ...ground, mover: { ...mover, radius: mover.radius - MARGIN } };
  const isOver = (at: Point): boolean => !isInBounds(smaller, at);
  if (points.some(isOver)) return 'offBoard';
  const end = points.at(-1);
  const isOn =
    end !== undefined && [...others.foes, ...others.friends].some((each) => meetsBase(smaller, each, end, end));
  return isOn ? 'onBase' : undefined;
}

/** The same way, its fault with what it fails at; and whether any table can have it so. */
export function blamed(board: BattleBoard, move: BoardMove, setting: Setting, way: Way): Way {
  const { fault, points, legs } = way;
  const [a, b] = fault === null ? [] : [points[fault.at - 1] ?? points[0], points[fault.at]];
  if (fault === null || a === undefined || b === undefined) return way;
  const { ground } = setting;
  const failing = { why: fault.why, a, b };
  const model = nearest(metBy(board, move, setting, failing), ({ what }) => distance(a, what));
  const part =
    fault.why === 'tooFar'
      ? climbed(ground, legs)
      : nearest(barring(ground, failing), ({ corners }) => distanceToPolygon(a, corners));
  const never = neverAt(setting, points);
  return {
    ...way,
    fault: {
      ...fault,
      ...(model !== undefined && { who: model.id }),
      ...(part !== undefined && { piece: part.feature }),
      ...(never !== undefined && { never }),
    },
  };
}
