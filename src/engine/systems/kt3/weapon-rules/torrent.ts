import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { oneNumber } from '../../../family/killteam/rules/params.ts';

/**
 * After the target, any number of other valid targets within x inches of it may be shot at in turn, each with its
 * own cover and obscured. A weapon that also had Blast would spread by whichever speaks first.
 */
export const torrent = defineWeaponRule({
  id: 'torrent',
  source: 'Kill Team 3, weapon rules: Torrent x',
  params: oneNumber,
  hooks: {
    spread: (value, { x }) =>
      value === null || (value.kind === 'torrent' && x > value.inches) ? { kind: 'torrent', inches: x } : value,
  },
});
