import { boardShot } from '../../../attack/boardGeometry.ts';
import { freeGun, freeShot } from '../../../attack/shoot/freeShot.ts';
import { findOperative, standing } from '../../../model/lookup.ts';
import type { Operative, Weapon } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';
import type { Game } from '../../../rules/game.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** Whom the work in hand is about, if it stands. */
function targetIn(state: BattleState): Operative | null {
  const work = state.tasks.findLast(({ kind }) => kind === 'effects');
  const about = work?.kind === 'effects' && work.subject !== null ? findOperative(state, work.subject) : null;
  return about !== null && standing(about) ? about : null;
}

/** The guns that it can fire, that used last first. */
function gunsOf(game: Game, operative: Operative): readonly Weapon[] {
  const guns = operative.weapons.flatMap(({ id }) => freeGun(game, operative, id) ?? []);
  return guns.toSorted((one, other) =>
    one.id === operative.lastWeapon ? -1 : other.id === operative.lastWeapon ? 1 : 0,
  );
}

/** One of these shoots for no AP at whom it is about, valid or not; not who does not see it on a board (C6, trip alarm). */
export const ambushEffect: EffectModules['ambush'] = onOperative({
  affects: (game, _, operative) => {
    const target = targetIn(game.state);
    return (
      target !== null &&
      standing(operative) &&
      gunsOf(game, operative).length > 0 &&
      boardShot(game.state, operative, target)?.visible !== false
    );
  },
  guns: (game, _, operative) => gunsOf(game, operative).map(({ id }) => id),
  happens: (game, _, operative, { gun }) => {
    const target = targetIn(game.state);
    const guns = gunsOf(game, operative);
    const weapon = guns.find(({ id }) => id === gun) ?? guns[0];
    return target === null || weapon === undefined ? [] : freeShot(game, { operative, weapon, target });
  },
});
