import { askedOf } from '../sideSeen.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `CP(n)`: the players gain or lose command points (`rules/acolyte.md` C0). */
export const cpEffect: EffectModules['cp'] = {
  dice: noDice,
  affects: always,
  apply: (game, { by }, application) => [
    { type: 'cpChanged', side: askedOf(game, application), by, why: application.source },
  ],
};
