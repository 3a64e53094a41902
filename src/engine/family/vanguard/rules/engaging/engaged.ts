import { within } from '../../../../core/inches.ts';

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

/** One of two enemies in reach, as the table has it. */
export interface Fighter {
  readonly down: boolean;
  readonly hasMelee: boolean;
}

/** Whether a model engages whoever is in its reach: who is down engages nobody (V-42), who has no melee attack either. */
export const engagesOthers = ({ down, hasMelee }: Fighter): boolean => hasMelee && !down;

/** Whether two enemies in reach are engaged with each other: one of them engages the other (V-39, V-42, X-74). */
export const arePaired = (one: Fighter, other: Fighter): boolean => engagesOthers(one) || engagesOthers(other);

/** Whether one stands with the other in its range. */
const engages = ({ range, down }: Near, inches: number): boolean =>
  range !== null && engagesOthers({ down, hasMelee: true }) && within(inches, range);

/** Whether two enemies are engaged with each other: either is in the other's range, and one sees the other (V-39, V-42). */
export const areEngaged = ({ inches, one, other, sees }: Pair): boolean =>
  sees && (engages(one, inches) || engages(other, inches));

/** An enemy with which a model is engaged as the table has it. */
export interface EngagedEnemy extends Fighter {
  readonly inPlay: boolean;
}

/** Whether enemies in reach stop a model from shooting, charging and being shot at: one that is in play, stands, and is engaged with it (V-40, V-42, X-74). */
export const isHeld = (model: Fighter, enemies: readonly EngagedEnemy[]): boolean =>
  enemies.some((enemy) => enemy.inPlay && !enemy.down && arePaired(model, enemy));
