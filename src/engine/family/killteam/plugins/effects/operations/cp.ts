import { askedSide } from '../../../model/lookup.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `CP(n)`: the players gain or lose command points (`rules/acolyte.md` C0). */
export const cpEffect: EffectModules['cp'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { by }, { source }) => [{ type: 'cpChanged', side: askedSide(state), by, why: source }],
};
