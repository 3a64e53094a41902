import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/**
 * `SPAWN(dv,zone,order)`: a group of reinforcements arrives (`rules/acolyte.md` C0). Its DV is the battle's parameter, which
 * already counts the Acolytes after the first (C1); with a D3 in it, the group's own work rolls that first.
 */
export const spawnEffect: EffectModules['spawn'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { order, where }, { id }) => {
    const { d3, plus } = state.settings.parameters?.reinforcementDv ?? { d3: false, plus: 0 };
    const budget = d3 ? null : Math.max(0, plus);
    return [
      {
        type: 'taskOpened',
        task: { kind: 'spawn', id: `spawn.${id}`, order, where, budget, spent: 0, rolls: 0, row: null },
      },
    ];
  },
};
