import { distanceToPolygon, distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import { hasFooting, isHeld, standFault, type NoStand } from './footing.ts';
import { BLOCKED, type Ground } from './ground.ts';
import { bareOf, extraOnWay, heightAt, isBody, isColumnFree, isInBounds } from './ground.ts';
import { hasLadder } from './ladders.ts';
import type { JumpRules } from './moveRules.ts';
import { type EndFault, type Going, type MetFault, type Others, endFault, metFault } from './others.ts';
import { isBoxAway } from './shape.ts';
import { type Paid, type Step, descent, paidWith, unpaid } from './step.ts';

/** Why one straight part of a move cannot be made. */
export type StepFault =
  | 'offBoard'
  | 'terrain'
  | 'noClimb'
  | 'climbFar'
  | 'climbTooHigh'
  | 'dropTooHigh'
  | 'noJump'
  | 'jumpTooWide'
  | 'slanted'
  | MetFault;

/** Why a path is no move. `at`: which of its places the failing part leads to, counted from 0; `where` that is. */
export interface NoPath {
  readonly why: StepFault | NoStand | EndFault | 'tooFar';
  readonly at: number;
  readonly where: Place;
  /** What it costs up to there, in grid steps. */
  readonly cost: number;
  /** The parts that can be made. */
  readonly steps: readonly Step[];
}

/** What a path comes to. Costs and heights in grid steps. */
export interface WalkedPath {
  readonly why: null;
  readonly cost: number;
  readonly steps: readonly Step[];
  /** How far it falls, each time. */
  readonly falls: readonly number[];
}

/** How a climb is made: by Scalable terrain or other, and whether by a ladder. */
export interface Climbing {
  readonly scalable: boolean;
  readonly ladder: boolean;
}

/** How a climb from a place up to a height is made, or why not at all. */
export type Climb = 'climbFar' | 'climbTooHigh' | 'terrain' | Climbing;

/** How somebody climbs at a place up to a height. Source: rules/kill-team.md A7.2; rules/other-systems-checklist.md K-72. */
export function climbAt(ground: Ground, at: Place, to: number): Climb {
  const { terrain, mover, rules } = ground;
  const reach = mover.radius + rules.climbReach.across + EPSILON;
  const beside = terrain.parts.filter(
    (part) =>
      part.high > at.z + EPSILON &&
      isBody(part) &&
      !isBoxAway(bareOf(part), at, reach) &&
      distanceToPolygon(at, part.corners) <= reach,
  );
  if (!beside.some(({ low }) => low - at.z <= rules.climbReach.up + EPSILON)) return 'climbFar';
  if (rules.climbMost !== null && to - at.z > rules.climbMost + EPSILON) return 'climbTooHigh';
  if (!isColumnFree(ground, at, at.z, to)) return 'terrain';
  const scalable = beside.some(({ high, traits }) => traits.has('Scalable') && Math.abs(high - to) <= EPSILON);
  return { scalable, ladder: hasLadder(ground, at, to) };
}

/** How somebody comes straight down at a place from a height. */
export function downAt(ground: Ground, at: Place, from: number, falls: boolean): StepFault | Step {
  if (!isColumnFree(ground, at, at.z, from)) return 'terrain';
  return descent(ground.rules, from - at.z, falls) ?? 'dropTooHigh';
}

/** Whether a jump may begin at a place: on Vantage high enough, or on anything. */
const isSpringboard = (ground: Ground, { fromVantageOver }: JumpRules, at: Place): boolean =>
  fromVantageOver === null ? isHeld(ground, at, at) : at.z > fromVantageOver + EPSILON && hasFooting(ground, at);

/** How somebody jumps from one place to another. Source: rules/kill-team.md A7.2; K-74. */
export function jumpTo(ground: Ground, a: Place, b: Place): StepFault | Step {
  const { jump } = ground.rules;
  const rise = b.z - a.z;
  if (jump === null) return 'noJump';
  if (Math.abs(rise) > jump.level + EPSILON) return 'slanted';
  if (!isSpringboard(ground, jump, a) || !(jump.drops || hasFooting(ground, b))) return 'noJump';
  const across = distance(a, b);
  if (across > jump.most + EPSILON) return 'jumpTooWide';
  const way = { a, b, radius: ground.mover.radius };
  const extra = extraOnWay(heightAt(ground, Math.max(a.z, b.z)), way);
  return extra === BLOCKED || extra > 0 ? 'terrain' : { kind: 'jump', across, rise };
}

function levelTo(ground: Ground, a: Place, b: Place): StepFault | Step {
  if (!isHeld(ground, a, b)) return jumpTo(ground, a, b);
  const extra = extraOnWay(heightAt(ground, a.z), { a, b, radius: ground.mover.radius });
  return extra === BLOCKED ? 'terrain' : { kind: 'go', length: distance(a, b), extra };
}

function upTo(ground: Ground, a: Place, b: Place, { climbs }: Going): StepFault | Step {
  if (!climbs) return 'noClimb';
  const climb = climbAt(ground, a, b.z);
  return typeof climb === 'string' ? climb : { kind: 'climb', height: b.z - a.z, ...climb };
}

/** One straight part of a path, and why it cannot be made: others on the board aside. */
function stepTo(ground: Ground, going: Going, a: Place, b: Place): StepFault | Step {
  if (!isInBounds(ground, b)) return 'offBoard';
  if (going.flies === true) return { kind: 'fly', across: distance(a, b), rise: b.z - a.z };
  if (a.x === b.x && a.y === b.y) return b.z > a.z ? upTo(ground, a, b, going) : downAt(ground, b, a.z, going.falls);
  return a.z === b.z ? levelTo(ground, a, b) : jumpTo(ground, a, b);
}

interface Walked {
  readonly paid: Paid;
  readonly steps: readonly Step[];
  readonly fault: NoPath | null;
}

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** All parts of a path, up to the first that cannot be made. */
function walked(ground: Ground, going: Going, others: Others, points: readonly Place[]): Walked {
  let paid = unpaid(ground.rules, going.left);
  const steps: Step[] = [];
  for (const [index, a] of points.entries()) {
    const b = points[index + 1];
    if (b === undefined || isSame(a, b)) continue;
    const found = stepTo(ground, going, a, b);
    const why = typeof found === 'string' ? found : metFault(ground, others, going, [a, b]);
    if (typeof found === 'string' || why !== null)
      return { paid, steps, fault: { why: why ?? 'terrain', at: index + 1, where: b, cost: paid.cost, steps } };
    steps.push(found);
    paid = paidWith(ground.rules, paid, found);
  }
  return { paid, steps, fault: null };
}

const isTooFar = (cost: number, { allowance }: Going): boolean => cost > allowance + EPSILON;

/**
 * What a path drawn by hand costs, or where and why it is no move. `points`: where it begins, then the end of each straight part:
 * on the level, straight up, straight down, or a jump. It is accepted by its sum. Source: rules/kill-team.md A7.1.
 */
export function pathCost(ground: Ground, going: Going, others: Others, points: readonly Place[]): NoPath | WalkedPath {
  const { paid, steps, fault } = walked(ground, going, others, points);
  const [where, at] = [points.at(-1), points.length - 1];
  if (fault !== null) return fault;
  if (where === undefined) return { why: null, cost: 0, steps, falls: [] };
  const why = standFault(ground, where) ?? endFault(ground, others, going, where);
  if (why !== null) return { why, at, where, cost: paid.cost, steps };
  if (isTooFar(paid.cost, going)) return { why: 'tooFar', at, where, cost: paid.cost, steps };
  const falls = steps.flatMap((step) => (step.kind === 'fall' ? [step.height] : []));
  return { why: null, cost: paid.cost, steps, falls };
}
