import type { Standing } from '../base.ts';
import { type Point, distance, distanceToSegment, inDisc } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON, INCH } from '../units.ts';
import type { Left } from './step.ts';
import { type Ground, SLACK } from './ground.ts';

/** An enemy on the board; `engaged`: another of the own side is in its control range. */
export interface Foe extends Standing {
  readonly engaged: boolean;
}

/** Who else is on the board. `sees`: whether who stands at a place and an enemy see each other, either way. */
export interface Others {
  readonly friends: readonly Standing[];
  readonly foes: readonly Foe[];
  readonly sees: (at: Place, foe: Foe) => boolean;
}

/** Nobody else. */
export const nobody: Others = { friends: [], foes: [], sees: () => true };

/**
 * What an action allows. `allowance` in grid steps; `climbs`: not in a Dash; `ranges`: control ranges of enemies are kept out of
 * (Reposition, Dash), gone through but not ended in (Fall Back), ended in (Charge), or nobody's business (Vanguard); `falls`: every way down that costs is
 * fallen instead; `flies`: over terrain and bases.
 */
export interface Going {
  readonly allowance: number;
  readonly climbs: boolean;
  readonly ranges: 'never' | 'through' | 'into' | 'any';
  readonly falls: boolean;
  readonly flies?: boolean;
  /** Of one that goes on: what its way so far has left of what an action has once. */
  readonly left?: Left | undefined;
}

/** What a counteraction leaves of an action: no more than so far in all. Source: rules/kill-team.md A2. */
export const counteracting = (going: Going, most: number): Going => ({
  ...going,
  allowance: Math.min(going.allowance, most),
});

/** Why somebody cannot pass or end for those around it. */
export type MetFault = 'throughBase' | 'intoRange' | 'leftEnemy';
export type EndFault = 'onBase' | 'endsInRange' | 'mustEndInRange';

/** A control range in grid steps, its border included. Source: rules/kill-team.md A8. */
const RANGE = INCH + EPSILON;
/** How far places are from each other at which it is asked who sees whom. */
const APART = INCH / 4;

const between = (z: number, one: number, other: number): number =>
  Math.min(Math.max(z, Math.min(one, other)), Math.max(one, other));

/** Whether a base on a straight way meets another; they may touch. */
export function meetsBase({ mover }: Ground, other: Standing, a: Place, b: Place): boolean {
  const overlaps =
    Math.min(a.z, b.z) < other.z + other.head - EPSILON && other.z < Math.max(a.z, b.z) + mover.head - EPSILON;
  return overlaps && distanceToSegment(other, a, b) < mover.radius + other.radius - SLACK;
}

/** How near the middle of a base comes to be in an enemy's control range, where its height is so far off; null: never. */
function reachOf({ mover }: Ground, foe: Foe, rise: number): number | null {
  if (rise > RANGE) return null;
  return mover.radius + foe.radius + Math.sqrt(RANGE * RANGE - rise * rise);
}

/** Whether who stands at a place is in an enemy's control range. */
export function isInRange(ground: Ground, { sees }: Others, foe: Foe, at: Place): boolean {
  const reach = reachOf(ground, foe, Math.abs(at.z - foe.z));
  return reach !== null && distance(at, foe) <= reach && sees(at, foe);
}

/** Places of a way in which it may be in an enemy's control range, by how far it is. */
function near(ground: Ground, foe: Foe, a: Place, b: Place): readonly Place[] {
  const reach = reachOf(ground, foe, Math.abs(between(foe.z, a.z, b.z) - foe.z));
  if (reach === null || distanceToSegment(foe, a, b) > reach) return [];
  if (a.x === b.x && a.y === b.y) return [a, { ...a, z: between(foe.z, a.z, b.z) }, b];
  const disc: Point & { radius: number } = { x: foe.x, y: foe.y, radius: reach };
  const [from, to] = (inDisc(a, b, disc) ?? [0, 0]).map((part) => Math.min(1, Math.max(0, part)));
  if (from === undefined || to === undefined) return [];
  const count = Math.ceil(((to - from) * distance(a, b)) / APART) + 1;
  return Array.from({ length: count + 1 }, (_, at) => {
    const part = from + ((to - from) * at) / count;
    return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y), z: a.z + part * (b.z - a.z) };
  });
}

/** Actions that may pass through any control range. */
const BETWEEN: ReadonlySet<Going['ranges']> = new Set(['through', 'any'] as const);

/** Why a part of a move cannot be gone for an enemy's control range; null: it can. */
export function rangeFault(
  ground: Ground,
  others: Others,
  { ranges }: Going,
  [foe, a, b]: [Foe, Place, Place],
): MetFault | null {
  const { pastEngaged, staysAtMet } = ground.rules;
  if (BETWEEN.has(ranges) || (foe.engaged && (ranges === 'into' || pastEngaged))) return null;
  if (ranges === 'into' && !staysAtMet) return null;
  const isMet = near(ground, foe, a, b).some((at) => others.sees(at, foe));
  if (!isMet) return null;
  if (ranges === 'never') return 'intoRange';
  return isInRange(ground, others, foe, b) ? null : 'leftEnemy';
}

/**
 * Why one straight part of a move, level, upright or across a gap, cannot be gone for who stands there; null: it can. Nobody goes
 * through an enemy's base; through a control range only as the action allows; who charges stays in that of an enemy it alone
 * has come to. Source: rules/kill-team.md A3.1; rules/other-systems-checklist.md K-34, K-36.
 */
export function metFault(ground: Ground, others: Others, going: Going, [a, b]: [Place, Place]): MetFault | null {
  const inTheWay = ground.rules.throughFriends ? others.foes : [...others.foes, ...others.friends];
  if (going.flies !== true && inTheWay.some((other) => meetsBase(ground, other, a, b))) return 'throughBase';
  for (const foe of others.foes) {
    const fault = rangeFault(ground, others, going, [foe, a, b]);
    if (fault !== null) return fault;
  }
  return null;
}

/** Why an action cannot end at a place for who stands there; null: it can. */
export function endFault(ground: Ground, others: Others, { ranges }: Going, at: Place): EndFault | null {
  if ([...others.foes, ...others.friends].some((other) => meetsBase(ground, other, at, at))) return 'onBase';
  if (ranges === 'any') return null;
  const inRange = others.foes.some((foe) => isInRange(ground, others, foe, at));
  if (ranges === 'into') return inRange ? null : 'mustEndInRange';
  return inRange ? 'endsInRange' : null;
}
