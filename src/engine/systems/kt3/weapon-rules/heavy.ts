import * as z from 'zod/mini';
import { defineWeaponRule } from '../../../family/killteam/rules/defineWeaponRule.ts';

const MOVES = ['reposition', 'dash', 'fallBack', 'charge'] as const;
type Move = (typeof MOVES)[number];

const forbidden = (only: Move | null): readonly Move[] => MOVES.filter((move) => move !== only);

/**
 * Not usable in an activation or counteraction in which the operative moved, and no moving after it was used
 * there. `only` names the one move that is allowed all the same. An interrupt by guard lies outside both.
 */
export const heavy = defineWeaponRule({
  id: 'heavy',
  source: 'Kill Team 3, weapon rules: Heavy',
  params: z.strictObject({ only: z.nullable(z.enum(MOVES)) }),
  hooks: {
    weaponAllowed: (value, { only }, { done, guard }) =>
      !guard && forbidden(only).some((move) => done.includes(move)) && !value.includes('heavyMoved')
        ? [...value, 'heavyMoved']
        : value,
    actionsBarred: (value, { only }, { guard }) => {
      const more = guard ? [] : forbidden(only).filter((move) => !value.includes(move));
      return more.length === 0 ? value : [...value, ...more];
    },
  },
});
