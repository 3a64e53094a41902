import type { BattleBoard } from '../battleBoard.ts';
import { distance } from '../plane.ts';
import { blamed } from './blamed.ts';
import type { BoardMove, Leg, Way, WayFault } from './boardMove.ts';
import { type Setting, settingOf } from './onBoard.ts';
import type { Place } from './place.ts';
import { type Left, type Step, paidWith, unpaid } from './step.ts';
import { pathCost } from './walk.ts';

/** A place without anything else that it may have. */
export const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** How long a part is. */
const lengthOf = (from: Place, to: Place): number => Math.hypot(distance(from, to), to.z - from.z);

/** Whether both are the same place. */
export const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** The parts of a way, those that go nowhere left out. */
const partsOf = (points: readonly Place[]): readonly (readonly [Place, Place])[] =>
  points.flatMap((from, at) => {
    const to = points[at + 1];
    return to === undefined || isSame(from, to) ? [] : [[from, to] as const];
  });

function legsOf({ ground, going }: Setting, points: readonly Place[], steps: readonly Step[]): readonly Leg[] {
  let paid = unpaid(ground.rules, going.left);
  return partsOf(points).flatMap(([from, to], at): readonly Leg[] => {
    const step = steps[at];
    if (step === undefined) return [];
    const before = paid.cost;
    paid = paidWith(ground.rules, paid, step);
    return [{ kind: step.kind, from, to, length: lengthOf(from, to), cost: paid.cost - before }];
  });
}

const sum = (lengths: readonly number[]): number => lengths.reduce((total, each) => total + each, 0);

/** What a way comes to, and where and why it is no move. `points`: where it begins, then the end of each part. */
export function wayOf(setting: Setting, points: readonly Place[]): Way {
  const { ground, going, others } = setting;
  const walked = pathCost(ground, going, others, points);
  const legs = legsOf(setting, points, walked.steps);
  const parts = partsOf(points);
  const rest = parts.slice(legs.length).map(([from, to]) => ground.rules.straight(lengthOf(from, to)));
  const fault: WayFault | null =
    walked.why === null ? null : { why: walked.why, at: walked.at, where: placeOf(walked.where) };
  return {
    points,
    legs,
    cost: sum(legs.map(({ cost }) => cost)) + sum(rest),
    length: sum(parts.map(([from, to]) => lengthOf(from, to))),
    falls: walked.steps.flatMap((step) => (step.kind === 'fall' ? [step.height] : [])),
    fault,
  };
}

/**
 * A way drawn by hand: its legs, what it comes to, and where and why it is no move. `points`: where the model stands, then the end
 * of each straight part, in grid steps: on the level, straight up, straight down, a jump, or in flight. Null: it has no place.
 */
export function walkOn(board: BattleBoard, move: BoardMove, points: readonly Place[]): Way | null {
  const setting = settingOf(board, move, true);
  return setting === null ? null : blamed(board, move, setting, wayOf(setting, points.map(placeOf)));
}

/** What a way leaves of what an action has once, for the rest of it; null: who moves has no place. */
export function leftBehind(board: BattleBoard, move: BoardMove, points: readonly Place[]): Left | null {
  const setting = settingOf(board, move, true);
  if (setting === null) return null;
  const { ground, going, others } = setting;
  const { steps } = pathCost(ground, going, others, points.map(placeOf));
  const { free, saved } = steps.reduce(
    (paid, step) => paidWith(ground.rules, paid, step),
    unpaid(ground.rules, going.left),
  );
  return { free, saved };
}
