import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** A secret objective is shown to the players. */
export const revealEffect: EffectModules['reveal'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { objective }) => {
    const found = state.mission.script?.objectives.find(({ id }) => id === objective);
    return found === undefined || state.scenario?.revealed.includes(objective) === true
      ? []
      : [{ type: 'objectiveRevealed', objective, text: found.text }];
  },
};
