import { when } from '../../model/rejection.ts';
import { type ActionRule, nothingMore } from '../../rules/action.ts';
import { meleeWeapons } from '../../attack/meleeWeapons.ts';
import { rangedWeapons } from './attacks.ts';
import { concealed, inControlRange, movedBefore, retinueOnly } from './reasons.ts';

/**
 * Guard: on guard until it ends; counts as Shoot, Engage only, not in control range, not in a counteraction. Where a
 * rule lets it shoot with one weapon only, that is the one of its guard (C-59); a Heavy one does not forbid it (C-60). What
 * it waits for is a shot or a strike: who has nothing for either has nothing to wait for.
 */
export const guard: ActionRule = {
  ap: 1,
  offered: (attempt) => [
    ...retinueOnly(attempt),
    ...when(attempt.via !== 'action', 'notInCounteract'),
    ...concealed(attempt),
    ...inControlRange(attempt),
    ...movedBefore(attempt, 'shoot'),
    ...when(rangedWeapons(attempt).length + meleeWeapons(attempt.operative).length === 0, 'noRangedWeapon'),
  ],
  chosen: nothingMore,
  perform: ({ operative }, { weapon }) => [
    { type: 'guardStarted', operative: operative.id, ...(weapon !== null && { weapon }) },
  ],
};
