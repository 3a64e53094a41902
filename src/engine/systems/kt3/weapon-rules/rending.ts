import { count, regradeFirst } from '../../../family/killteam/model/pool.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * With a retained critical success, one normal success is retained as a critical one. A die is retained once
 * so one that Accurate or Punishing retained cannot be taken. The crit that Severe makes does not count:
 * Severe speaks later.
 */
export const rending = defineWeaponRule({
  id: 'rending',
  source: 'Kill Team 3, weapon rules: Rending',
  params: noParams,
  may: true,
  hooks: {
    retained: (value) =>
      count(value, 'critical') === 0 || value.some((die) => die.by === 'rending')
        ? value
        : regradeFirst(value, (die) => die.grade === 'normal' && die.by === null, { grade: 'critical', by: 'rending' }),
  },
});
