import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';
import { noParams } from '../../../family/killteam/rules/params.ts';

const MOVES = ['reposition', 'fallBack', 'charge'] as const;

/** Not shot in an activation with a Charge, Fall Back or Normal Move, whichever comes first; a Dash is allowed, and so are overwatch and guard (X-59, C-60). */
export const heavy = defineWeaponRule({
  id: 'heavy',
  source: 'Kill Team 2021 Lite, L-38: Lourd',
  params: noParams,
  hooks: {
    weaponAllowed: (value, _, { done, guard, outOfTurn }) =>
      !guard && !outOfTurn && MOVES.some((move) => done.includes(move)) && !value.includes('heavyMoved')
        ? [...value, 'heavyMoved']
        : value,
    actionsBarred: (value, _, { guard, outOfTurn }) => {
      const more = guard || outOfTurn ? [] : MOVES.filter((move) => !value.includes(move));
      return more.length === 0 ? value : [...value, ...more];
    },
  },
});
