import type { PlaceWish } from '../../../behaviour/killTeam/step.ts';
import type { Where } from '../../../behaviour/killTeam/table.ts';
import { firstThat, least, mostFirst, rather } from '../../../board/move/preferred.ts';
import { leftOf, type Sifted, siftedBy } from '../../../board/move/sifting.ts';
import { finder } from '../../../board/finding.ts';
import { geometry } from '../../../board/geometry.ts';
import type { BoardMove } from '../../../board/move/boardMove.ts';
import type { Spot } from '../../../board/move/spots.ts';
import { ofSide, standing } from '../../../family/killteam/model/lookup.ts';
import type { Operative } from '../../../family/killteam/model/operative.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { Game } from '../../../family/killteam/rules/game.ts';
import type { Sieve } from '../mind.ts';
import type { PlannedStep } from '../state.ts';
import { targetsOf } from '../view.ts';
import { inchesBetween, type Mark } from '../../../board/zoneMark.ts';
import { marksLying } from '../../../family/killteam/model/boardMarkers.ts';
import { placeNamed } from './named.ts';
import { sightedBy } from './sighted.ts';
import { isCovered, spotsFor } from './spots.ts';

/** An enemy that looks for a place by the WHERE of a row, for a step of its plan. `shootsAt`: whom it shoots at next, from there. */
export interface Seeker {
  readonly game: Game;
  readonly enemy: Operative;
  readonly move: BoardMove;
  readonly step: PlannedStep;
  readonly where: Where;
  readonly shootsAt: string | null;
}

type Is = (spot: Spot) => boolean;
type Worth = (spot: Spot) => number;

/** A marker lies flat: this is how high over the floor it is seen, in grid steps. */
const FLAT = 100;

/** Whom a place is for: whom it shoots at next, or the one of the step; null: nobody in particular. */
const aimOf = ({ step, shootsAt }: Seeker): string | null => shootsAt ?? step.target;

/** Whether somebody can be attacked from a place: whom it is for, or anybody. */
export function attacks(seeker: Seeker, isClear: boolean): Is {
  const { game, enemy } = seeker;
  const aim = aimOf(seeker);
  const targets = targetsOf(game.state).filter(({ id }) => aim === null || id === aim);
  const looks = targets.map((target) => ({ id: target.id, sighted: sightedBy(game, enemy, target) }));
  return ({ sees }) =>
    looks.some(({ id, sighted }) => {
      const look = sees(id);
      const seen = look === null ? null : sighted(look);
      return seen?.valid === true && !(isClear && seen.obscured);
    });
}

/** Whom a place is for is not in cover from it. */
function inTheOpen(seeker: Seeker): Is {
  const { game, enemy } = seeker;
  const aim = aimOf(seeker);
  const target = targetsOf(game.state).find(({ id }) => id === aim);
  if (target === undefined) return () => true;
  const sighted = sightedBy(game, enemy, target);
  return ({ sees }) => {
    const look = sees(target.id);
    return look !== null && !sighted(look).inCover;
  };
}

/** How near the nearest of these is to a place, in inches. */
function nearest({ game, enemy }: Seeker, marks: readonly Mark[]): Worth {
  const radius = game.state.board?.places[enemy.id]?.radius ?? 0;
  return ({ at }) => Math.min(...marks.map((mark) => inchesBetween({ ...at, radius }, mark)));
}

const placesOf = ({ board }: BattleState, operatives: readonly Operative[]): readonly Mark[] =>
  operatives.flatMap(({ id }) => board?.places[id] ?? []);

const alliesOf = ({ game: { state }, enemy }: Seeker): readonly Mark[] =>
  placesOf(
    state,
    ofSide(state, enemy.side).filter((each) => each.id !== enemy.id && standing(each)),
  );

const markersOf = ({ game: { state } }: Seeker): readonly Mark[] => marksLying(state, 'marker');

/** Whether a marker is seen from a place. */
function inView({ game, move }: Seeker, markers: readonly Mark[]): Is {
  const { board } = game.state;
  return ({ at }) =>
    board !== undefined &&
    markers.some((marker) =>
      geometry().isSeenFrom(board, move.mover, at, { ...marker, radius: Math.max(FLAT, marker.radius), head: FLAT }),
    );
}

const nearestTo = (seeker: Seeker, spots: readonly Spot[], marks: readonly Mark[]): readonly Spot[] =>
  marks.length === 0 ? [] : least(spots, nearest(seeker, marks));

