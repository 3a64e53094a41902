import type { BattleState } from '../../../engine/family/vanguard/model/battle.ts';
import type { BattleModel } from '../../../engine/family/vanguard/model/battleModel.ts';
import type { Task } from '../../../engine/family/vanguard/model/task.ts';
import { strangerTo } from './battle.ts';
import type { Table } from './table.ts';

/** Somebody who is on the table for as long as it takes. */
export const STRANGER = 'stranger';

/** A stranger of this side. */
export const strangerOf = (side: string, more: Partial<BattleModel> = {}): BattleModel => ({
  ...strangerTo(side === 'A' ? 'B' : 'A'),
  inPlay: true,
  ...more,
});

/** What is so while a thing is played that a script names out of its place; what is left out: nobody more, nothing in hand. */
export interface Stage {
  readonly stranger?: BattleModel;
  readonly activation?: BattleState['activation'];
  readonly tasks?: readonly Task[];
  readonly scenario?: BattleState['scenario'];
}

/** Sets aside what is in hand, plays by real commands what a script names out of its place, and goes on where it was. */
export function staged<T>(table: Table, stage: Stage, play: () => T): T {
  const { tasks, activation, back, step, turn, scenario, score, touching } = table.state;
  const models = [...table.state.models, ...(stage.stranger === undefined ? [] : [stage.stranger])];
  table.state = {
    ...table.state,
    models,
    tasks: [...(stage.tasks ?? [])],
    activation: stage.activation ?? null,
    back: null,
    // At the end of a round nothing goes on by itself.
    step: 'end',
    scenario: stage.scenario ?? scenario,
    score: [],
  };
  const value = play();
  const before = { tasks, activation, back, step, turn, scenario, score, touching };
  table.state = { ...table.state, ...before, models: table.state.models.filter(({ id }) => id !== STRANGER) };
  return value;
}
