import type { Place } from '../../../board/move/place.ts';
import { leftOf, searchOf } from '../../../board/move/sifting.ts';
import type { Spot } from '../../../board/move/spots.ts';
import type { BattleModel } from '../../../family/vanguard/model/battleModel.ts';
import type { RoundSearch } from '../mind.ts';
import type { FoeBattle, FoeStep } from '../state.ts';
import { headed, likedOf, type Seeker, siftedFor } from './places.ts';
import { spotsFor } from './spots.ts';
import { isMove, isSame, seekerFor, shotBehind } from './ways.ts';

/** How a place was found; null: it is not what the row looks for as the battle stands. */
export function searchFor(seeker: Seeker, end: Place): RoundSearch | null {
  const { state, model, where, inches } = seeker;
  const ends = spotsFor(state, model, inches);
  const first = siftedFor(seeker, ends);
  if (first === null) return null;
  const sifted = [...first, ...likedOf(seeker, leftOf(ends, first))];
  const careless: Seeker = { ...seeker, where: { ...where, cover: 'no' } };
  const best = (spots: readonly Spot[]): Spot | null => headed(careless, spots);
  const chosen = best(leftOf(ends, sifted))?.at;
  if (chosen === undefined || !isSame(chosen, end)) return null;
  const from = state.board?.places[model.id];
  const known = from === undefined ? [chosen] : [chosen, from];
  return searchOf({ inches, ends, sifted, last: where.toward ?? 'shortest', known, best });
}

/** How the place was found where the first move of a plan ends; null: nothing was looked for, or it would not end there now. */
export function searchNow(state: FoeBattle, model: BattleModel, steps: readonly FoeStep[]): RoundSearch | null {
  const at = steps.findIndex(isMove);
  const step = steps[at];
  const end = step?.path?.at(-1);
  if (step === undefined || !isMove(step) || step.action === 'charge' || end === undefined) return null;
  return searchFor(seekerFor(state, model, step, shotBehind(steps.slice(at + 1))), end);
}
