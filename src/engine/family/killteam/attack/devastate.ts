import * as z from 'zod/mini';
import { count } from '../model/pool.ts';
import type { Moment, Trigger } from '../rules/windows.ts';

/** `x` wounds per retained crit; `inches` null: only the target suffers. */
export const devastatingParams = z.strictObject({
  x: z.int().check(z.minimum(1)),
  inches: z.nullable(z.int().check(z.minimum(1))),
});
type DevastatingParams = z.infer<typeof devastatingParams>;

type Devastation = Extract<Trigger, { kind: 'devastating' }>;

/**
 * A weapon with the rule twice uses one of them: the one that hurts the target more, then the one that reaches
 * farther.
 */
const outdoes = (one: Devastation, other: Devastation): boolean =>
  one.damage === other.damage ? (one.inches ?? 0) > (other.inches ?? 0) : one.damage > other.damage;

/**
 * The triggers with that of one Devastating: x for each retained crit, together, at once. Nothing without a
 * retained crit.
 */
export function devastate(
  triggers: readonly Trigger[],
  { x, inches }: DevastatingParams,
  { pool, sparesBearer }: Pick<Moment, 'pool'> & Pick<Devastation, 'sparesBearer'>,
): readonly Trigger[] {
  const criticals = count(pool, 'critical');
  if (criticals === 0) return triggers;
  const mine: Devastation = { kind: 'devastating', damage: x * criticals, inches, sparesBearer };
  const present = triggers.find((trigger) => trigger.kind === 'devastating');
  if (present === undefined) return [...triggers, mine];
  return outdoes(mine, present) ? triggers.map((trigger) => (trigger === present ? mine : trigger)) : triggers;
}
