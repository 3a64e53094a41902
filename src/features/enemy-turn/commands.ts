import type { Command } from '../../engine/battle/command.ts';
import type { Operative } from '../../engine/battle/operative.ts';
import type { BattleState } from '../../engine/battle/state.ts';
import { counteractOffered } from '../../engine/battle/turns.ts';
import type { Look } from '../../engine/dice/request.ts';
import type { Refusal } from '../../state/dispatch.ts';
import { dispatch } from '../../state/play.ts';
import { gameStore } from '../../state/store.ts';

/** Says to an open question how things are on the table. A late tap does nothing. */
export const sayLook = (requestId: string, look: Look): Refusal | null =>
  dispatch({ type: 'answer', requestId, answer: { kind: 'look', look } });

/** How an enemy that has done nothing yet begins its activation, with the order of its plan. */
function beginning(state: BattleState, { id, usualOrder }: Operative): Command {
  if (state.group === null && counteractOffered(state)) return { type: 'counteract', operative: id };
  return { type: 'activate', operative: id, order: state.npo?.turn?.plan?.order ?? usualOrder };
}

/** The player plays this enemy from here on; one that has done nothing yet begins its activation. */
export function takeByHand(enemy: Operative): void {
  const before = gameStore.getState().battle?.state;
  if (before === undefined || dispatch({ type: 'takeEnemy', hand: true }) !== null) return;
  if (before.activation === null) dispatch(beginning(before, enemy));
}

/** Another enemy that is due, in place of one that has done nothing yet. */
export function chooseAnother(enemy: string): void {
  if (dispatch({ type: 'leaveEnemy' }) === null) dispatch({ type: 'enemyActivates', operative: enemy });
}
