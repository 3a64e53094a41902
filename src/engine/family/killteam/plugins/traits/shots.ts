import { freeGun, freeShot } from '../../attack/shoot/freeShot.ts';
import { newShot } from '../../attack/shoot/newShot.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findOperative, operativeById, standing, weaponById } from '../../model/lookup.ts';
import type { Operative } from '../../model/operative.ts';
import type { ReactionTask, ShootTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';

/** The shot that is about to be made; null: there is none. */
export const openShot = ({ state }: Game): ShootTask | null =>
  state.tasks.findLast((task): task is ShootTask => task.kind === 'shoot') ?? null;

/** It becomes the target of the shot, valid or not (`rules/acolyte.md` C9, Bodyguard). */
export function inTheWay(game: Game, guard: Operative): readonly BattleEvent[] {
  const shot = openShot(game);
  if (shot === null) return [];
  const operative = operativeById(game.state, shot.operative);
  const { sequence } = newShot(game, { operative, weapon: weaponById(operative, shot.weapon), target: guard });
  return [{ type: 'taskClosed' }, { type: 'taskOpened', task: { ...shot, forced: true, sequence } }];
}

/** The same Shoot once more; null: its target is down, or its gun cannot be fired (C9, Death from Above). */
export function shotAgain(game: Game, { operative: id, other }: ReactionTask): readonly BattleEvent[] | null {
  const operative = findOperative(game.state, id ?? '');
  const target = findOperative(game.state, other ?? '');
  if (operative === null || target === null || !standing(target)) return null;
  const weapon = freeGun(game, operative, operative.lastWeapon);
  return weapon === null ? null : freeShot(game, { operative, weapon, target });
}
