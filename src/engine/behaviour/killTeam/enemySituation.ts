import type { Order } from '../../core/ids.ts';
import type { Situation } from '../terms.ts';
import type { BehaviourAction } from './step.ts';

/** What the enemy that acts can still do, apart from what is known of the table. AP in action points, Move in inches. */
export interface EnemySituation extends Situation {
  /** AP left. */
  readonly ap: number;
  /** Null: it is about to be activated, and its order is still to be chosen. */
  readonly order: Order | null;
  /** Actions performed in this activation, in order. */
  readonly done: readonly BehaviourAction[];
  /** One action, moves of at most 2", no order to choose. */
  readonly counteract: boolean;
  /** What it may do out of turn; left out: anything (2021, K-41: it shoots). */
  readonly outOfTurn?: readonly BehaviourAction[];
  /** Every gun that it could fire may be fired on Conceal (2021, L-46). */
  readonly quiet?: boolean;
  /** AP that a Shoot costs with the gun that costs least; left out: 1 (2021, L-28). */
  readonly shootAp?: number;
  /** A guard that interrupts: one Fight or Shoot, and nothing else. */
  readonly interrupt?: boolean;
  readonly move: number;
  /** How often it may Shoot and Fight. */
  readonly shoots: number;
  readonly fights: number;
  /** Of those Shoots the second only if it does nothing else in its activation; left out: whenever (acolyte.md A10, Mordian). */
  readonly onlyShoots?: boolean;
  /** It may Shoot in control range, at whom it is engaged with; left out: not at all (A10, Mordian). */
  readonly shootsEngaged?: boolean;
  /** The gun it would use is Heavy: moves that do not forbid it; null: it is not. */
  readonly heavy: readonly BehaviourAction[] | null;
  /** Rows that the table could not carry out in this activation. */
  readonly barred: readonly string[];
}

/** Inches beyond Move of a Charge, and of a Dash in all (kill-team.md A3.1); of a counteraction. */
const CHARGE_BONUS = 2;
const DASH = 3;
const COUNTERACT_INCHES = 2;

/** Inches that a move may cover. */
export function inchesOf(
  action: BehaviourAction,
  { move, counteract }: Pick<EnemySituation, 'move' | 'counteract'>,
): number {
  if (counteract) return COUNTERACT_INCHES;
  if (action === 'dash') return DASH;
  return action === 'charge' ? move + CHARGE_BONUS : move;
}
