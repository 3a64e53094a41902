import { tooManyInSuccession } from '../../../flow/succession.ts';
import { isReady } from '../../../model/lookup.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** It may be activated next, or another of those said, whoever's turn it would be (`rules/acolyte.md` C7, Fall In). */
export const nextEffect: EffectModules['next'] = onOperative({
  affects: (game, __, operative) => isReady(operative) && !tooManyInSuccession(game, operative),
  happens: ({ state: { group } }, _, { id, side }) => [
    { type: 'groupOffered', side, operatives: [...(group?.side === side ? group.operatives : []), id] },
  ],
});
