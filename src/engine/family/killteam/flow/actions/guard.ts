import { when } from '../../model/rejection.ts';
import { type ActionRule, nothingMore } from '../../rules/action.ts';
import { concealed, inControlRange, movedBefore, retinueOnly } from './reasons.ts';

/** Guard: on guard until it ends; counts as Shoot, Engage only, not in control range, not in a counteraction. */
export const guard: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...retinueOnly(attempt),
    ...when(attempt.via !== 'action', 'notInCounteract'),
    ...concealed(attempt),
    ...inControlRange(attempt),
    ...movedBefore(attempt, 'shoot'),
  ],
  chosen: nothingMore,
  perform: ({ operative }) => [{ type: 'guardStarted', operative: operative.id }],
};
