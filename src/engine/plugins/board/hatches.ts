import { actingId } from '../../family/killteam/model/lookup.ts';
import { reject, type Rejection } from '../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { inControlRange } from '../../family/killteam/flow/actions/reasons.ts';
import type { ActionDetails, ActionRule, ActionTry } from '../../family/killteam/rules/action.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import type { MapPiece } from '../../board/boardMap.ts';
import { doorsNear, doorwayTaken, enemyAtDoor, movesDoor } from './doors.ts';

/** The door that is meant: by the id of its piece, or the only one; null: none near is. */
function meant({ game, operative }: ActionTry, { note }: Pick<ActionDetails, 'note'>): MapPiece | null {
  const near = doorsNear(game.state, operative.id);
  const [only] = near;
  return (note === null && near.length === 1 ? only : near.find(({ id }) => id === note)) ?? null;
}

const reasonsOf = ({ game: { state }, operative }: ActionTry, door: MapPiece): readonly Rejection[] => [
  ...enemyAtDoor(state, operative.side, door),
  ...doorwayTaken(state, door),
];

/** Why none of the doors that are near can be worked: what is said of the first. */
function whyNone(attempt: ActionTry): readonly Rejection[] {
  const near = doorsNear(attempt.game.state, attempt.operative.id).map((door) => reasonsOf(attempt, door));
  return near.some((reasons) => reasons.length === 0) ? [] : (near[0] ?? [reject('noDoorNear')]);
}

/** Whether who acts has a door in its control range. */
function hasOneNear({ state }: { readonly state: BattleState }): boolean {
  const id = actingId(state);
  return id !== null && doorsNear(state, id).length > 0;
}

/** Operate Hatch: opens or shuts a door in control range, named by its piece; not one that stands open before an enemy (A3.2). */
const operateHatch = (may: (state: BattleState) => boolean): ActionRule => ({
  ap: 1,
  has: ({ state }) => state.board !== undefined && may(state) && hasOneNear({ state }),
  offered: (attempt) => [...inControlRange(attempt), ...whyNone(attempt)],
  chosen: (attempt, details) => {
    const door = meant(attempt, details);
    return door === null ? [reject('noDoorNear')] : reasonsOf(attempt, door);
  },
  perform: (attempt, details) => {
    const door = meant(attempt, details);
    const { game, operative } = attempt;
    return door === null ? [] : movesDoor(game.state, door, door.open !== true, operative.id);
  },
});

/** Doors of a board that operatives work by an action. `may`: whether this battle's rules have it. */
export const hatches = (may: (state: BattleState) => boolean = () => true): Plugin => ({
  id: 'hatches',
  actions: { operateHatch: operateHatch(may) },
});
