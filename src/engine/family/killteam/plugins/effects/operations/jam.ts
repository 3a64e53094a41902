import type { Operative } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectModules } from '../effectModule.ts';
import { gunsOf, gunsToChoose, gunTaken } from './guns.ts';
import { onOperative } from './pieces.ts';

const loaded = (state: BattleState, operative: Operative) =>
  gunsOf(state, operative).filter(({ shots }) => shots.left > 0 && !shots.jammed);

/**
 * Weapon Jam: one loaded gun cannot be fired until a Reload; its shots stay. The gun used last, else the players
 * choose among several (DECISIONS, reading 7).
 */
export const jamEffect: EffectModules['jam'] = onOperative({
  affects: ({ state }, _, operative) => loaded(state, operative).length > 0,
  guns: ({ state }, _, operative) => gunsToChoose(operative, loaded(state, operative)),
  happens: ({ state }, _, operative, { gun: chosen }) => {
    const gun = gunTaken(operative, loaded(state, operative), chosen);
    return gun === null ? [] : [{ type: 'jammed', operative: operative.id, counter: gun.counter }];
  },
});
