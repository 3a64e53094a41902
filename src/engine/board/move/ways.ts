import type { BattleBoard } from '../battleBoard.ts';
import { distance } from '../plane.ts';
import type { BoardMove, Way } from './boardMove.ts';
import { standFault } from './footing.ts';
import { graphOn } from './graphs.ts';
import { type Setting, settingOf } from './onBoard.ts';
import { endFault, metFault } from './others.ts';
import type { Place } from './place.ts';
import { type Reach, type Strip, areaOf, pathTo, reachFrom } from './reach.ts';
import type { End } from './searching.ts';
import { isSame, placeOf, wayOf } from './walked.ts';

const NOWHERE: readonly End[] = [];

/** Where somebody can fly straight to. */
function flights({ ground, from, going, others }: Setting): readonly End[] {
  const { nodes } = graphOn(ground);
  const most = going.allowance;
  return nodes.flatMap((at): readonly End[] => {
    const across = distance(from, at);
    const cost = across > most ? Infinity : ground.rules.flight(across, at.z - from.z);
    if (cost > most || metFault(ground, others, going, [from, at]) !== null) return [];
    return standFault(ground, at) === null && endFault(ground, others, going, at) === null ? [{ at, cost }] : [];
  });
}

interface Known {
  readonly setting: Setting;
  /** Null: it flies, or stands where nobody can. */
  readonly reach: Reach | null;
  readonly ends: readonly End[];
}

let latest: { readonly board: BattleBoard; readonly moves: Map<string, Known | null> } | null = null;

function look(board: BattleBoard, move: BoardMove): Known | null {
  const setting = settingOf(board, move);
  if (setting === null) return null;
  const { ground, from, going, others } = setting;
  if (move.flies) return { setting, reach: null, ends: flights(setting) };
  const reach = reachFrom(graphOn(ground), placeOf(from), going, others);
  return typeof reach === 'string' ? { setting, reach: null, ends: NOWHERE } : { setting, reach, ends: reach.ends };
}

/** What is known of a move: worked out once, as long as nobody stands elsewhere. */
function knownOf(board: BattleBoard, move: BoardMove): Known | null {
  if (latest?.board !== board) latest = { board, moves: new Map() };
  const { moves } = latest;
  const key = JSON.stringify(move);
  const found = moves.get(key);
  if (found !== undefined) return found;
  const known = look(board, move);
  moves.set(key, known);
  return known;
}

/**
 * Where a move can end: every place of a lattice of half an inch and around the corners of terrain, with the least that it costs,
 * in grid steps. Empty: nowhere, or who moves has no place on the board. Remembered until somebody stands elsewhere.
 */
export const reachOn = (board: BattleBoard, move: BoardMove): readonly End[] => knownOf(board, move)?.ends ?? NOWHERE;

/** The same as an area to draw: strips of the lattice, half an inch deep, each at one height and one cost, in grid steps. */
export const areaOn = (board: BattleBoard, move: BoardMove): readonly Strip[] => areaOf(reachOn(board, move));

/** The cheapest way to a place; null: nobody comes there, or ends there, with this move. */
export function pathOn(board: BattleBoard, move: BoardMove, end: Place): Way | null {
  const known = knownOf(board, move);
  if (known === null) return null;
  const { setting, reach } = known;
  const to = placeOf(end);
  if (reach === null) {
    const way = wayOf(setting, [placeOf(setting.from), to]);
    return way.fault === null ? way : null;
  }
  const path = pathTo(reach, to);
  if (path === null || typeof path === 'string') return null;
  const points = path.points.map(placeOf);
  return wayOf(
    setting,
    points.filter((each, at) => at === 0 || !isSame(each, points[at - 1] ?? to)),
  );
}
