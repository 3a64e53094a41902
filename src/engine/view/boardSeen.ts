import type { BattleBoard } from '../board/battleBoard.ts';
import type { BoardMap } from '../board/boardMap.ts';
import { boardNow } from '../family/killteam/attack/boardGeometry.ts';
import { markersOff } from '../family/killteam/model/boardMarkers.ts';
import type { BattleState } from '../family/killteam/model/state.ts';

/** One map for the same map and the same markers off it: what is worked out about it is worked out once. */
const maps = new WeakMap<BoardMap, Map<string, BoardMap>>();
const boards = new WeakMap<BattleBoard, BattleBoard>();

function mapWithout(map: BoardMap, off: readonly string[]): BoardMap {
  const known = maps.get(map) ?? new Map<string, BoardMap>();
  maps.set(map, known);
  const key = off.join(' ');
  const seen = known.get(key) ?? { ...map, zones: map.zones.filter(({ id }) => !off.includes(id)) };
  known.set(key, seen);
  return seen;
}

/** The board of a battle as the book looks at it, with the markers that lie on it; null: there is none. */
export function boardSeen(state: BattleState): BattleBoard | null {
  const board = boardNow(state);
  const off = board === undefined ? [] : markersOff(state);
  if (board === undefined || off.length === 0) return board ?? null;
  const map = mapWithout(board.map, off);
  const known = boards.get(board);
  const seen = known?.map === map ? known : { ...board, map };
  boards.set(board, seen);
  return seen;
}
