import type { Spot } from '../../../board/move/spots.ts';
import { inchesBetween, type Mark } from '../../../board/zoneMark.ts';
import { firstThat, least, mostFirst, rather } from '../../../board/move/preferred.ts';
import { finder } from '../../../board/finding.ts';
import type { RoundWish } from '../../../behaviour/rounds/step.ts';
import type { Rounds } from '../../../behaviour/rounds/terms.ts';
import type { Where } from '../../../behaviour/table.ts';
import type { BattleModel } from '../../../family/vanguard/model/battleModel.ts';
import { inPlayOf } from '../../../family/vanguard/model/lookup.ts';
import { moveOf } from '../../roundsBoard/going.ts';
import { objectivesOn, TOUCHES } from '../../roundsBoard/marks.ts';
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

/** The places that offer the first of its wishes that can be had; all where none can. */
function wished(seeker: Seeker, spots: readonly Spot[]): readonly Spot[] {
  const { step, where } = seeker;
  for (const wish of step.wish === null ? where.wishes : [step.wish, ...where.wishes]) {
    const found = offering(seeker, spots, wish);
    if (found.length > 0) return found;
  }
  return spots;
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

/** The place that is nearest to a mark by the ways there are, of those nearer than where it stands; in cover if it likes. */
function toward(seeker: Seeker, spots: readonly Spot[], to: Mark): Spot | null {
  const { state, model, inches } = seeker;
  const { board } = state;
  if (board === undefined) return spots[0] ?? null;
  const off = finder().waysOffOn(board, moveOf(state, model.id, inches), to);
  const start = spots.find(({ cost, node }) => cost === 0 && node === null);
  const nearer = start === undefined ? spots : rather(spots, off.isNearer(start));
  // Of cover it looks at those that bring it farthest.
  const near = off.first(nearer, Math.max(20, Math.floor(nearer.length / 4)));
  return off.nearest(lookedAt(seeker, near), coveredIfLiked(seeker))[0] ?? null;
}

function headed(seeker: Seeker, spots: readonly Spot[]): Spot | null {
  const marks = headedFor(seeker);
  const looked = lookedAt(seeker, spots);
  if (marks === null || marks.length === 0) return firstThat(looked, coveredIfLiked(seeker));
  const { state, model, where } = seeker;
  if (where.toward === 'away') return firstThat(mostFirst(looked, nearest(seeker, marks)), coveredIfLiked(seeker));
  const from = state.board?.places[model.id];
  const [to] = from === undefined ? [] : marks.toSorted((a, b) => inchesBetween(from, a) - inchesBetween(from, b));
  return to === undefined ? (spots[0] ?? null) : toward(seeker, spots, to);
}

/** The place where a move ends by the WHERE of its row, the cheapest of equals, always the same one; null: there is none. */
export function placeFor(seeker: Seeker): Spot | null {
  const { state, model, where, shootsAt } = seeker;
  const all = spotsFor(state, model, seeker.inches);
  const may = where.cover === 'must' ? someOf(all, 200).filter(isCovered(state, model)) : all;
  if (may.length === 0) return null;
  const aimed = shootsAt === null ? may : rather(someOf(may), attacks(seeker));
  return headed(seeker, wished(seeker, aimed));
}
