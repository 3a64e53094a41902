import { ammoProblem } from '../ammunition.ts';
import type { Attack } from '../attack.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findWeapon, viaNow } from '../../model/lookup.ts';
import type { Operative, Weapon } from '../../model/operative.ts';
import type { Game } from '../../rules/game.ts';
import { newShot } from './newShot.ts';

/** The gun of this id, if it can be fired: with shots left, and not jammed; null: it cannot. */
export function freeGun({ state }: Game, operative: Operative, id: string | null): Weapon | null {
  const weapon = id === null ? null : findWeapon(operative, id);
  return weapon?.kind === 'ranged' && ammoProblem(state, operative, weapon) === null ? weapon : null;
}

/** A Shoot that costs nothing and follows from something else. */
export function freeShot(game: Game, attack: Attack): readonly BattleEvent[] {
  const { operative, weapon, target } = attack;
  const { id, side } = operative;
  const via = viaNow(game.state);
  return [
    { type: 'actionPerformed', operative: id, action: 'shoot', ap: 0, via, targets: [target.id], note: weapon.id },
    {
      type: 'taskOpened',
      task: {
        kind: 'afterAction',
        id: 'after',
        operative: id,
        side,
        action: 'shoot',
        via,
        hurt: [],
        step: 'down',
        against: target.id,
      },
    },
    { type: 'attackDeclared', action: 'shoot', operative: id, target: target.id, weapon: weapon.id, via },
    { type: 'taskOpened', task: newShot(game, attack) },
  ];
}
