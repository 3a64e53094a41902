import { count } from '../../../family/killteam/model/pool.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * With a retained critical success, the target has 1 APL less until the end of its next activation. Several crits
 * take no more than one.
 */
export const stun = defineWeaponRule({
  id: 'stun',
  source: 'Kill Team 3, weapon rules: Stun',
  params: noParams,
  hooks: {
    triggers: (value, _params, { pool }) =>
      count(pool, 'critical') === 0 || value.some(({ kind }) => kind === 'stun') ? value : [...value, { kind: 'stun' }],
  },
});
