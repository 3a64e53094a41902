import { when } from '../../model/rejection.ts';
import { type ActionRule, nothingMore } from '../../rules/action.ts';
import { concealed, inControlRange, movedBefore, retinueOnly } from './reasons.ts';

/**
 * Guard: on guard until it ends; counts as Shoot, Engage only, not in control range, not in a counteraction. Where a
 * rule lets it shoot with one weapon only, that is the one of its guard (C-59); a Heavy one does not forbid it (C-60).
 */
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
  perform: ({ operative }, { weapon }) => [
    { type: 'guardStarted', operative: operative.id, ...(weapon !== null && { weapon }) },
  ],
};
