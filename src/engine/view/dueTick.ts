import { standing } from '../family/killteam/model/lookup.ts';
import type { Mission } from '../family/killteam/model/mission.ts';
import type { BattleState } from '../family/killteam/model/state.ts';

export type Tick = Mission['ticks'][number];

/** A tick of the mission that is due because the enemy it names is down; null while nothing is, or an attack still runs. */
export function dueTick({ mission, ticks, operatives, sides, tasks, result }: BattleState): Tick | null {
  if (tasks.length > 0 || result !== null) return null;
  const enemies = operatives.filter(({ side }) => side !== sides[0].id);
  const down = (name: string) => enemies.some((enemy) => enemy.name === name && !standing(enemy));
  return (
    mission.ticks.find(({ id, whenDown }) => whenDown !== undefined && ticks[id] !== true && down(whenDown)) ?? null
  );
}
