import type { BattleEvent } from '../../../model/event.ts';
import { arrivals } from '../arrival.ts';
import type { Operative } from '../../../model/operative.ts';
import { byPeople } from '../../../model/lookup.ts';
import type { Game } from '../../../rules/game.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectModules } from '../effectModule.ts';
import { reinforcementDv } from '../reinforcementDv.ts';
import { always, noDice } from './pieces.ts';

type Wave = NonNullable<BattleState['mission']['script']>['waves'][number];

/** Who comes to the help of the retinue is the first player's. */
const dealt = (state: BattleState, card: Operative): Operative =>
  byPeople(state, card.side) ? { ...card, owner: state.players[0]?.id ?? null } : card;

/** Those of a wave that is chosen by hand, one after the other; what is told of where they are set up. */
function waveArrives(game: Game, { id, where, order, operatives }: Wave): readonly BattleEvent[] {
  const { state } = game;
  const dv = operatives.reduce((sum, operative) => sum + operative.dv, 0);
  return [
    ...arrivals(
      game,
      operatives.map((card) => dealt(state, card)),
      order,
    ),
    { type: 'worldChanged', set: { spawned: (state.spawned ?? 0) + operatives.length } },
    { type: 'effectNoted', op: 'spawn', source: id, params: { where, dv } },
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
    if (wave.operatives.length > 0) return waveArrives(game, wave);
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
