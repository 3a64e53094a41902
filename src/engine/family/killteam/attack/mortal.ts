import { count, type Pool } from '../model/pool.ts';
import type { AttackContext, Trigger } from '../rules/windows.ts';

interface Mortal {
  readonly rule: string;
  /** Wounds for each critical hit. */
  readonly x: number;
  readonly inches: number | null;
}

/** The triggers with mortal wounds for the critical hits of a shot; of one rule printed twice the larger x counts. */
export function mortal(
  triggers: readonly Trigger[],
  { rule, x, inches }: Mortal,
  { kind, pool }: Pick<AttackContext, 'kind'> & { readonly pool: Pool },
): readonly Trigger[] {
  const damage = x * count(pool, 'critical');
  if (kind === 'fight' || damage === 0) return triggers;
  const before = triggers.find((trigger) => trigger.kind === 'mortalWounds' && trigger.rule === rule);
  if (before === undefined) return [...triggers, { kind: 'mortalWounds', rule, damage, inches }];
  const larger = before.kind === 'mortalWounds' && before.damage >= damage;
  return larger
    ? triggers
    : triggers.map((trigger) => (trigger === before ? { kind: 'mortalWounds', rule, damage, inches } : trigger));
}
