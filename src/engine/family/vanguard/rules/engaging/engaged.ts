import { within } from '../inches.ts';

/** One of two models. */
export interface Near {
  /** Null: none. */
  readonly range: number | null;
  readonly down: boolean;
}

/** Two enemies, their bases so many inches apart. */
export interface Pair {
  readonly inches: number;
  readonly one: Near;
  readonly other: Near;
  /** At least one of them sees the other. */
  readonly sees: boolean;
}

/** Whether one stands with the other in its range: who is down engages nobody (V-42), who has no melee attack either. */
const engages = ({ range, down }: Near, inches: number): boolean => range !== null && !down && within(inches, range);

/** Whether two enemies are engaged with each other: either is in the other's range, and one sees the other (V-39, V-42). */
export const areEngaged = ({ inches, one, other, sees }: Pair): boolean =>
  sees && (engages(one, inches) || engages(other, inches));

/** An enemy with which a model is engaged as the table has it. */
export interface EngagedEnemy {
  readonly down: boolean;
  readonly hasMelee: boolean;
  readonly inPlay: boolean;
}

/** Whether enemies stop a model from shooting, charging and being shot at: one that is in play and stands (V-40, V-42). */
export const isHeld = (enemies: readonly EngagedEnemy[]): boolean =>
  enemies.some(({ down, inPlay }) => inPlay && !down);
