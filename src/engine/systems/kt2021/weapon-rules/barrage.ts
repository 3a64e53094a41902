import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

/** The die kept for cover is judged from above: by terrain over some part of the base. Who is a valid target is not touched. */
export const barrage = defineWeaponRule({
  id: 'barrage',
  source: 'Kill Team 2021 Lite, L-24: Barrage',
  params: noParams,
  hooks: {
    coverSave: (_, __, { facts }) => facts.overhead === true,
  },
});
