import type { Spot } from '../../../board/move/spots.ts';
import { inchesBetween, type Mark } from '../../../board/zoneMark.ts';
import { firstThat, least, mostFirst, rather } from '../../../board/move/preferred.ts';
import { leftOf, type Sifted, siftedBy } from '../../../board/move/sifting.ts';
import { finder } from '../../../board/finding.ts';
import type { RoundWish } from '../../../behaviour/rounds/step.ts';
import type { Rounds } from '../../../behaviour/rounds/terms.ts';
import type { Where } from '../../../behaviour/table.ts';
import type { BattleModel } from '../../../family/vanguard/model/battleModel.ts';
import { inPlayOf } from '../../../family/vanguard/model/lookup.ts';
import { moveOf } from '../../roundsBoard/going.ts';
import { objectivesOn, TOUCHES } from '../../roundsBoard/marks.ts';
import type { RoundSieve } from '../mind.ts';
import type { FoeBattle, FoeStep } from '../state.ts';
import { targetsOf } from '../targets.ts';
import { aimedFrom, isAimedFrom, isBeyondCharges, isCovered, isFreeAt, someOf, spotsFor } from './spots.ts';

/** A model that looks for a place by the WHERE of a row, for a step of its plan. `shootsAt`: whom it shoots at next, from there. */
export interface Seeker {
  readonly state: FoeBattle;
  readonly model: BattleModel;
  readonly inches: number;
  readonly step: FoeStep;
  readonly where: Where<Rounds>;
  readonly shootsAt: string | null;
}

type Is = (spot: Spot) => boolean;
type Worth = (spot: Spot) => number;

/** Whether somebody can be shot at from a place: whom it is for, or anybody. */
export function attacks({ state, model, step, shootsAt }: Omit<Seeker, 'where'>): Is {
  const aim = shootsAt ?? step.target;
  const looks = targetsOf(state, model)
    .filter(({ id }) => aim === null || id === aim)
    .map((target) => isAimedFrom(state, model, target));
  const isFree = isFreeAt(state, model);
  return (spot) => looks.some((look) => look(spot)) && isFree(spot);
}

/** So many places are looked around from all sides: each takes a while. */
const LOOKED_AROUND = 8;

/** Of these places some from which somebody is seen that is not obscured. */
function clearOf({ state, model, step, shootsAt }: Seeker, spots: readonly Spot[]): readonly Spot[] {
  const aim = shootsAt ?? step.target;
  const looks = targetsOf(state, model)
    .filter(({ id }) => aim === null || id === aim)
    .map((target) => aimedFrom(model, target));
  return someOf(spots, LOOKED_AROUND).filter((spot) =>
    looks.some((look) => {
      const { valid, obscured } = look(spot);
      return valid && !obscured;
    }),
  );
}

/** How near the nearest of these is to a place, in inches. */
function nearest({ state, model }: Seeker, marks: readonly Mark[]): Worth {
  const radius = state.board?.places[model.id]?.radius ?? 0;
  return ({ at }) => Math.min(...marks.map((mark) => inchesBetween({ ...at, radius }, mark)));
}

const placesOf = ({ board }: FoeBattle, models: readonly BattleModel[]): readonly Mark[] =>
  models.flatMap(({ id }) => board?.places[id] ?? []);

const friendsOf = ({ state, model }: Seeker): readonly Mark[] =>
  placesOf(
    state,
    inPlayOf(state, model.side).filter(({ id }) => id !== model.id),
  );

/** Objectives that no friend of it touches: the others are held already. */
function objectivesFor(seeker: Seeker): readonly Mark[] {
  const all = [...objectivesOn(seeker.state).values()];
  const friends = friendsOf(seeker);
  const open = all.filter((mark) => friends.every((friend) => inchesBetween(friend, mark) > TOUCHES));
  return open.length > 0 ? open : all;
}

function nearestTo(seeker: Seeker, spots: readonly Spot[], marks: readonly Mark[]): readonly Spot[] {
  return marks.length === 0 ? [] : least(spots, nearest(seeker, marks));
}

/** Those places that offer what is wished; none: it cannot be had. */
function offering(seeker: Seeker, spots: readonly Spot[], wish: RoundWish): readonly Spot[] {
  const { state, model } = seeker;
  switch (wish) {
    case 'clearTarget':
      return clearOf(seeker, someOf(spots).filter(attacks(seeker)));
    case 'target':
      return someOf(spots).filter(attacks(seeker));
    case 'onObjective': {
      const off = nearest(seeker, objectivesFor(seeker));
      return spots.filter((spot) => off(spot) <= TOUCHES);
    }
    case 'nearObjective':
      return nearestTo(seeker, spots, objectivesFor(seeker));
    case 'outOfReach':
      return spots.filter(isBeyondCharges(state, model));
    case 'nearFriend':
      return nearestTo(seeker, spots, friendsOf(seeker));
  }
}

