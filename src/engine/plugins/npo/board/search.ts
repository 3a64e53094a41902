import { toInches } from '../../../board/units.ts';
import { finder } from '../../../board/finding.ts';
import { leftOf, searchOf, type Sifted } from '../../../board/move/sifting.ts';
import type { Place } from '../../../board/move/place.ts';
import type { Spot } from '../../../board/move/spots.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { Mark } from '../../../board/zoneMark.ts';
import type { PlaceSearch, Sieve } from '../mind.ts';
import type { PlannedStep } from '../state.ts';
import { coveredIfLiked, headed, headedFor, nearestMark, type Seeker, siftedFor } from './places.ts';
import { spotsFor } from './spots.ts';
import { isMove, isSame, seekerFor, shotBehind } from './ways.ts';

/** Of these places those that are nearer to a mark than where it stands; all where it does not stand there. */
function nearerOf({ game, move }: Seeker, spots: readonly Spot[], to: Mark): readonly Spot[] {
  const { board } = game.state;
  const start = spots.find(({ cost, node }) => cost === 0 && node === null);
  if (board === undefined || start === undefined) return spots;
  return spots.filter(finder().waysOffOn(board, move, to).isNearer(start));
}

/** What it looks for last, as long as it can be had: a place nearer to where it heads, and cover if it likes that. */
function likedOf(seeker: Seeker, left: readonly Spot[], marks: readonly Mark[] | null): readonly Sifted<Sieve>[] {
  const { where } = seeker;
  const to = marks === null || where.toward === 'away' ? null : nearestMark(seeker, marks);
  const nearer: readonly Sifted<Sieve>[] = to === null ? [] : [{ by: 'nearer', spots: nearerOf(seeker, left, to) }];
  if (where.cover !== 'ifPossible') return nearer;
  const isCovered = coveredIfLiked(seeker);
  return [...nearer, { by: 'cover', spots: leftOf(left, nearer).filter(isCovered) }];
}

/** The first move of a plan with its way, and who looks for a place for it; null: none goes anywhere, or it charges. */
function soughtBy(game: Game, enemy: Operative, plan: readonly PlannedStep[]) {
  const at = plan.findIndex(isMove);
  const step = plan[at];
  const end = step?.path?.at(-1);
  if (step === undefined || !isMove(step) || step.action === 'charge' || end === undefined) return null;
  return { seeker: seekerFor(game, enemy, { step, shootsAt: shotBehind(plan, at) }), end };
}

/** Where who looks for a place stands. */
function placesOf({ game, enemy }: Seeker): readonly Place[] {
  const from = game.state.board?.places[enemy.id];
  return from === undefined ? [] : [from];
}

/** How a place was found; null: it is not what the row looks for as the battle stands. */
export function searchFor(seeker: Seeker, end: Place): PlaceSearch | null {
  const marks = headedFor(seeker);
  if (marks === 'unknown') return null;
  const ends = spotsFor(seeker.game, seeker.move);
  const first = siftedFor(seeker, ends);
  if (first === null) return null;
  const sifted = [...first, ...likedOf(seeker, leftOf(ends, first), marks)];
  const careless: Seeker = { ...seeker, where: { ...seeker.where, cover: 'no' } };
  const best = (spots: readonly Spot[]): Spot | null => headed(careless, spots, marks);
  const chosen = best(leftOf(ends, sifted))?.at;
  if (chosen === undefined || !isSame(chosen, end)) return null;
  const known = [chosen, ...placesOf(seeker)];
  const last = seeker.where.toward ?? 'shortest';
  return searchOf({ inches: toInches(seeker.move.allowance), ends, sifted, last, known, best });
}

/** How the place was found where the first move of a plan ends; null: nothing was looked for, or it would not end there now. */
export function searchNow(game: Game, enemy: Operative, plan: readonly PlannedStep[]): PlaceSearch | null {
  const sought = soughtBy(game, enemy, plan);
  return sought === null ? null : searchFor(sought.seeker, sought.end);
}
