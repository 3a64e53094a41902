import type { BattleBoard } from '../battleBoard.ts';
import type { Point } from '../plane.ts';
import { blamed } from './blamed.ts';
import type { BoardMove, Way, WayFault } from './boardMove.ts';
import { hasFooting } from './footing.ts';
import { type Ground, isColumnFree } from './ground.ts';
import { type Setting, settingOf } from './onBoard.ts';
import type { Going, Others } from './others.ts';
import type { Place } from './place.ts';
import { pathCost } from './walk.ts';
import { wayOf } from './walked.ts';

/**
 * A way that is drawn by hand. `stop`: how far it can be gone, in grid steps; null: all of it is a move. `at`: which of its points
 * the part leads to that fails, counted from 0.
 */
export interface DrawnWay {
  readonly way: Way;
  readonly stop: Place | null;
  readonly at: number;
}

/** So often a part is halved until it is known where it fails: to less than a hundredth of an inch. */
const HALVINGS = 14;

const NOBODY: Omit<Others, 'sees'> = { friends: [], foes: [] };

/** What is wrong with where a way ends, not with how it comes there. */
const AT_END: ReadonlySet<WayFault['why']> = new Set<WayFault['why']>([
  'tooFar',
  'onBase',
  'endsInRange',
  'mustEndInRange',
]);

const between = (a: Place, b: Place, part: number): Place => ({
  x: Math.round(a.x + (b.x - a.x) * part),
  y: Math.round(a.y + (b.y - a.y) * part),
  z: a.z === b.z ? a.z : Math.round(a.z + (b.z - a.z) * part),
});

/** The farthest place from one towards another of which this is so, where it is so of all before it. */
function farthest(a: Place, b: Place, isSo: (at: Place) => boolean): Place {
  if (isSo(b)) return b;
  let [so, not] = [0, 1];
  for (let at = 0; at < HALVINGS; at += 1) {
    const middle = (so + not) / 2;
    if (isSo(between(a, b, middle))) so = middle;
    else not = middle;
  }
  return between(a, b, so);
}

/** What a way comes to for terrain alone, however far it is and whoever else stands there, in grid steps; null: it is none. */
function costOf({ ground, going, others }: Setting, points: readonly Place[]): number | null {
  const far: Going = { ...going, allowance: Infinity, ranges: 'any' };
  const found = pathCost(ground, far, { ...others, ...NOBODY }, points);
  return found.why === null ? found.cost : null;
}

const isFree = (setting: Setting, points: readonly Place[]): boolean => costOf(setting, points) !== null;

/** Floors that somebody can stand on at a place, the highest first. */
const floorsAt = (ground: Ground, { x, y }: Point): readonly number[] =>
  [...new Set([0, ...ground.plates.keys()])]
    .filter((z) => hasFooting(ground, { x, y, z }))
    .toSorted((one, other) => other - one);

/** As near as somebody comes from one place to another with nothing over its base up to a height. */
function beside(setting: Setting, a: Place, b: Place, height: number): Place {
  if (height <= a.z) return a;
  const { ground } = setting;
  return farthest(a, { ...b, z: a.z }, (at) => isFree(setting, [a, at]) && isColumnFree(ground, at, at.z, height));
}

/** Straight over to the other place at a height: up beside what is between, across, and down on its other side. */
function over(setting: Setting, a: Place, b: Place, height: number): readonly Place[] {
  const [near, back] = [beside(setting, a, b, height), beside(setting, b, a, height)];
  const points = [near, { ...near, z: height }, { ...back, z: height }, back, b];
  return points.filter((each, at) => {
    const before = points[at - 1] ?? a;
    return each.x !== before.x || each.y !== before.y || each.z !== before.z;
  });
}

interface Over {
  readonly points: readonly Place[];
  readonly cost: number;
}

