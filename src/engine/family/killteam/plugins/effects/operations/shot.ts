import { freeShot, freeGun } from '../../../attack/shoot/freeShot.ts';
import { findOperative, standing } from '../../../model/lookup.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** Whoever brought it about shoots at it, for no AP (`rules/acolyte.md` C10, Witch-bolt). */
export const shotEffect: EffectModules['shot'] = onOperative({
  affects: () => true,
  happens: (game, { weapon }, target, { by }) => {
    const operative = findOperative(game.state, by ?? '');
    if (operative === null || !standing(operative)) return [];
    const gun = freeGun(game, operative, weapon ?? operative.lastWeapon);
    return gun === null ? [] : freeShot(game, { operative, weapon: gun, target });
  },
});
