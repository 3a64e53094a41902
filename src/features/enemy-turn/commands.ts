import type { Look } from '../../engine/log/request.ts';
import type { Refusal } from '../../state/dispatch.ts';
import { dispatch } from '../../state/play.ts';

/** Says to an open question how things are on the table. A late tap does nothing. */
export const sayLook = (requestId: string, look: Look): Refusal | null =>
  dispatch({ type: 'answer', requestId, answer: { kind: 'look', look } });

/** The player plays the enemy whose turn it is from here on. */
export const takeByHand = (): Refusal | null => dispatch({ type: 'takeEnemy', hand: true });

/** Another enemy that is due, in place of one that has done nothing yet. */
export function chooseAnother(enemy: string): void {
  if (dispatch({ type: 'leaveEnemy' }) === null) dispatch({ type: 'enemyActivates', operative: enemy });
}
