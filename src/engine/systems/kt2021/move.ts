import { costOf, faultOf, moreThan, type MovePart, type PartFault } from './movePath.ts';

export type MoveAction = 'normalMove' | 'charge' | 'fallBack' | 'dash';

/**
 * An enemy on the way: whether the move starts in its engagement range, goes through it, and ends in it; `friend`: a friend of
 * the one that moves is in it too.
 */
export interface MetEnemy {
  readonly start: boolean;
  readonly through: boolean;
  readonly end: boolean;
  readonly friend: boolean;
}

/** What the table knows of the place and of the way beside its parts. */
export interface Ground {
  readonly throughBase: boolean;
  readonly endsOnBase: boolean;
  readonly overEdge: boolean;
  readonly throughTerrain: boolean;
  /** Through a wall of a close-quarters board; `accessible`: by a way through it. */
  readonly throughWall: boolean;
  readonly accessible: boolean;
  /** It can stand where it ends. */
  readonly endsOk: boolean;
}

/** One move as it is meant. Distances in inches. */
export interface Move extends Ground {
  /** M of the card, and all changes of it together. */
  readonly m: number;
  readonly mMod: number;
  readonly dashMod: number;
  readonly injured: boolean;
  readonly fly: boolean;
  readonly action: MoveAction;
  readonly order: 'engage' | 'conceal';
  /** Actions of this activation so far. */
  readonly done: readonly string[];
  /** A Dash goes on with it: the action, or a free one that a rule gives. */
  readonly finishWith: 'dash' | 'freeDash' | null;
  readonly enemies: readonly MetEnemy[];
  /** A rule lets it charge out of engagement range (K-37). */
  readonly chargeFromEngagement: boolean;
  readonly path: readonly MovePart[];
  /** The printed rule of jumps: a face for each, a 1 fails; null: jumps never fail. */
  readonly jumps: readonly number[] | null;
}

/** What a book says of moves. */
export interface MoveBook {
  /** Through the engagement range of an enemy that a friend engages (K-34); Lite has no such exception (L-12, X-42). */
  readonly pastEngaged: boolean;
  /** A Charge ends at each enemy whose range it entered alone (K-36); not in Lite (L-13, X-53). */
  readonly staysAtMet: boolean;
  /** Climbs, drops, jumps and traverses (L-17, X-54). */
  readonly vertical: boolean;
}

export type MoveFault =
  | PartFault
  | 'tooFar'
  | 'inEngagement'
  | 'notInEngagement'
  | 'intoEngagement'
  | 'endsInEngagement'
  | 'mustEndInEngagement'
  | 'leftEnemy'
  | 'conceal'
  | 'exclusive'
  | 'already'
  | 'throughBase'
  | 'endsOnBase'
  | 'overEdge'
  | 'throughTerrain'
  | 'wall'
  | 'cannotStand'
  | 'dashOnly'
  | 'notInRuleset';

/** What a move comes to. `move`: M as it is now; `cost` and `budget` in inches; `stopped`: a jump failed, the move ends before it. */
export interface Judged {
  readonly move: number;
  readonly budget: number;
  readonly cost: number;
  readonly why: MoveFault | null;
  readonly stopped: boolean;
}

const INJURED = 2;
const LEAST = 4;
const CHARGE = 2;
const DASH = 3;

const EXCLUDES: Readonly<Record<MoveAction, readonly MoveAction[]>> = {
  normalMove: ['charge', 'fallBack'],
  charge: ['normalMove', 'dash', 'fallBack'],
  fallBack: ['normalMove', 'charge'],
  dash: ['charge'],
};

/** M with all that changes it, never below 4" unless the card is (K-16, K-59). */
const moveOf = ({ m, mMod, injured }: Move): number => Math.max(m + mMod - (injured ? INJURED : 0), Math.min(m, LEAST));

function budgetOf(move: Move): number {
  const { action, dashMod, finishWith } = move;
  const own = action === 'dash' ? DASH + dashMod : moveOf(move) + (action === 'charge' ? CHARGE : 0);
  if (finishWith === 'freeDash') return own + DASH;
  return finishWith === 'dash' && action !== 'charge' ? own + DASH + dashMod : own;
}

