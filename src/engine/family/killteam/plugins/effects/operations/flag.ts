import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `FLAG(name)`: remembered for what comes after the battle (`rules/acolyte.md` C0). */
export const flagEffect: EffectModules['flag'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { flag }) =>
    state.flags.includes(flag) ? [] : [{ type: 'worldChanged', set: { flags: [...state.flags, flag] } }],
};
