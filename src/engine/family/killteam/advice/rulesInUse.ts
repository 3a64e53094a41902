import { NO_RULES, type OddsRules } from '../../../odds/shot.ts';
import type { WeaponRuleUse } from '../model/operative.ts';
import type { RerollRight, Trigger } from '../rules/windows.ts';

/** What the windows say of a weapon in use. `triggers`: of one critical success; `critical`: the least face that is one. */
interface InUse {
  readonly rights: readonly Pick<RerollRight, 'mode'>[];
  readonly rules: readonly WeaponRuleUse[];
  readonly triggers: readonly Trigger[];
  readonly critical: number;
  readonly accurate: number;
}

const damageOf = (triggers: readonly Trigger[], kind: 'devastating' | 'bonus'): number =>
  triggers.reduce((sum, trigger) => (trigger.kind === kind ? sum + trigger.damage : sum), 0);

/** What the rules of a weapon in use, and traits, come to in shots and in fights alike. */
export function rulesInUse({ rights, rules, triggers, critical, accurate }: InUse): OddsRules {
  const modes = new Set(rights.map(({ mode }) => mode));
  const ids = new Set(rules.map(({ id }) => id));
  return {
    ...NO_RULES,
    accurate,
    devastating: damageOf(triggers, 'devastating'),
    critBonus: damageOf(triggers, 'bonus'),
    lethal: critical > 6 ? 0 : Math.max(2, critical),
    balanced: modes.has('one'),
    ceaseless: modes.has('face'),
    relentless: modes.has('any'),
    punishing: ids.has('punishing'),
    rending: ids.has('rending'),
    severe: ids.has('severe'),
    stun: ids.has('stun'),
  };
}
