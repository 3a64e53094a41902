import type { RolledDie } from '../model/pool.ts';
import type { Game } from '../rules/game.ts';
import { topTask } from '../model/lookup.ts';
import type { FightTask, ShootTask } from '../model/task.ts';

/** The shot in hand whose damage is not dealt; null: there is none. */
export const openShot = (game: Game): ShootTask | null => {
  const task = topTask(game.state);
  return task?.kind === 'shoot' && !task.sequence.resolved ? task : null;
};

/** The fight in hand. */
export const openFight = (game: Game): FightTask | null => {
  const task = topTask(game.state);
  return task?.kind === 'fight' ? task : null;
};

/** The dice of whoever attacks, or of whoever defends. */
export type PoolName = 'attack' | 'defence';

interface Pool {
  readonly owner: string;
  readonly dice: readonly RolledDie[] | null;
  readonly open: boolean;
}

const poolOfShot = ({ operative, sequence }: ShootTask, pool: PoolName): Pool =>
  pool === 'attack'
    ? { owner: operative, dice: sequence.attack, open: !sequence.retained && sequence.defence === null }
    : { owner: sequence.target, dice: sequence.defence, open: true };

const poolOfFight = (task: FightTask, pool: PoolName): Pool => {
  const side = pool === 'attack' ? task.attacker : task.defender;
  return { owner: side.operative, dice: side.dice, open: side.pool === null };
};

/** The dice of a pool of the attack in hand as long as they are neither retained nor spent, and whose they are. */
export function openPool(game: Game, pool: PoolName): Pool | null {
  const shot = openShot(game);
  const fight = openFight(game);
  const found = shot !== null ? poolOfShot(shot, pool) : fight !== null ? poolOfFight(fight, pool) : null;
  return found?.open === true ? found : null;
}