/** Over what is between, at each height that it can be gone at, lowest first: all up to the first for which the action suffices. */
function oversTo(setting: Setting, begun: readonly Place[], b: Place): readonly Over[] {
  const a = begun.at(-1) ?? setting.from;
  const { terrain } = setting.ground;
  const tops = [...new Set(terrain.parts.map(({ high }) => high))].toSorted((one, other) => one - other);
  const top = Math.max(a.z, b.z);
  const found: Over[] = [];
  for (const height of [...(a.z === b.z ? [] : [top]), ...tops.filter((high) => high > top)]) {
    const points = over(setting, a, b, height);
    const cost = costOf(setting, [...begun, ...points]);
    if (cost !== null) found.push({ points, cost });
    if (cost !== null && cost <= setting.going.allowance) return found;
  }
  return found;
}

/** Straight to a place: on the level where that is free, else over what is between, lowest first. */
function straightTo(setting: Setting, begun: readonly Place[], b: Place): readonly Over[] {
  const a = begun.at(-1) ?? setting.from;
  const isLevel = a.z === b.z && isFree(setting, [a, b]);
  return isLevel ? [{ points: [b], cost: 0 }] : oversTo(setting, begun, b);
}

/**
 * The straight part from where a way has come to a spot, with what it climbs and drops: as the action suffices for it, else at the
 * least that it comes to; as it is drawn where nothing of that can be done.
 */
function partTo(setting: Setting, begun: readonly Place[], spot: Point): readonly Place[] {
  const a = begun.at(-1) ?? setting.from;
  const floors = floorsAt(setting.ground, spot);
  let dear: Over | null = null;
  for (const z of floors)
    for (const each of straightTo(setting, begun, { x: spot.x, y: spot.y, z })) {
      if (each.cost <= setting.going.allowance) return each.points;
      if (dear === null || each.cost < dear.cost) dear = each;
    }
  return dear?.points ?? [{ x: spot.x, y: spot.y, z: floors.includes(a.z) ? a.z : 0 }];
}

/** How far a way can be gone that fails. */
function stopOf({ ground, going, others }: Setting, { points }: Way, { why, at, where }: WayFault): Place {
  const begun = points.slice(0, at);
  const last = begun.at(-1);
  if (last === undefined || (why !== 'tooFar' && AT_END.has(why))) return where;
  const isGone = (end: Place): boolean => {
    const found = pathCost(ground, going, others, [...begun, end]).why;
    return found === null || (found !== why && AT_END.has(found));
  };
  return farthest(last, where, isGone);
}

/** A way that is too far fails at the first of its parts with which it comes to more than the action allows. */
function firstTooFar(setting: Setting, way: Way, fault: WayFault): WayFault {
  const isOver = (count: number): boolean =>
    (costOf(setting, way.points.slice(0, count + 1)) ?? Infinity) > setting.going.allowance;
  const at = way.points.findIndex((_, count) => count > 0 && isOver(count));
  return { ...fault, at, where: way.points[at] ?? fault.where };
}

function drawn(setting: Setting, spots: readonly Point[]): DrawnWay {
  const { x, y, z } = setting.from;
  const points = spots.reduce<readonly Place[]>((all, spot) => [...all, ...partTo(setting, all, spot)], [{ x, y, z }]);
  const way = wayOf(setting, points);
  const { fault } = way;
  if (fault === null) return { way, stop: null, at: 0 };
  const fails = fault.why === 'tooFar' ? firstTooFar(setting, way, fault) : fault;
  return { way, stop: stopOf(setting, way, fails), at: fails.at };
}

/**
 * A way drawn by hand over a board: straight from where its model stands to the first spot, and on to the next, up and down what lies
 * between as it stands there; accepted by its sum. `spots` in grid steps. Null: it has no place. Source: rules/kill-team.md A7.1.
 */
export function drawnOn(board: BattleBoard, move: BoardMove, spots: readonly Point[]): DrawnWay | null {
  const setting = settingOf(board, move, true);
  if (setting === null) return null;
  const found = drawn(setting, spots);
  return { ...found, way: blamed(board, move, setting, found.way) };
}
