import type { PickRequest } from '../model/request.ts';
import { byPeople } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import { count, type Pool } from '../model/pool.ts';
import type { BattleState } from '../model/state.ts';
import type { AttackContext } from '../rules/windows.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';

const USE = 'use';
const LEAVE = 'leave';
/** A rule that its user was asked for, and uses. */
const usedMark = (rule: string): string => `${USE} ${rule}`;

/** Dice of one side before they are retained, and how they would be with these rules declined. */
export interface MayUse {
  readonly rules: KillTeamRules;
  readonly context: AttackContext;
  /** Ids of what its user has passed on or answered. */
  readonly passed: readonly string[];
  readonly poolWithout: (declined: readonly string[]) => Pool;
}

const damageOf = ({ context: { weapon } }: MayUse, pool: Pool): number =>
  count(pool, 'critical') * weapon.damage.critical + count(pool, 'normal') * weapon.damage.normal;

/**
 * The first rule of the weapon that says *may* and whose use costs damage: only there anybody would leave it (audit F6). Null:
 * there is none, or its user was asked.
 */
function openRule(use: MayUse): string | null {
  const { rules, context, passed, poolWithout } = use;
  const now = damageOf(use, poolWithout(passed));
  const open = context.weapon.rules.filter(
    ({ id }) => rules.weaponRules[id]?.may === true && !passed.includes(id) && !passed.includes(usedMark(id)),
  );
  return open.find(({ id }) => damageOf(use, poolWithout([...passed, id])) > now)?.id ?? null;
}

/** Whether a rule that may be used is: asked of people, where leaving it does more damage. */
export function mayRuleRequest(
  state: BattleState,
  { id, operative }: { readonly id: string; readonly operative: Operative },
  use: MayUse,
): PickRequest | null {
  const rule = byPeople(state, operative.side) ? openRule(use) : null;
  if (rule === null) return null;
  const option = (chosen: typeof USE | typeof LEAVE, code: 'useRule' | 'leaveRule', declined: readonly string[]) => {
    const pool = use.poolWithout(declined);
    const params = { rule, criticals: count(pool, 'critical'), normals: count(pool, 'normal') };
    return { id: chosen, code, params, value: null };
  };
  return {
    kind: 'pick',
    id: `${id}.${rule}`,
    question: 'mayRule',
    side: operative.side,
    operative: operative.id,
    options: [option(USE, 'useRule', use.passed), option(LEAVE, 'leaveRule', [...use.passed, rule])],
    usual: USE,
    random: false,
  };
}

/** What was passed on or answered, with the answer. */
export function mayRuleAnswered(use: MayUse, option: string): string[] {
  const rule = openRule(use);
  if (rule === null) return [...use.passed];
  return [...use.passed, option === LEAVE ? rule : usedMark(rule)];
}
