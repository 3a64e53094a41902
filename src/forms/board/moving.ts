import { spotAt } from './spotAt.ts';
import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { finder } from '../../engine/board/finding.ts';
import type { Look } from '../../engine/board/looks.ts';
import type { BoardMove, Leg, Way } from '../../engine/board/move/boardMove.ts';
import type { Place } from '../../engine/board/move/place.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';
import type { LegShown, LevelShown } from '../../ui/board/MovePicture.tsx';
import type { Spot } from '../../ui/board/shown.ts';
import type { Words } from '../../words/words.ts';
import { floorsAt } from './placing.ts';

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** Squares of half an inch in which the move can end, by their level. */
export function levelsOf(board: BattleBoard, move: BoardMove): readonly LevelShown[] {
  const levels = new Map<number, Spot[]>();
  const half = toGrid(0.5);
  for (const { left, right, near, z } of finder().areaOn(board, move)) {
    const cells = levels.get(z) ?? [];
    levels.set(z, cells);
    for (let x = left; x < right - 1; x += half) cells.push({ x: toInches(x), y: toInches(near) });
  }
  return [...levels]
    .toSorted(([one], [other]) => one - other)
    .map(([z, cells]) => ({ id: `${z}`, high: z > 0, cells }));
}

/** The nearest place to a spot where the move can end; null: it ends nowhere. */
function nearestEnd(board: BattleBoard, move: BoardMove, spot: Spot): Place | null {
  const [x, y] = [toGrid(spot.x), toGrid(spot.y)];
  const [nearest] = finder()
    .reachOn(board, move)
    .map(({ at }) => ({ at, far: Math.hypot(at.x - x, at.y - y) }))
    .toSorted((one, other) => one.far - other.far);
  return nearest?.at ?? null;
}

/** The cheapest way to a spot, onto its highest floor that can be reached; else to the nearest end; null: there is none. */
export function wayTo(
  board: BattleBoard,
  move: BoardMove,
  spot: Spot,
): { readonly way: Way; readonly slid: boolean } | null {
  const [x, y] = [toGrid(spot.x), toGrid(spot.y)];
  for (const { z } of floorsAt(board, spot)) {
    const way = finder().pathOn(board, move, { x, y, z });
    if (way !== null && way.fault === null) return { way, slid: false };
  }
  const end = nearestEnd(board, move, spot);
  const way = end === null ? null : finder().pathOn(board, move, end);
  return way === null || way.fault !== null ? null : { way, slid: true };
}

const isUpright = ({ kind }: Leg): boolean => kind !== 'go' && kind !== 'jump' && kind !== 'fly';

type Told = Pick<Words<'board'>, 'figure' | 'length'>;

/** The legs of a way as they are drawn and summed. */
export const legsShown = ({ legs }: Way, told: Told): readonly LegShown[] =>
  legs.map((leg, at) => ({
    id: `${at}`,
    from: spotAt(leg.from),
    to: spotAt(leg.to),
    cost: told.figure(toInches(leg.cost)),
    length: told.length(toInches(leg.length)),
    over: false,
    upright: isUpright(leg),
  }));

export const costOf = ({ cost }: Way): number => tenth(toInches(cost));

/** What is seen of somebody, in one word. */
export type Verdict = 'unseen' | 'clear' | 'cover' | 'obscured' | 'both';

export function verdictOf({ hidden, leaning }: Look): Verdict {
  if (leaning === null || hidden === null) return 'unseen';
  return hidden === 'choose' ? 'both' : hidden;
}