/** The parts up to a jump that fails, and whether one did. */
function made({ path, jumps, fly }: Move): { readonly parts: readonly MovePart[]; readonly stopped: boolean } {
  if (jumps === null || fly) return { parts: path, stopped: false };
  let jumped = 0;
  const failed = path.findIndex((part) => {
    if (part.kind !== 'jump') return false;
    jumped += 1;
    return jumps[jumped - 1] === 1;
  });
  return failed < 0 ? { parts: path, stopped: false } : { parts: path.slice(0, failed), stopped: true };
}

/** Why the action is not there now (K-33, K-36, K-38, K-39). */
function actionFault({ action, order, done }: Move): MoveFault | null {
  if (done.includes(action)) return 'already';
  if (EXCLUDES[action].some((other) => done.includes(other))) return 'exclusive';
  return action === 'charge' && order === 'conceal' ? 'conceal' : null;
}

/** Why it may not begin where it stands. */
function startFault({ action, enemies, chargeFromEngagement }: Move): MoveFault | null {
  const engaged = enemies.some(({ start }) => start);
  if (action === 'fallBack') return engaged ? null : 'notInEngagement';
  return engaged && !(action === 'charge' && chargeFromEngagement) ? 'inEngagement' : null;
}

function chargeFault({ enemies }: Move, { staysAtMet }: MoveBook): MoveFault | null {
  if (!enemies.some(({ end }) => end)) return 'mustEndInEngagement';
  const left = enemies.some(({ start, through, end, friend }) => through && !start && !end && !friend);
  return staysAtMet && left ? 'leftEnemy' : null;
}

/** Why it may not go or end where it does, for the enemies there. */
function enemyFault(move: Move, book: MoveBook): MoveFault | null {
  const { action, enemies } = move;
  if (action === 'charge') return chargeFault(move, book);
  if (enemies.some(({ end }) => end)) return 'endsInEngagement';
  if (action === 'fallBack') return null;
  const entered = enemies.filter(({ through, friend }) => through && !(book.pastEngaged && friend));
  return entered.length > 0 ? 'intoEngagement' : null;
}

/** Why the ground forbids it (K-34, K-35, C-55). */
function groundFault(move: Move): MoveFault | null {
  const faults: readonly (readonly [boolean, MoveFault])[] = [
    [move.endsOnBase, 'endsOnBase'],
    [move.throughBase && !move.fly, 'throughBase'],
    [move.overEdge, 'overEdge'],
    [move.throughTerrain, 'throughTerrain'],
    [move.throughWall && !move.accessible, 'wall'],
    [!move.endsOk, 'cannotStand'],
  ];
  return faults.find(([is]) => is)?.[1] ?? null;
}

const isVertical = ({ kind }: MovePart): boolean => kind !== 'go' && kind !== 'stairs';

/** Why one of its parts cannot be made, or not with that Dash (C-16). */
function pathFault({ fly, finishWith }: Move, { vertical }: MoveBook, parts: readonly MovePart[]): MoveFault | null {
  if (!vertical && parts.some(isVertical)) return 'notInRuleset';
  const fault = parts.map((part) => faultOf(part, fly)).find((each) => each !== null);
  if (fault !== undefined) return fault;
  const held = parts.some(({ kind }) => kind === 'climb' || kind === 'drop');
  return finishWith === 'freeDash' && held ? 'dashOnly' : null;
}

/** What a move comes to by the rules of Kill Team 2021 (K-16, K-33 to K-39, K-59, K-71 to K-75, C-06, C-07, C-11 to C-16). */
export function judgeMove(move: Move, book: MoveBook): Judged {
  const { parts, stopped } = made(move);
  const budget = budgetOf(move);
  const cost = parts.reduce((sum, part) => sum + costOf(part, move.fly), 0);
  const why =
    actionFault(move) ??
    startFault(move) ??
    enemyFault(move, book) ??
    groundFault(move) ??
    pathFault(move, book, parts) ??
    (moreThan(cost, budget) ? 'tooFar' : null);
  return { move: moveOf(move), budget, cost, why, stopped };
}

/** The book of the core rules. */
export const CORE_MOVE: MoveBook = { pastEngaged: true, staysAtMet: true, vertical: true };
/** The book of the Lite sheet; `extras`: with the core rules for what it is silent about. */
export const liteMove = (extras: boolean): MoveBook => ({ pastEngaged: false, staysAtMet: false, vertical: extras });
