import { come, withZones } from '../arrival.ts';
import type { EffectModules } from '../effectModule.ts';
import { reinforcementDv } from '../reinforcementDv.ts';
import { always, noDice } from './pieces.ts';

/** `SPAWN(dv,zone,order)` of a scenario: its own group arrives, by hand or rolled on the faction's table (`rules/acolyte.md` C0). */
export const waveEffect: EffectModules['wave'] = {
  dice: noDice,
  affects: always,
  apply: (game, { wave: id }, { id: number }) => {
    const { state } = game;
    const wave = state.mission.script?.waves.find((each) => each.id === id);
    if (wave === undefined) return [];
    if (wave.operatives.length > 0)
      return come(game, withZones(wave.operatives, wave.entries), { ...wave, source: id });
    const budget = wave.dv ?? reinforcementDv(state);
    const { order, where, entries: zones } = wave;
    return [
      {
        type: 'taskOpened',
        task: {
          kind: 'spawn',
          id: `spawn.${number}`,
          order,
          where,
          budget,
          spent: 0,
          rolls: 0,
          row: null,
          ...(zones !== undefined && { zones }),
        },
      },
    ];
  },
};
