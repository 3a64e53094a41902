import type { BattleEvent } from '../event.ts';
import { ofSide, operativeById, standing } from '../lookup.ts';
import type { BattleState } from '../state.ts';
import { playsByTable } from './state.ts';

/** An enemy that is unaware may have noticed who has just acted. */
export const spotting = (state: BattleState, operative: string): readonly BattleEvent[] =>
  playsByTable(state.npo) &&
  state.npo?.alert === true &&
  state.alert === 0 &&
  operativeById(state, operative).side === 'retinue' &&
  standing(operativeById(state, operative)) &&
  ofSide(state, 'enemy').some(standing)
    ? [{ type: 'taskOpened', task: { kind: 'spotted', id: 'spotted', operative } }]
    : [];
