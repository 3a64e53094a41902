import { playsByTable } from './state.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { ofSide, operativeById, standing, tableSide } from '../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** An enemy that is unaware may have noticed who has just acted. */
export const spotting = (state: BattleState, operative: string): readonly BattleEvent[] =>
  playsByTable(state.npo) &&
  state.npo?.alert === true &&
  state.alert === 0 &&
  operativeById(state, operative).side !== tableSide(state) &&
  standing(operativeById(state, operative)) &&
  ofSide(state, tableSide(state)).some(standing)
    ? [{ type: 'taskOpened', task: { kind: 'spotted', id: 'spotted', operative } }]
    : [];
