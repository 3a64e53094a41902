import { standing } from '../family/killteam/model/lookup.ts';
import type { Mission } from '../family/killteam/model/mission.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { Task } from '../family/killteam/model/task.ts';

export type Tick = Mission['ticks'][number];

/** Work that raises nobody again: a question of the turn, of a table or of an enemy. */
const ELSE: ReadonlySet<Task['kind']> = new Set(['initiative', 'table', 'npo', 'spotted', 'morale']);

/** A tick of the mission that is due because the enemy it names is down; null while nothing is, or an attack still runs. */
export function dueTick({ mission, ticks, operatives, sides, tasks, result }: BattleState): Tick | null {
  if (tasks.some(({ kind }) => !ELSE.has(kind)) || result !== null) return null;
  const enemies = operatives.filter(({ side }) => side !== sides[0].id);
  const down = (name: string) => enemies.some((enemy) => enemy.name === name && !standing(enemy));
  return (
    mission.ticks.find(({ id, whenDown }) => whenDown !== undefined && ticks[id] !== true && down(whenDown)) ?? null
  );
}
