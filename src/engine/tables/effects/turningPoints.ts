import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `TP(±n)`: the last turning point moves, never before this one; nothing in a battle without a limit (`rules/acolyte.md` C0). */
export const turningPointsEffect: EffectModules['turningPoints'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { by }) =>
    state.turningPoints === null
      ? []
      : [{ type: 'worldChanged', set: { turningPoints: Math.max(state.turningPoint, state.turningPoints + by) } }],
};
