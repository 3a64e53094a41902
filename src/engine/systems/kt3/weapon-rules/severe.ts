import { count, regradeFirst } from '../../../family/killteam/model/pool.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * Without a retained critical success, one normal success is changed into one. A change is no retaining, so a die
 * of Accurate may be taken. Devastating, Piercing Crits and Stun (reading X-06) see that crit; Punishing and
 * Rending do not, because they have spoken before.
 */
export const severe = defineWeaponRule({
  id: 'severe',
  source: 'Kill Team 3, weapon rules: Severe',
  params: noParams,
  may: true,
  hooks: {
    retained: (value) =>
      count(value, 'critical') > 0
        ? value
        : regradeFirst(value, (die) => die.grade === 'normal', { grade: 'critical', by: 'severe' }),
  },
});
