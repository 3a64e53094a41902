import { FightBoundError } from '../../../../odds/fightSolver.ts';

/** Does it unless the fight has too many courses to be worked out: null. */
export function unlessBeyond<T>(work: () => T): T | null {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof FightBoundError) return null;
    throw fault;
  }
}
