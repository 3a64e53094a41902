import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `COUNTER(name,±n)`: a counter of the mission, between 0 and its most; `CLUE(n)` is one of them (`rules/acolyte.md` C0). */
export const counterEffect: EffectModules['counter'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { counter, by }) => {
    const rule = state.mission.counters.find(({ id }) => id === counter);
    if (rule === undefined) return [];
    const now = state.counters[counter] ?? 0;
    const to = Math.min(rule.max, Math.max(0, now + by));
    return to === now ? [] : [{ type: 'counterSet', counter, to }];
  },
};
