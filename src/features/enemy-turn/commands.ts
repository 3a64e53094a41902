import type { Look } from '../../engine/log/request.ts';
import type { Refusal } from '../../state/log/dispatch.ts';
import { usePlay } from '../../state/battle/play.ts';

/** What is said to the table that plays an enemy. */
interface EnemyCommands {
  /** Says to an open question how things are on the table. A late tap does nothing. */
  readonly sayLook: (requestId: string, look: Look) => Refusal | null;
  /** The player plays the enemy whose turn it is from here on. */
  readonly takeByHand: () => Refusal | null;
  /** Another enemy that is due, in place of one that has done nothing yet. */
  readonly chooseAnother: (enemy: string) => void;
}

/** What can be said in the app that a component stands in. */
export function useEnemyCommands(): EnemyCommands {
  const { dispatch } = usePlay();
  return {
    sayLook: (requestId, look) => dispatch({ type: 'answer', requestId, answer: { kind: 'look', look } }),
    takeByHand: () => dispatch({ type: 'takeEnemy', hand: true }),
    chooseAnother: (enemy) => {
      if (dispatch({ type: 'leaveEnemy' }) === null) dispatch({ type: 'enemyActivates', operative: enemy });
    },
  };
}
