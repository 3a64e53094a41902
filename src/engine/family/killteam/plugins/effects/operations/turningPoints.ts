import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/**
 * `TP(±n)`: the last turning point moves, never before this one; nothing in a battle without a limit (`rules/acolyte.md` C0).
 * A battle that was over with its last turning point goes on when there is another.
 */
export const turningPointsEffect: EffectModules['turningPoints'] = {
  dice: noDice,
  affects: always,
  apply: ({ state: { turningPoint, turningPoints: limit, result } }, { by }) => {
    if (limit === null) return [];
    const last = Math.max(turningPoint, limit + by);
    const goesOn = result?.reason === 'turningPointLimit' && last > turningPoint;
    return [
      { type: 'worldChanged', set: { turningPoints: last } },
      ...(goesOn ? [{ type: 'battleResumed' as const }] : []),
    ];
  },
};
