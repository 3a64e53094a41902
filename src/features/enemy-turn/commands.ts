import type { TableLook } from '../../engine/log/request.ts';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { type KillTeamRefusal, killTeamIn, killTeamPlayOf } from '../../state/battle/killTeam.ts';

/** What is said to the table that plays an enemy. */
interface EnemyCommands {
  /** Says to an open question how things are on the table. A late tap does nothing. */
  readonly sayLook: (requestId: string, look: TableLook) => KillTeamRefusal | null;
  /** The player plays the enemy whose turn it is from here on. */
  readonly takeByHand: () => KillTeamRefusal | null;
  /** Another enemy that is due, in place of one that has done nothing yet. */
  readonly chooseAnother: (enemy: string) => void;
  /** The steps of its plan are done, and the same for each of those that act straight after it. */
  readonly doneAlike: (steps: number, others: readonly string[]) => KillTeamRefusal | null;
}

/** Whose plan stands now; null: nobody's. */
const planner = ({ store }: App): string | null =>
  killTeamIn(store.getState().battle)?.view.enemies?.acting?.enemy.id ?? null;

/** Entries apart for each, so that Undo takes back one after the other. Whoever is not whom was foreseen is left to its own screen. */
function doneAlike(app: App, count: number, others: readonly string[]): KillTeamRefusal | null {
  const { dispatch } = killTeamPlayOf(app);
  const done = () => dispatch({ type: 'carryOut', count });
  let refusal = done();
  for (const other of others) {
    // Enemies that play themselves on a board are chosen without a tap.
    if (planner(app) !== other) refusal ??= dispatch({ type: 'enemyActivates', operative: null });
    if (refusal !== null || planner(app) !== other) return refusal;
    refusal = done();
  }
  return refusal;
}

/** What can be said in the app that a component stands in. */
export function useEnemyCommands(): EnemyCommands {
  const app = useApp();
  const { dispatch } = killTeamPlayOf(app);
  return {
    doneAlike: (steps, others) => doneAlike(app, steps, others),
    sayLook: (requestId, look) => dispatch({ type: 'answer', requestId, answer: { kind: 'look', look } }),
    takeByHand: () => dispatch({ type: 'takeEnemy', hand: true }),
    chooseAnother: (enemy) => void dispatch({ type: 'enemyActivates', operative: enemy }),
  };
}
