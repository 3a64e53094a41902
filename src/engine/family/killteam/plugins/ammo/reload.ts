import { when } from '../../model/rejection.ts';
import { countsAmmo, reloadable } from '../../attack/ammunition.ts';
import type { ActionRule } from '../../rules/action.ts';
import { inControlRange } from '../../flow/actions/reasons.ts';

/** Reload: one empty or jammed weapon is full again and clear; not in control range of enemies. */
export const reload: ActionRule = {
  ap: 1,
  offered: (attempt) => {
    const { game, operative } = attempt;
    return [
      ...when(operative.abilities.includes('noReload'), 'cannotByCard'),
      ...when(!countsAmmo(game.state, operative), 'ammoOff'),
      ...when(reloadable(game.state, operative).length === 0, 'nothingToReload'),
      ...inControlRange(attempt),
    ];
  },
  chosen: ({ game, operative }, { weapon }) => [
    ...when(weapon === null || operative.ammo[weapon] === undefined, 'unknownWeapon', { weapon: weapon ?? '' }),
    ...when(weapon !== null && !reloadable(game.state, operative).includes(weapon), 'nothingToReload'),
  ],
  perform: ({ operative }, { weapon }) => {
    const counter = weapon === null ? undefined : operative.ammo[weapon];
    if (weapon === null || counter === undefined) return [];
    return [{ type: 'reloaded', operative: operative.id, counter: weapon, left: counter.max }];
  },
};
