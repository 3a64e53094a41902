import type { BattleEvent } from '../../../model/event.ts';
import type { BattleState } from '../../../model/state.ts';
import type { Game } from '../../../rules/game.ts';
import type { EffectStep } from '../../../tables/effect.ts';
import { sideMeant } from '../../../model/lookup.ts';
import { come } from '../arrival.ts';
import { reinforcementDv } from '../reinforcementDv.ts';
import { openEffects } from '../table.ts';
import type { Application, EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

type Spawn = Extract<EffectStep, { op: 'spawn' }>;

/** One of a card that the battle keeps arrives; nobody when it knows no such card. */
function ofCard(game: Game, step: Spawn, card: string, { source }: Application): readonly BattleEvent[] {
  const { order, where, side } = step;
  const found = game.state.reserves?.find((each) => each.card === card);
  if (found === undefined) return [];
  const comes = side === undefined ? found : { ...found, side: sideMeant(game.state, side) };
  return come(game, [comes], { order, where, source });
}

/** The row is one of the table of events, and brings the usual group. */
const isUsualEvent = ({ tables, eventTable = '' }: BattleState, { dv, faction }: Spawn, source: string): boolean =>
  (dv ?? faction) === undefined && tables?.[eventTable]?.rows.some(({ id }) => id === source) === true;

/** What the force does in place of an event's reinforcements (`rules/acolyte.md` A10, Secutarii); null: they arrive. */
function instead(state: BattleState, step: Spawn, { source, task }: Application): readonly BattleEvent[] | null {
  const { insteadOfReinforcements: other } = state;
  if (other === undefined || !isUsualEvent(state, step, source)) return null;
  const { id, name, effects } = other;
  return [
    { type: 'effectNoted', op: 'instead', source, params: { rule: id, name } },
    ...openEffects(state, effects, {
      source: { kind: 'card', id, name },
      subject: null,
      again: null,
      ...(task !== undefined && { task: `${task}.instead` }),
    }),
  ];
}

/**
 * `SPAWN(dv,zone,order)`: a group of reinforcements arrives (`rules/acolyte.md` C0). Its DV is the battle's parameter, which
 * already counts the Acolytes after the first (C1); with a D3 in it, the group's own work rolls that first. A row may name its
 * own DV, the faction whose table is rolled on, or a card. A force may do something else where an event brings the usual group.
 */
export const spawnEffect: EffectModules['spawn'] = {
  dice: noDice,
  affects: always,
  apply: (game, step, application) => {
    const { state } = game;
    const { order, where, dv, card, faction } = step;
    if (card !== undefined) return ofCard(game, step, card, application);
    const other = instead(state, step, application);
    if (other !== null) return other;
    const budget = dv ?? reinforcementDv(state);
    const id = `spawn.${application.id}`;
    return [
      {
        type: 'taskOpened',
        task: {
          kind: 'spawn',
          id,
          order,
          where,
          budget,
          spent: 0,
          rolls: 0,
          row: null,
          ...(faction !== undefined && { faction }),
        },
      },
    ];
  },
};
