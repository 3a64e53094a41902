import type { Stopped } from '../../../engine/behaviour/killTeam/stopped.ts';

/** Why a row is passed over. */
export const stopped = {
  ap: 'not enough AP',
  done: 'done already',
  order: 'not on Conceal',
  engaged: 'not while in control range',
  notEngaged: 'nobody in its control range',
  moved: 'not after that move',
  weapon: 'nothing to do it with',
  heavy: 'its Heavy gun forbids it',
  counteract: 'not as a counteraction',
  interrupt: 'not as an interrupt',
  barred: 'the table could not do it',
} satisfies Record<Stopped, string>;

/** Lines of the trace. Rows by their number, targets by their names. */
export const why = {
  condition: 'its condition is not so',
  nobody: 'there is nobody to do it to',
  kept: (criterion: string, left: readonly string[]) => `${criterion}: ${left.join(', ')}`,
  tie: (taken: readonly string[]) => `equal: ${taken.join(', ')}`,
  taken: 'taken',
  takenFor: (whom: readonly string[]) => `taken, for ${whom.join(', ')}`,
};