/** Those places that offer what is wished; none: it cannot be had. */
function offering(seeker: Seeker, spots: readonly Spot[], wish: PlaceWish): readonly Spot[] {
  switch (wish) {
    case 'clearTarget':
    case 'target': {
      const found = spots.filter(attacks(seeker, wish === 'clearTarget'));
      return found.length === 0 ? found : rather(found, inTheOpen(seeker));
    }
    case 'nearAlly':
      return nearestTo(seeker, spots, alliesOf(seeker));
    case 'nearObjective':
      return nearestTo(seeker, spots, markersOf(seeker));
    case 'objectiveInView':
      return spots.filter(inView(seeker, markersOf(seeker)));
  }
}

/** What is looked for, one after the other; null: there is no cover where it must be in cover. */
export function siftedFor(seeker: Seeker, all: readonly Spot[]): readonly Sifted<Sieve>[] | null {
  const { game, step, where, shootsAt } = seeker;
  return siftedBy(all, {
    cover: where.cover === 'must' ? (spots) => spots.filter(isCovered(game)) : null,
    target: shootsAt === null ? null : (spots) => spots.filter(attacks(seeker, false)),
    wishes: step.wish === null ? where.wishes : [step.wish, ...where.wishes],
    offering: (spots, wish) => offering(seeker, spots, wish),
  });
}

function known(marks: readonly (Mark | null)[]): readonly Mark[] | 'unknown' {
  const found = marks.filter((mark) => mark !== null);
  return found.length === 0 ? 'unknown' : found;
}

/** Where its group patrols now: from marker to marker of the board, another one in each turning point. */
function waypointOf({ game: { state }, enemy }: Seeker): Mark | null {
  const groups = [...new Set(ofSide(state, enemy.side).map(({ card }) => card))];
  const markers = marksLying(state, 'marker');
  return markers[(state.turningPoint + groups.indexOf(enemy.card)) % markers.length] ?? null;
}

/** Where the row heads for; null: nowhere in particular; `unknown`: the board does not know where that is. */
export function headedFor(seeker: Seeker): readonly Mark[] | 'unknown' | null {
  const {
    game: { state },
    where,
  } = seeker;
  const { board, npo } = state;
  if (board === undefined) return 'unknown';
  switch (where.toward) {
    case undefined:
      return null;
    case 'closest':
    case 'away':
      return targetsOf(state).length === 0 ? null : known(placesOf(state, targetsOf(state)));
    case 'targetLocation':
      return known([placeNamed(state, npo?.targetLocation)]);
    case 'noise':
      return known([placeNamed(state, npo?.noise)]);
    case 'objective':
      return known(marksLying(state, 'marker'));
    case 'entry':
      return known(marksLying(state, 'entry'));
    case 'waypoint':
      return known([waypointOf(seeker)]);
  }
}

/** Of these the nearest to where it stands. */
export function nearestMark({ game: { state }, enemy }: Seeker, marks: readonly Mark[]): Mark | null {
  const from = state.board?.places[enemy.id];
  if (from === undefined) return null;
  return marks.toSorted((one, other) => inchesBetween(from, one) - inchesBetween(from, other))[0] ?? null;
}

export const coveredIfLiked = ({ game, where }: Seeker): Is => (where.cover === 'no' ? () => true : isCovered(game));

/** The place that is nearest to a mark by the ways there are: of those nearer than where it stands, in cover if it likes. */
function toward(seeker: Seeker, spots: readonly Spot[], to: Mark): Spot | null {
  const { board } = seeker.game.state;
  if (board === undefined) return spots[0] ?? null;
  const off = finder().waysOffOn(board, seeker.move, to);
  const start = spots.find(({ cost, node }) => cost === 0 && node === null);
  return least(off.nearest(spots, coveredIfLiked(seeker), start), nearest(seeker, [to]))[0] ?? null;
}

/** Of these places the one that its row takes; null: there are none. */
export function headed(seeker: Seeker, spots: readonly Spot[], marks: readonly Mark[] | null): Spot | null {
  if (marks === null) return firstThat(spots, coveredIfLiked(seeker));
  if (seeker.where.toward === 'away')
    return firstThat(mostFirst(spots, nearest(seeker, marks)), coveredIfLiked(seeker));
  const to = nearestMark(seeker, marks);
  return to === null ? (spots[0] ?? null) : toward(seeker, spots, to);
}

/**
 * The place where a move ends by the WHERE of its row, the cheapest of equals, always the same one; null: there is none;
 * `unknown`: the board does not know where it heads for.
 */
export function placeFor(seeker: Seeker): Spot | 'unknown' | null {
  const marks = headedFor(seeker);
  if (marks === 'unknown') return 'unknown';
  const all = spotsFor(seeker.game, seeker.move);
  const sifted = siftedFor(seeker, all);
  return all.length === 0 || sifted === null ? null : headed(seeker, leftOf(all, sifted), marks);
}
