import { sideMeant } from '../../../model/lookup.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `INIT(side)`: that side has the initiative in the next turning point (`rules/acolyte.md` C0). */
export const initiativeEffect: EffectModules['initiative'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { side }) => [{ type: 'worldChanged', set: { nextInitiative: sideMeant(state, side) } }],
};
