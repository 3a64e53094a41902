import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `ENV(+tag/-tag,dur)`: a circumstance of the whole board begins or ends; the later duration counts (`rules/acolyte.md` C0). */
export const environmentEffect: EffectModules['environment'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { tag, on, expires }) => {
    const others = state.environment.filter((known) => known.tag !== tag);
    if (!on && others.length === state.environment.length) return [];
    return [{ type: 'worldChanged', set: { environment: on ? [...others, { tag, expires }] : others } }];
  },
};
