import type { BattleEvent } from '../../../family/killteam/model/event.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Credit } from './state.ts';

/** What is in hand when somebody falls: a Shoot, a Fight, or anything else (K-60). */
function manner({ tasks }: BattleState): Credit['how'] {
  const action = tasks.findLast((task) => task.kind === 'afterAction')?.action ?? null;
  return action === 'shoot' || action === 'fight' ? action : 'other';
}

/** K-60: who has the credit for somebody who falls, in the manner in which it fell. */
export const credited = (
  state: BattleState,
  { operative, by }: Extract<BattleEvent, { type: 'incapacitated' }>,
): BattleState => ({
  ...state,
  credits: [...(state.credits ?? []), { by, victim: operative, how: manner(state), turningPoint: state.turningPoint }],
});
