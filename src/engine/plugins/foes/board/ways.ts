import type { Rounds } from '../../../behaviour/rounds/terms.ts';
import { isTargetWish } from '../../../behaviour/place.ts';
import { roundInches } from '../../../behaviour/rounds/situation.ts';
import type { Where } from '../../../behaviour/table.ts';
import { finder } from '../../../board/finding.ts';
import type { Way } from '../../../board/move/boardMove.ts';
import type { Place } from '../../../board/move/place.ts';
import type { BattleModel } from '../../../family/vanguard/model/battleModel.ts';
import type { Moved } from '../../../family/vanguard/model/facts.ts';
import { chargeWay, moveOf } from '../../roundsBoard/going.ts';
import type { NoWay, WayPlan } from '../mind.ts';
import type { FoeBattle, FoeStep } from '../state.ts';
import { tableFor } from '../thought.ts';
import { attacks, placeFor, type Seeker } from './places.ts';

type MoveStep = FoeStep & { readonly action: 'walk' | 'run' | 'charge' };

export const isMove = (step: FoeStep): step is MoveStep =>
  step.action === 'walk' || step.action === 'run' || step.action === 'charge';

const NOWHERE: Where<Rounds> = { cover: 'no', wishes: [] };

export function seekerFor(state: FoeBattle, model: BattleModel, step: MoveStep, shootsAt: string | null): Seeker {
  const where = tableFor(state, model).rows.find(({ id }) => id === step.row)?.where ?? NOWHERE;
  const most = roundInches(step.action, { speed: model.sp });
  return { state, model, step, shootsAt, where, inches: where.upTo === 'half' ? Math.ceil(most / 2) : most };
}

/** The way of a step. `isAsWished`: whom it is for can be shot at from its end. */
interface FoundWay {
  readonly way: Way;
  readonly isAsWished: boolean;
}

function charged({ state, model, step, inches }: Seeker): FoundWay | null {
  const way = step.target === null ? null : chargeWay(state, model.id, step.target, inches);
  return way === null ? null : { way, isAsWished: true };
}

function wayFor(state: FoeBattle, model: BattleModel, step: MoveStep, shootsAt: string | null): FoundWay | null {
  const { board } = state;
  if (board === undefined) return null;
  const seeker = seekerFor(state, model, step, shootsAt);
  if (step.action === 'charge') return charged(seeker);
  const spot = placeFor(seeker);
  const way = spot === null ? null : finder().pathOn(board, moveOf(state, model.id, seeker.inches), spot.at);
  if (spot === null || way === null) return null;
  const isForSomebody = shootsAt !== null || (step.wish !== null && isTargetWish(step.wish));
  return { way, isAsWished: !isForSomebody || attacks(seeker)(spot) };
}

const isKnown = ({ board }: FoeBattle, model: BattleModel, { action, target }: MoveStep): boolean =>
  board?.places[model.id] !== undefined &&
  (action !== 'charge' || (target !== null && board.places[target] !== undefined));

/** Whom it shoots at behind its move; null: nobody. */
export const shotBehind = (steps: readonly FoeStep[]): string | null =>
  steps.find(({ action }) => action === 'shoot')?.target ?? null;

export const isSame = (one: Place, other: Place | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y && one.z === other.z;

/** Without its way a move is none: a place that it looks for cannot be had, or it stands there. A charge has a way or is out of reach. */
function whyNone(found: FoundWay | null, { action }: MoveStep): NoWay | null {
  if (found === null) return 'nowhere';
  const [from, ...on] = found.way.points;
  const stays = from !== undefined && on.every((to) => isSame(from, to));
  return stays && action !== 'charge' ? 'there' : null;
}

/** What is left of a plan whose move comes to nothing: what is done before, if anything is, for a fatigue action is the move behind it. */
function cutShort(before: readonly FoeStep[], barred: NonNullable<WayPlan['barred']>): WayPlan {
  const steps = before.at(-1)?.action === 'push' ? before.slice(0, -1) : before;
  return { steps, barred: steps.length === 0 ? barred : null };
}

/** The steps of a plan with the way of its first move; what follows that and was meant for another place is thought of there. */
export function withWays(state: FoeBattle, model: BattleModel, steps: readonly FoeStep[]): WayPlan {
  const at = steps.findIndex(isMove);
  const step = steps[at];
  if (step === undefined || !isMove(step) || !isKnown(state, model, step)) return { steps, barred: null };
  const rest = steps.slice(at + 1);
  const found = wayFor(state, model, step, shotBehind(rest));
  const why = whyNone(found, step);
  if (found === null || why !== null) return cutShort(steps.slice(0, at), { row: step.row, why: why ?? 'nowhere' });
  const moved = { ...step, path: found.way.points.map(({ x, y, z }) => ({ x, y, z })) };
  const stays = found.isAsWished && !rest.some(isMove);
  return { steps: [...steps.slice(0, at), moved, ...(stays ? rest : [])], barred: null };
}

/** What the move of a step comes to as it is now: by the way of the plan where it begins where the model stands, else by a new one. */
export function movedNow(state: FoeBattle, model: BattleModel, step: FoeStep): Moved | null {
  const from = state.board?.places[model.id];
  if (from === undefined || !isMove(step)) return null;
  const path = isSame(from, step.path?.[0]) ? step.path : wayFor(state, model, step, null)?.way.points;
  if (path === undefined) return null;
  const engages = step.action === 'charge' && step.target !== null ? [step.target] : [];
  return { engages, left: [], fall: 0, way: { path: path.map(({ x, y, z }) => ({ x, y, z })), stops: {} } };
}
