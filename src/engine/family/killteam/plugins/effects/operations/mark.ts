import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `MARK(type,place)`: a mark lies on the board (`rules/acolyte.md` C0). */
export const markEffect: EffectModules['mark'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { mark, where }, { id }) => [
    { type: 'worldChanged', set: { marks: [...state.marks, { id, mark, where }] } },
  ],
};
