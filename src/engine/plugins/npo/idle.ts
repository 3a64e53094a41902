import { type EnemyTurn, playsByTable } from './state.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { operativeById, tableSide } from '../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** Nothing is planned any more: of a power that was cast, the test and all that it does are over. */
const isPlanDone = ({ plan, barred }: EnemyTurn): boolean => {
  const [next] = plan?.steps ?? [];
  return plan === null || (next?.action === 'cast' && barred.includes(next.row));
};

/** An enemy that its table plays has something to decide. */
const goesOn = ({ npo, activation, interrupt, result }: BattleState): boolean =>
  npo?.turn !== undefined &&
  npo.turn !== null &&
  !npo.turn.hand &&
  isPlanDone(npo.turn) &&
  interrupt === null &&
  result === null &&
  activation?.operative === npo.turn.enemy;

/** The table of an enemy that acts thinks on by itself whenever nothing is planned. */
export const thinksOn = (state: BattleState): readonly BattleEvent[] =>
  state.activation !== null && goesOn(state)
    ? [{ type: 'taskOpened', task: { kind: 'npo', id: 'npo', operative: state.activation.operative } }]
    : [];

/** An enemy on guard interrupts: its table thinks whom it attacks, unless people play it. */
export const guardThinks = (state: BattleState, guard: string): readonly BattleEvent[] =>
  playsByTable(state.npo) &&
  state.settings.automation.enemy !== 'log' &&
  operativeById(state, guard).side === tableSide(state)
    ? [
        { type: 'enemyChosen', operative: guard, why: [{ by: 'guard', left: [guard] }] },
        { type: 'taskOpened', task: { kind: 'npo', id: 'npo', operative: guard } },
      ]
    : [];

/** An enemy that was chosen, does not act yet and has no plan any more; null: there is none. */
function planlessBefore({ npo, tasks, activation, result }: BattleState): string | null {
  const turn = npo?.turn ?? null;
  if (turn === null || turn.hand || turn.plan !== null) return null;
  return tasks.length > 0 || result !== null || activation?.operative === turn.enemy ? null : turn.enemy;
}

/** An enemy that waits with its plan to be activated thinks again once a door moves, or the table says otherwise of how it sees somebody. */
export function thinksAgain(state: BattleState, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const enemy = planlessBefore(state);
  const isSaid = events.some(
    (event) =>
      event.type === 'doorMoved' || (event.type === 'boardOverruled' && (event.from === enemy || event.to === enemy)),
  );
  return enemy !== null && isSaid ? [{ type: 'taskOpened', task: { kind: 'npo', id: 'npo', operative: enemy } }] : [];
}
