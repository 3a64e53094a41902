import type { EffectModules } from '../effectModule.ts';
import { CROWDED } from '../environments.ts';
import { always, noDice } from './pieces.ts';

/** Bystanders flee; when none is left, what they bring is over (`rules/acolyte.md` C12, Crowded). */
export const fleeEffect: EffectModules['flee'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { inches }, { source, rolled: [left = 0] }) => [
    { type: 'effectNoted', op: 'flee', source, params: { inches, left } },
    ...(left > 0 ? [] : state.lasting.filter((each) => each.source.id === CROWDED)).map((each) => ({
      type: 'lastingEnded' as const,
      lasting: each.id,
      source: each.source,
    })),
  ],
};
