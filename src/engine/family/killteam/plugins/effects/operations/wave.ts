import type { BattleEvent } from '../../../model/event.ts';
import { arrival, arrived, dealt } from '../arrival.ts';
import type { Game } from '../../../rules/game.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectModules } from '../effectModule.ts';
import { reinforcementDv } from '../reinforcementDv.ts';
import { always, noDice } from './pieces.ts';

type Wave = NonNullable<BattleState['mission']['script']>['waves'][number];

/** Those of a wave that is chosen by hand, one after the other; what is told of where they are set up. */
function arrivals({ rules, state }: Game, { id, where, order, operatives }: Wave): readonly BattleEvent[] {
  const events: BattleEvent[] = [];
  for (const card of operatives)
    events.push({ type: 'operativeAdded', operative: arrival(rules.evolve(state, events), dealt(state, card), order) });
  const dv = operatives.reduce((sum, operative) => sum + operative.dv, 0);
  return [
    ...events,
    { type: 'worldChanged', set: { spawned: (state.spawned ?? 0) + operatives.length } },
    arrived(state, operatives[0]?.side ?? null, { source: id, where, dv }),
  ];
}

/** `SPAWN(dv,zone,order)` of a scenario: its own group arrives, by hand or rolled on the faction's table (`rules/acolyte.md` C0). */
export const waveEffect: EffectModules['wave'] = {
  dice: noDice,
  affects: always,
  apply: (game, { wave: id }, { id: number }) => {
    const { state } = game;
    const wave = state.mission.script?.waves.find((each) => each.id === id);
    if (wave === undefined) return [];
    if (wave.operatives.length > 0) return arrivals(game, wave);
    const budget = wave.dv ?? reinforcementDv(state);
    const { order, where } = wave;
    return [
      {
        type: 'taskOpened',
        task: { kind: 'spawn', id: `spawn.${number}`, order, where, budget, spent: 0, rolls: 0, row: null },
      },
    ];
  },
};
