import { damageEvents } from '../../../attack/damage.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** `INCAP(sel)`: it loses all of its wounds (`rules/acolyte.md` C0). */
export const incapacitateEffect: EffectModules['incapacitate'] = onOperative({
  affects: (_, __, { wounds }) => wounds > 0,
  happens: ({ state }, _, { id, wounds }, { by }) => damageEvents(state, id, { amount: wounds, by, cause: 'effect' }),
});
