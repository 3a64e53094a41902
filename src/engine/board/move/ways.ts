import type { BattleBoard } from '../battleBoard.ts';
import { distance } from '../plane.ts';
import { blamed } from './blamed.ts';
import type { BoardMove, Leg, Way, WayFault } from './boardMove.ts';
import { standFault } from './footing.ts';
import { type Setting, settingOf } from './onBoard.ts';
import { endFault, metFault } from './others.ts';
import type { Place } from './place.ts';
import { type Reach, type Strip, areaOf, pathTo, reachFrom } from './reach.ts';
import type { End } from './searching.ts';
import { type Left, type Step, paidWith, unpaid } from './step.ts';
import { pathCost } from './walk.ts';

const NOWHERE: readonly End[] = [];

const placeOf = ({ x, y, z }: Place): Place => ({ x, y, z });

/** Where somebody can fly straight to. */
function flights({ graph, from, going, others }: Setting): readonly End[] {
  const { ground, nodes } = graph;
  const most = going.allowance;
  return nodes.flatMap((at): readonly End[] => {
    const across = distance(from, at);
    const cost = across > most ? Infinity : ground.rules.flight(across, at.z - from.z);
    if (cost > most || metFault(ground, others, going, [from, at]) !== null) return [];
    return standFault(ground, at) === null && endFault(ground, others, going, at) === null ? [{ at, cost }] : [];
  });
}

interface Known {
  readonly setting: Setting;
  /** Null: it flies, or stands where nobody can. */
  readonly reach: Reach | null;
  readonly ends: readonly End[];
}

let latest: { readonly board: BattleBoard; readonly moves: Map<string, Known | null> } | null = null;

function look(board: BattleBoard, move: BoardMove): Known | null {
  const setting = settingOf(board, move);
  if (setting === null) return null;
  const { graph, from, going, others } = setting;
  if (move.flies) return { setting, reach: null, ends: flights(setting) };
  const reach = reachFrom(graph, placeOf(from), going, others);
  return typeof reach === 'string' ? { setting, reach: null, ends: NOWHERE } : { setting, reach, ends: reach.ends };
}

/** What is known of a move: worked out once, as long as nobody stands elsewhere. */
function knownOf(board: BattleBoard, move: BoardMove): Known | null {
  if (latest?.board !== board) latest = { board, moves: new Map() };
  const { moves } = latest;
  const key = JSON.stringify(move);
  const found = moves.get(key);
  if (found !== undefined) return found;
  const known = look(board, move);
  moves.set(key, known);
  return known;
}

/**
 * Where a move can end: every place of a lattice of half an inch and around the corners of terrain, with the least that it costs,
 * in grid steps. Empty: nowhere, or who moves has no place on the board. Remembered until somebody stands elsewhere.
 */
export const reachOn = (board: BattleBoard, move: BoardMove): readonly End[] => knownOf(board, move)?.ends ?? NOWHERE;

/** The same as an area to draw: strips of the lattice, half an inch deep, each at one height and one cost, in grid steps. */
export const areaOn = (board: BattleBoard, move: BoardMove): readonly Strip[] => areaOf(reachOn(board, move));

/** How long a part is. */
const lengthOf = (from: Place, to: Place): number => Math.hypot(distance(from, to), to.z - from.z);

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** The parts of a way, those that go nowhere left out. */
const partsOf = (points: readonly Place[]): readonly (readonly [Place, Place])[] =>
  points.flatMap((from, at) => {
    const to = points[at + 1];
    return to === undefined || isSame(from, to) ? [] : [[from, to] as const];
  });

function legsOf(
  { graph: { ground }, going }: Setting,
  points: readonly Place[],
  steps: readonly Step[],
): readonly Leg[] {
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
  const { graph, going, others } = setting;
  const { ground } = graph;
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
  const { graph, going, others } = setting;
  const { rules } = graph.ground;
  const { steps } = pathCost(graph.ground, going, others, points.map(placeOf));
  const { free, saved } = steps.reduce((paid, step) => paidWith(rules, paid, step), unpaid(rules, going.left));
  return { free, saved };
}

/** The cheapest way to a place; null: nobody comes there, or ends there, with this move. */
export function pathOn(board: BattleBoard, move: BoardMove, end: Place): Way | null {
  const known = knownOf(board, move);
  if (known === null) return null;
  const { setting, reach } = known;
  const to = placeOf(end);
  if (reach === null) {
    const way = wayOf(setting, [placeOf(setting.from), to]);
    return way.fault === null ? way : null;
  }
  const path = pathTo(reach, to);
  if (path === null || typeof path === 'string') return null;
  const points = path.points.map(placeOf);
  return wayOf(
    setting,
    points.filter((each, at) => at === 0 || !isSame(each, points[at - 1] ?? to)),
  );
}
