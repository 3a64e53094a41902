import { beyond } from '../../../../core/inches.ts';
import { allowance, type MoveAction } from './allowance.ts';
import { type Barrier, barrierOf } from './barrier.ts';
import { pathCost, type PathPart } from './pathCost.ts';

/** A move, and what is so on its way. */
export interface Move {
  readonly action: MoveAction;
  readonly sp: number;
  readonly path: readonly PathPart[];
  /** Engaged when it begins. */
  readonly engaged: boolean;
  /** The target of a charge is seen. */
  readonly inSight: boolean;
  /** Through a model, friend or enemy. */
  readonly throughModel: boolean;
  readonly offTable: boolean;
  /** It ends half-way up or down. */
  readonly midClimb: boolean;
  /** Another action of the activation can finish the climb. */
  readonly actionLeft: boolean;
  /** A charge that ends engaged with its target. */
  readonly engagesTarget: boolean;
}

/** Why a move is not made so. */
export type NoMove = 'engaged' | 'noSight' | 'throughModel' | 'offTable' | Barrier | 'midClimb' | 'tooFar';

/** What comes of a move: `cost` also where it is not made; `why` null: it is. */
export interface JudgedMove {
  readonly budget: number;
  readonly cost: number;
  readonly why: NoMove | null;
  /** The free melee attack of a charge at its target. */
  readonly freeAttack: boolean;
}

const whyNoCharge = ({ action, engaged, inSight }: Move): NoMove | null => {
  if (action !== 'charge') return null;
  if (engaged) return 'engaged';
  return inSight ? null : 'noSight';
};

/** Through nobody, and not over the table's edge (V-38). */
const whyNotThere = ({ throughModel, offTable }: Move): NoMove | null => {
  if (throughModel) return 'throughModel';
  return offTable ? 'offTable' : null;
};

const whyNotSoFar = ({ midClimb, actionLeft }: Move, cost: number, budget: number): NoMove | null => {
  if (midClimb && !actionLeft) return 'midClimb';
  return beyond(cost, budget) ? 'tooFar' : null;
};

/**
 * One move: up to SP, twice SP or SP + 3" along its path (V-24 to V-26, V-38). A charge begins unengaged with its target in
 * sight, and has its free attack if it ends engaged with it (V-44). A climb is finished by the end of the activation (V-45).
 */
export function judgeMove(move: Move): JudgedMove {
  const budget = allowance(move.action, move.sp);
  const cost = pathCost(move.path);
  const barrier = move.path.map(barrierOf).find((each) => each !== null) ?? null;
  const why = whyNoCharge(move) ?? whyNotThere(move) ?? barrier ?? whyNotSoFar(move, cost, budget);
  return { budget, cost, why, freeAttack: move.action === 'charge' && why === null && move.engagesTarget };
}
