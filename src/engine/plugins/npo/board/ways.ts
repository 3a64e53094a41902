import { isTargetWish } from '../../../behaviour/place.ts';
import type { Where } from '../../../behaviour/killTeam/table.ts';
import type { BattleBoard } from '../../../board/battleBoard.ts';
import { finder } from '../../../board/finding.ts';
import { geometry } from '../../../board/geometry.ts';
import type { BoardMove } from '../../../board/move/boardMove.ts';
import type { Place } from '../../../board/move/place.ts';
import type { Spot } from '../../../board/move/spots.ts';
import { toGrid, toInches } from '../../../board/units.ts';
import { operativeById } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { WayPlan } from '../mind.ts';
import type { PlannedStep } from '../state.ts';
import { tableFor } from '../thought.ts';
import { attacks, placeFor, type Seeker } from './places.ts';
import { chargeSpots, moveOnBoard } from './spots.ts';

export type MoveStep = PlannedStep & { readonly action: BoardMove['action'] };

export const isMove = (step: PlannedStep): step is MoveStep =>
  step.action === 'reposition' || step.action === 'dash' || step.action === 'fallBack' || step.action === 'charge';

/** A move of a plan, and at whom it shoots straight after it; null: at nobody. */
interface Going {
  readonly step: MoveStep;
  readonly shootsAt: string | null;
}

const NOWHERE: Where = { cover: 'no', wishes: [] };

/** A step of an enemy with the WHERE of its row; half as far where that says so. */
export function seekerFor(game: Game, enemy: Operative, { step, shootsAt }: Going): Seeker {
  const where = tableFor(game, enemy).rows.find(({ id }) => id === step.row)?.where ?? NOWHERE;
  const move = moveOnBoard(game, enemy, step.action);
  const half = toGrid(Math.ceil(toInches(move.allowance) / 2));
  return { game, enemy, step, shootsAt, where, move: where.upTo === 'half' ? { ...move, allowance: half } : move };
}

/** Where the step ends; null: no place can be had; `unknown`: the board does not know. */
function endOf(seeker: Seeker, board: BattleBoard): Spot | 'unknown' | null {
  const { game, enemy, step } = seeker;
  if (step.action !== 'charge') return placeFor(seeker);
  if (step.target === null || board.places[step.target] === undefined) return 'unknown';
  return chargeSpots(game, enemy, step.target)[0] ?? null;
}

/** The way of a step. `isAsWished`: whom it is for can be attacked from its end. */
interface FoundWay {
  readonly path: readonly Place[];
  readonly isAsWished: boolean;
}

function wayFor(game: Game, enemy: Operative, going: Going): FoundWay | 'unknown' | null {
  const { board } = game.state;
  if (board?.places[enemy.id] === undefined) return 'unknown';
  const seeker = seekerFor(game, enemy, going);
  const spot = endOf(seeker, board);
  if (spot === null || spot === 'unknown') return spot;
  const way = finder().pathOn(board, seeker.move, spot.at);
  if (way === null) return null;
  const { step, shootsAt } = going;
  const isForSomebody = shootsAt !== null || (step.wish !== null && isTargetWish(step.wish));
  return { path: way.points, isAsWished: !isForSomebody || attacks(seeker, false)(spot) };
}

/** The battle with an enemy at the end of a way. */
function movedAlong(game: Game, id: string, path: readonly Place[]): Game {
  const { state } = game;
  const { board } = state;
  const end = path.at(-1);
  if (board === undefined || end === undefined) return game;
  return game.at({ ...state, board: geometry().stoodOn(board, id, end) });
}

/** At whom it shoots straight after a step; null: at nobody. */
export function shotBehind(plan: readonly PlannedStep[], at: number): string | null {
  const next = plan[at + 1];
  return next?.action === 'shoot' ? next.target : null;
}

/** The steps of a plan with the ways of its moves, as far as the board knows where to. */
export function withWays(game: Game, enemy: Operative, plan: readonly PlannedStep[]): WayPlan {
  const steps: PlannedStep[] = [];
  let now = game;
  for (const [at, step] of plan.entries()) {
    if (!isMove(step)) {
      steps.push(step);
      continue;
    }
    const shootsAt = shotBehind(plan, at);
    const way = wayFor(now, operativeById(now.state, enemy.id), { step, shootsAt });
    if (way === null) return { steps, barred: at === 0 ? step.row : null };
    if (way === 'unknown') return { steps: [...steps, ...plan.slice(at)], barred: null };
    steps.push({ ...step, path: way.path });
    // What follows was meant for another place: it thinks again there.
    if (!way.isAsWished) break;
    now = movedAlong(now, enemy.id, way.path);
  }
  return { steps, barred: null };
}

export const isSame = (one: Place, other: Place | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y && one.z === other.z;

/** The way of a step as it is now: that of the plan where it begins where the enemy stands, else a new one; null: none is known. */
export function wayNow(game: Game, enemy: Operative, step: PlannedStep): readonly Place[] | null {
  const from = game.state.board?.places[enemy.id];
  if (from === undefined || !isMove(step)) return null;
  if (step.path !== undefined && isSame(from, step.path[0])) return step.path;
  const way = wayFor(game, enemy, { step, shootsAt: null });
  return way === null || way === 'unknown' ? null : way.path;
}
