import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** A passage of the scenario is read aloud. */
export const tellEffect: EffectModules['tell'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { passage }) => {
    const found = state.mission.script?.passages.find(({ id }) => id === passage);
    return found === undefined ? [] : [{ type: 'passageTold', passage, title: found.title }];
  },
};
