import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

const HIGHEST = 3;

/** `ALERT(+n / =n)`: the alert of the board, which stays within 0..3 (`rules/acolyte.md` C0, C18). */
export const alertEffect: EffectModules['alert'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, step) => {
    const wanted = step.to ?? (state.alert ?? 0) + (step.by ?? 0);
    const to = Math.min(HIGHEST, Math.max(0, wanted));
    return to === state.alert ? [] : [{ type: 'alertChanged', to }];
  },
};
