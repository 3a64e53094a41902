import { fold } from '../../attack/fold.ts';
import type { ActionId } from '../../../../core/ids.ts';
import { attackContext } from '../../attack/attackContext.ts';
import { findWeapon } from '../../model/lookup.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { ActionTry } from '../../rules/action.ts';

export const inControlRange = ({ engaged }: ActionTry): Rejection[] => when(engaged.length > 0, 'inControlRange');

export const concealed = ({ operative }: ActionTry): Rejection[] => when(operative.order === 'conceal', 'concealed');

/** One of these actions was done in this activation. */
export const movedBefore = ({ done }: ActionTry, ...actions: readonly ActionId[]): Rejection[] => {
  const moved = actions.find((action) => done.includes(action));
  return moved === undefined ? [] : [reject('movedBefore', { action: moved })];
};

/** Heavy weapons fired in this activation forbid this move (A6). */
export function heavyShot({ game, operative, via }: ActionTry, action: ActionId): Rejection[] {
  const fired = game.state.activation?.operative === operative.id ? game.state.activation.shotWith : [];
  const barred = fired.some((id) => {
    const weapon = findWeapon(operative, id);
    if (weapon === null) return false;
    const context = attackContext(game.state, { attacker: operative, weapon, target: null, via });
    return fold(game.rules, 'actionsBarred', { value: [], moment: context }).value.includes(action);
  });
  return when(barred, 'heavyShot');
}

/** Actions that only the side whose story is told can do, where there is one. */
export const retinueOnly = ({ game, operative }: ActionTry): Rejection[] =>
  when(game.rules.protagonists !== null && operative.side !== game.rules.protagonists, 'notRetinue');
