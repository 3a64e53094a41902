import type { BattleBoard } from '../../board/battleBoard.ts';
import type { MapPiece } from '../../board/boardMap.ts';
import { doorOn, hasDoor, withDoor } from '../../board/doors.ts';
import { withMap } from '../../board/overruled.ts';
import { isEqual } from '../../core/isEqual.ts';
import { geometry } from '../../board/geometry.ts';
import type { OperativeId } from '../../core/ids.ts';
import { boardShot } from '../../family/killteam/attack/boardGeometry.ts';
import { refused, unless } from '../../family/killteam/flow/decide/decision.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { pairKey } from '../../family/killteam/model/facts.ts';
import { areEngaged, pairOf, standing } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import { reject, type Rejection, when } from '../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { BattleDecision, Game } from '../../family/killteam/rules/game.ts';
import type { BoardCommand } from './command.ts';

type DoorMoved = Extract<BattleEvent, { type: 'doorMoved' }>;

/** Whether the board of a battle has a door; without a board it has none. */
export const hasDoors = ({ board }: Pick<BattleState, 'board'>): boolean => board?.map.pieces.some(hasDoor) ?? false;

/** The pieces with a door in somebody's control range; none without a board, or without a place on it. */
export const doorsNear = ({ board }: Pick<BattleState, 'board'>, id: OperativeId): readonly MapPiece[] =>
  board === undefined ? [] : geometry().doorsAt(board, id);

const idsOf = (operatives: readonly Operative[]): readonly string[] => operatives.map(({ id }) => id);

/** Why a door cannot be shut: somebody stands in it. */
export function doorwayTaken({ board, operatives }: BattleState, { id, open = false }: MapPiece): readonly Rejection[] {
  if (board === undefined || !open) return [];
  const there = geometry().inDoorway(board, id, idsOf(operatives.filter(standing)));
  return there === null ? [] : [reject('inDoorway', { operative: there })];
}

/** An open door that an enemy has in its control range is not shut. Source: rules/kill-team.md A3.2. */
export const enemyAtDoor = ({ board, operatives }: BattleState, side: string, { id, open = false }: MapPiece) =>
  when(
    open &&
      board !== undefined &&
      operatives.some((each) => each.side !== side && standing(each) && geometry().isAtDoor(board, id, each.id)),
    'enemyAtDoor',
  );

/** Pairs of whom the table said something that the door changes. */
function unsaid(state: BattleState, after: BattleState): DoorMoved['unsaid'] {
  const { operatives, facts } = state;
  return operatives.flatMap((shooter) =>
    operatives
      .filter((target) => facts[pairKey(shooter.id, target.id)] !== undefined)
      .filter((target) => {
        const [before, now] = [boardShot(state, shooter, target), boardShot(after, shooter, target)];
        return !isEqual(before, now);
      })
      .map((target): readonly [string, string] => [shooter.id, target.id]),
  );
}

/** The doors of a piece stand open, or are shut. */
export function movesDoor(
  state: BattleState,
  piece: MapPiece,
  open: boolean,
  operative: OperativeId | null,
): DoorMoved[] {
  const { board } = state;
  if (board === undefined) return [];
  const after = { ...state, board: withMap(board, withDoor(board.map, piece.id, open)) };
  return [{ type: 'doorMoved', door: piece.id, open, operative, unsaid: unsaid(state, after) }];
}

/** The table opens or shuts a door, by no rule. */
export function moveDoor(
  game: Game,
  { door, open, override }: Extract<BoardCommand, { type: 'moveDoor' }>,
): BattleDecision {
  const { state } = game;
  if (state.board === undefined) return refused(reject('noBoard'));
  const piece = doorOn(state.board.map, door);
  if (piece === null) return refused(reject('unknownDoor', { door }));
  return unless(game, open ? [] : doorwayTaken(state, piece), {
    override,
    events: () => movesDoor(state, piece, open, null),
  });
}

/** A door stands open or is shut: what was said of those between whom it is, is said no more. */
export function doorIs(state: BattleState, { door, open, unsaid: pairs }: DoorMoved): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  const gone = new Set(pairs.map(([shooter, target]) => pairKey(shooter, target)));
  const facts = Object.fromEntries(Object.entries(state.facts).filter(([pair]) => !gone.has(pair)));
  return { ...state, facts, board: withMap(board, withDoor(board.map, door, open)) };
}

/** Of those in whose control range a door counts: who sees whom through it now, and no more. */
export function engagedByDoors(
  state: BattleState,
  board: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] {
  const [first] = state.sides;
  const moved = events.flatMap((event) => (event.type === 'doorMoved' ? [event] : []));
  const before = moved.reduce((map, { door, open }) => withDoor(map, door, !open), board.map);
  const there = state.operatives.filter((each) => standing(each) && board.places[each.id] !== undefined);
  return there
    .filter(({ side }) => side === first.id)
    .flatMap((one) =>
      there.flatMap((other): BattleEvent[] => {
        if (other.side === first.id) return [];
        const on = geometry().nearOn(board, one.id, other.id) === true;
        const was = geometry().nearOn({ ...board, map: before }, one.id, other.id) === true;
        if (on === was || on === areEngaged(state, one.id, other.id)) return [];
        return [{ type: 'engagementChanged', pair: pairOf(state, one, other), on }];
      }),
    );
}