/** What is looked for, one after the other; null: there is no cover where it must be in cover. */
export function siftedFor(seeker: Seeker, all: readonly Spot[]): readonly Sifted<RoundSieve>[] | null {
  const { state, model, step, where, shootsAt } = seeker;
  return siftedBy(all, {
    cover: where.cover === 'must' ? (spots) => someOf(spots, 200).filter(isCovered(state, model)) : null,
    target: shootsAt === null ? null : (spots) => someOf(spots).filter(attacks(seeker)),
    wishes: step.wish === null ? where.wishes : [step.wish, ...where.wishes],
    offering: (spots, wish) => offering(seeker, spots, wish),
  });
}

/** Where the row heads for; null: nowhere in particular. */
function headedFor(seeker: Seeker): readonly Mark[] | null {
  const { state, model, where } = seeker;
  switch (where.toward) {
    case undefined:
      return null;
    case 'closest':
    case 'away':
      return placesOf(state, targetsOf(state, model));
    case 'objective':
      return objectivesFor(seeker);
    case 'friend':
      return friendsOf(seeker);
  }
}

/** In cover, if it likes. */
const coveredIfLiked = ({ state, model, where }: Seeker): Is =>
  where.cover === 'no' ? () => true : isCovered(state, model);

/** Of these no more than can be looked at, if it likes cover. */
const lookedAt = ({ where }: Seeker, spots: readonly Spot[]): readonly Spot[] =>
  where.cover === 'no' ? spots : someOf(spots);

/** Of these those nearer to a mark than where it stands, by the ways there are; all where none is. */
function nearerTo({ state, model, inches }: Seeker, spots: readonly Spot[], to: Mark): readonly Spot[] {
  const start = spots.find(({ cost, node }) => cost === 0 && node === null);
  if (state.board === undefined || start === undefined) return spots;
  return rather(
    spots,
    finder()
      .waysOffOn(state.board, moveOf(state, model.id, inches), to)
      .isNearer(start),
  );
}

/** Of these those that bring it farthest to a mark: of cover it looks at them alone. */
function farthestTo({ state, model, inches }: Seeker, nearer: readonly Spot[], to: Mark): readonly Spot[] {
  const most = Math.max(20, Math.floor(nearer.length / 4));
  return state.board === undefined
    ? nearer
    : finder()
        .waysOffOn(state.board, moveOf(state, model.id, inches), to)
        .first(nearer, most);
}

/** The place that is nearest to a mark by the ways there are, of those nearer than where it stands; in cover if it likes. */
function toward(seeker: Seeker, spots: readonly Spot[], to: Mark): Spot | null {
  const { state, model, inches } = seeker;
  if (state.board === undefined) return spots[0] ?? null;
  const off = finder().waysOffOn(state.board, moveOf(state, model.id, inches), to);
  const near = farthestTo(seeker, nearerTo(seeker, spots, to), to);
  return off.nearest(lookedAt(seeker, near), coveredIfLiked(seeker))[0] ?? null;
}

/** The mark that it goes to; null: to none, or away from all. */
function goalOf(seeker: Seeker): Mark | null {
  const { state, model, where } = seeker;
  const from = state.board?.places[model.id];
  const marks = where.toward === 'away' ? null : headedFor(seeker);
  if (from === undefined || marks === null) return null;
  return marks.toSorted((one, other) => inchesBetween(from, one) - inchesBetween(from, other))[0] ?? null;
}

/** What it looks for last, as long as it can be had: a place nearer to where it goes, and cover if it likes that. */
export function likedOf(seeker: Seeker, left: readonly Spot[]): readonly Sifted<RoundSieve>[] {
  const { where } = seeker;
  const to = goalOf(seeker);
  const nearer: readonly Sifted<RoundSieve>[] =
    to === null ? [] : [{ by: 'nearer', spots: nearerTo(seeker, left, to) }];
  if (where.cover !== 'ifPossible') return nearer;
  const near = leftOf(left, nearer);
  const looked = lookedAt(seeker, to === null ? near : farthestTo(seeker, near, to));
  return [...nearer, { by: 'cover', spots: looked.filter(coveredIfLiked(seeker)) }];
}

/** Of these places the one that its row takes; null: there are none. */
export function headed(seeker: Seeker, spots: readonly Spot[]): Spot | null {
  const marks = headedFor(seeker);
  const looked = lookedAt(seeker, spots);
  if (marks === null || marks.length === 0) return firstThat(looked, coveredIfLiked(seeker));
  if (seeker.where.toward === 'away')
    return firstThat(mostFirst(looked, nearest(seeker, marks)), coveredIfLiked(seeker));
  const to = goalOf(seeker);
  return to === null ? (spots[0] ?? null) : toward(seeker, spots, to);
}

/** The place where a move ends by the WHERE of its row, the cheapest of equals, always the same one; null: there is none. */
export function placeFor(seeker: Seeker): Spot | null {
  const all = spotsFor(seeker.state, seeker.model, seeker.inches);
  const sifted = siftedFor(seeker, all);
  return all.length === 0 || sifted === null ? null : headed(seeker, leftOf(all, sifted));
}
