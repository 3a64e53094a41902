import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** The enemies' Target Location (acolyte.md A7): nothing in a battle in which they do not play themselves. */
export const placeEffect: EffectModules['place'] = {
  dice: noDice,
  affects: always,
  apply: ({ state: { npo } }, { where }) =>
    npo === undefined ? [] : [{ type: 'npoSet', choice: { targetLocation: where }, startDv: npo.startDv }],
};
