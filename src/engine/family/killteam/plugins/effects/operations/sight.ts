import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `VIS(n,dur)`: targets farther away than this are not valid (`rules/acolyte.md` C0). */
export const sightEffect: EffectModules['sight'] = {
  dice: noDice,
  affects: always,
  apply: (_, { inches, expires }) => [{ type: 'worldChanged', set: { sight: { inches, expires } } }],
};
