import { count } from '../../../family/killteam/model/pool.ts';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** A shot that keeps a critical hit takes 1 APL, once. In a fight the first critical strike discards a normal hit of the opponent, the second takes 1 APL. */
export const stun = defineWeaponRule({
  id: 'stun',
  source: 'Kill Team 2021 Lite, L-30: Étourdissant',
  params: noParams,
  hooks: {
    triggers: (value, _, { kind, pool }) =>
      kind === 'fight' || count(pool, 'critical') === 0 || value.some((trigger) => trigger.kind === 'stun')
        ? value
        : [...value, { kind: 'stun' }],
    stuns: () => true,
  },
});
