import { count, regradeFirst } from '../../../family/killteam/model/pool.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * With a retained critical success, one fail is retained as a normal success; a natural 1 may be (reading X-49).
 * The crit that Severe makes does not count: the ruleset lets Severe speak later.
 */
export const punishing = defineWeaponRule({
  id: 'punishing',
  source: 'Kill Team 3, weapon rules: Punishing',
  params: noParams,
  may: true,
  hooks: {
    retained: (value) =>
      count(value, 'critical') === 0 || value.some((die) => die.by === 'punishing')
        ? value
        : regradeFirst(value, (die) => die.grade === 'fail' && die.by === null, { grade: 'normal', by: 'punishing' }),
  },
});
