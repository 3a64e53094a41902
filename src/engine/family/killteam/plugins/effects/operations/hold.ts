import { standing } from '../../../model/lookup.ts';
import { HELD, usesIn } from '../../../stats/uses.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** It would go down and stays at 1 wound; once in a battle (`rules/acolyte.md` C7, Grit Your Teeth). */
export const holdEffect: EffectModules['hold'] = onOperative({
  affects: (_, __, operative) =>
    operative.wounds === 0 && standing(operative) && usesIn(operative, { id: HELD, name: HELD }, 'battle') === 0,
  happens: (_, __, { id }) => [{ type: 'held', operative: id, wounds: 1 }],
});
