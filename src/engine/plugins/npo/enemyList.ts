import { interpret } from '../../behaviour/interpret.ts';
import type { BehaviourTable } from '../../behaviour/killTeam/table.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { Game } from '../../family/killteam/rules/game.ts';
import { NO_TURN } from './noTurn.ts';
import { thoughtOf, writtenTable } from './thought.ts';

/** The list of an enemy as it was written. `first`: the row that it would come to, as far as is known without asking; null: none. */
export interface EnemyList {
  readonly rows: BehaviourTable['rows'];
  readonly first: string | null;
}

function firstRow(game: Game, enemy: Operative): string | null {
  const thought = thoughtOf(game, enemy, { ...NO_TURN, enemy: enemy.id });
  const outcome = interpret(thought);
  const { rows } = thought.table;
  if (outcome.kind === 'plan') return rows[outcome.plan.steps[0]?.row ?? -1]?.id ?? null;
  const passed = new Set(outcome.trace.filter(({ why }) => why !== 'kept' && why !== 'tie').map(({ row }) => row));
  return rows.find(({ number }) => !passed.has(number))?.id ?? null;
}

/** The rows of the table that plays an enemy; none when it has no table that is in order. */
export function listOf(game: Game, enemy: Operative): EnemyList {
  const table = writtenTable(game.state, enemy);
  return table === null ? { rows: [], first: null } : { rows: table.rows, first: firstRow(game, enemy) };
}
