import { guard as guardAction } from '../../family/killteam/flow/actions/guard.ts';
import { handle } from '../../family/killteam/flow/actions/markers.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { hasDoors } from '../../plugins/board/doors.ts';
import type { ActionRule } from '../../family/killteam/rules/action.ts';

/** Close quarters, the module of walls and hatchways, is switched on in this battle (A3.2 with C-36 and C-55 to C-63). */
export const closeQuarters = ({ settings }: BattleState): boolean => settings.closeQuarters === true;

const inCloseQuarters = (rule: ActionRule): ActionRule => ({ ...rule, has: ({ state }) => closeQuarters(state) });

/** Guard, on either side. */
export const guard = inCloseQuarters(guardAction);

/**
 * Operate Hatch: also in the middle of a move, after which it goes on; both actions may be interrupted (C-39). A board with doors
 * has an action of its own for them, which moves them.
 */
export const operateHatch: ActionRule = {
  ...handle,
  has: ({ state }) => closeQuarters(state) && !hasDoors(state),
};
