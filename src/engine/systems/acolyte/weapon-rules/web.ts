import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { count } from '../../../family/killteam/model/pool.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/**
 * As Stun, but any retained success is enough: the target has 1 APL less until the end of its next activation. Several take no
 * more than one.
 */
export const web = defineWeaponRule({
  id: 'web',
  source: 'ACOLYTE, wargear of our own: Web pistol',
  params: noParams,
  hooks: {
    triggers: (value, _params, { pool }) =>
      count(pool, 'critical') + count(pool, 'normal') === 0 || value.some(({ kind }) => kind === 'stun')
        ? value
        : [...value, { kind: 'stun' }],
  },
});
