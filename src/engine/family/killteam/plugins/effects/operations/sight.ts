import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `VIS(n,dur)`: targets farther away than this are not valid (`rules/acolyte.md` C0). */
export const sightEffect: EffectModules['sight'] = {
  dice: noDice,
  affects: always,
  apply: (_, { inches, expires }, { id, of }) => [
    {
      type: 'lastingBegan',
      lasting: { id, source: of, on: { kind: 'battle' }, change: { op: 'sight', inches }, until: expires },
    },
  ],
};
