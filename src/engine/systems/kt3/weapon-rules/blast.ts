import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/**
 * After the target, every other operative of either side that the target can see within x inches of it is shot at
 * in turn, with the target's cover and obscured. A weapon that also had Torrent would spread by whichever speaks
 * first.
 */
export const blast = defineWeaponRule({
  id: 'blast',
  source: 'Kill Team 3, weapon rules: Blast x',
  params: oneNumber,
  hooks: {
    spread: (value, { x }) =>
      value === null || (value.kind === 'blast' && x > value.inches) ? { kind: 'blast', inches: x } : value,
  },
});
