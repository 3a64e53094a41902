import type { BattleBoard } from '../../../../board/battleBoard.ts';
import { pieceName } from '../../../../board/boardMap.ts';
import { geometry } from '../../../../board/geometry.ts';
import type { Way, WayFault } from '../../../../board/move/boardMove.ts';
import type { Place } from '../../../../board/move/place.ts';
import { toInches } from '../../../../board/units.ts';
import type { OperativeId } from '../../../../core/ids.ts';
import { standing } from '../../model/lookup.ts';
import type { BattleEvent } from '../../model/event.ts';
import { reject, type Rejection, when } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import type { ActionDetails, ActionTry } from '../../rules/action.ts';
import type { MoveId } from '../../rules/killTeamRules.ts';
import { boardMove } from '../boardMove.ts';
import { moveReach } from '../../stats/moveReach.ts';
import { fallDamage } from '../fall.ts';

declare module '../../model/event.ts' {
  interface PluginEvents {
    /** It went a way on the board: `cost` in inches, `vantage` the piece whose Vantage it stands on now. */
    readonly walked: {
      readonly type: 'walked';
      readonly operative: OperativeId;
      readonly path: readonly Place[];
      readonly cost: number;
      readonly vantage?: string;
    };
  }
}

/** Why a way fails that could be gone on the board: a fall of other inches than was said, or one that hurts and goes on. */
export type OwnFault = 'otherFall' | 'fallGoesOn';

const MOST_PLACES = 200;
/** What a fall that is said may differ from one on the board, in inches. */
const NEAR = 0.01;

/** It stands on the board, so that the board says what its moves come to. */
export const isOnBoard = ({ board }: BattleState, id: OperativeId): boolean => board?.places[id] !== undefined;

const isSame = (one: Place, other: Place): boolean => one.x === other.x && one.y === other.y && one.z === other.z;

const isOnGrid = ({ x, y, z }: Place): boolean => [x, y, z].every(Number.isInteger) && z >= 0;

/** The path begins where its model stands, and ends on the grid. */
function isPath({ places }: BattleBoard, id: OperativeId, path: readonly Place[]): boolean {
  const [from, first, last] = [places[id], path[0], path.at(-1)];
  if (from === undefined || first === undefined || last === undefined) return false;
  return isSame(from, first) && isOnGrid(last) && path.length <= MOST_PLACES;
}

/** A way on the board; or why it is none at all; null: there is no way. */
function wayOf({ game, operative }: ActionTry, action: MoveId, { path, fall }: ActionDetails): Way | Rejection | null {
  const { board } = game.state;
  if (path === undefined) return null;
  if (board === undefined) return reject('noBoard');
  const isOne = isPath(board, operative.id, path);
  const way = isOne ? geometry().walkOn(board, boardMove(game, operative, action, fall > 0), path) : null;
  return way ?? reject('badPath', { operative: operative.id });
}

/** A chosen fall is the one on the way; one that hurts ends the move. */
function fallFault({ game, operative }: ActionTry, fall: number, { falls, legs }: Way): OwnFault | null {
  if (fall === 0) return null;
  const [inches, ...more] = falls.map(toInches);
  if (inches === undefined || more.length > 0 || Math.abs(inches - fall) > NEAR) return 'otherFall';
  return legs.at(-1)?.kind !== 'fall' && fallDamage(game, operative, fall) > 0 ? 'fallGoesOn' : null;
}

type Fault = Omit<WayFault, 'why'> & { readonly why: WayFault['why'] | OwnFault };

/** Why a way is no move, and where; null: it is one. */
function faultOf(attempt: ActionTry, fall: number, way: Way): Fault | null {
  const why = way.fault === null ? fallFault(attempt, fall, way) : null;
  const where = way.points.at(-1);
  return why === null || where === undefined ? way.fault : { why, at: way.points.length - 1, where };
}

/** Why a move cannot be made by its way on the board: where it fails, and why. */
export function wayReasons(attempt: ActionTry, action: MoveId, details: ActionDetails): readonly Rejection[] {
  const way = wayOf(attempt, action, details);
  if (way === null) return [];
  if ('code' in way) return [way];
  const fault = faultOf(attempt, details.fall, way);
  if (fault === null) return [];
  const { game, operative } = attempt;
  const { why, at, where, who, piece, never } = fault;
  const { board } = game.state;
  const most = moveReach(game, operative, action);
  const failed = reject('noWay', {
    operative: operative.id,
    why,
    at,
    ...where,
    inches: toInches(way.cost),
    most,
    ...(who !== undefined && { who }),
    ...(piece !== undefined && board !== undefined && { piece: pieceName(board.map, piece) }),
  });
  return never === undefined ? [failed] : [failed, reject('cannotStand', { operative: operative.id, why: never })];
}

/** It stands where its way on the board ends; nothing where there is none. */
export function walked(attempt: ActionTry, action: MoveId, details: ActionDetails): readonly BattleEvent[] {
  const { board } = attempt.game.state;
  const way = wayOf(attempt, action, details);
  const end = details.path?.at(-1);
  if (board === undefined || end === undefined || way === null || 'code' in way) return [];
  const vantage = geometry().vantageAt(board.map, end);
  const cost = toInches(way.cost);
  const { id } = attempt.operative;
  return [{ type: 'walked', operative: id, path: way.points, cost, ...(vantage !== null && { vantage }) }];
}

/** Whom a charge that names nobody comes to: everybody in whose control range its way ends. */
export function chargedAt({ game: { state }, operative }: ActionTry, path: readonly Place[]): readonly OperativeId[] {
  const { board } = state;
  const end = path.at(-1);
  if (board === undefined || end === undefined) return [];
  const foes = state.operatives.filter((each) => each.side !== operative.side && standing(each)).map(({ id }) => id);
  const there = geometry().atEndOn(board, operative.id, end, foes) ?? [];
  return there.filter(({ inControlRange }) => inControlRange).map(({ id }) => id);
}

/** A path belongs to a move. */
export const strayPath = (action: string, { path }: ActionDetails): readonly Rejection[] =>
  when(path !== undefined && !['reposition', 'dash', 'fallBack', 'charge'].includes(action), 'badPath');
