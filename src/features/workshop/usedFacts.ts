import { SELF_FACTS, TARGET_FACTS } from '../../engine/behaviour/killTeam/fact.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import type { FactCondition } from '../../engine/behaviour/table.ts';

/** Facts that matter to the rules whatever a table says. */
const ALWAYS = ['canShoot', 'canFight', 'inControlRange', 'validTarget', 'chargeReach'];

function inCondition(condition: FactCondition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(inCondition);
  if ('any' in condition) return condition.any.flatMap(inCondition);
  if ('not' in condition) return inCondition(condition.not);
  return 'some' in condition ? condition.some.map(({ fact }) => fact) : [condition.fact];
}

/** Facts that a table asks for, or that the rules always do, in the order of the registry. */
export function usedFacts({ order, rows }: BehaviourTable, also: readonly string[]) {
  const asked = new Set([
    ...ALWAYS,
    ...also,
    ...(typeof order === 'string' ? [] : inCondition(order.attacksOr)),
    ...rows.flatMap((row) => [
      ...(row.if === undefined ? [] : inCondition(row.if)),
      ...(row.who?.where ?? []).map(({ fact }) => fact),
      ...(row.who?.order ?? []).flatMap((criterion) => ('fact' in criterion ? [criterion.fact] : [])),
    ]),
  ]);
  return {
    self: settable.self.filter((id) => asked.has(id)),
    target: settable.target.filter((id) => asked.has(id)),
  };
}

/** Every fact that can be set: whether it is in control range is told by its targets. */
export const settable = {
  self: SELF_FACTS.map(({ id }) => id).filter((id) => id !== 'engaged'),
  target: TARGET_FACTS.map(({ id }) => id),
};
