import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { stoodOn } from '../../../src/engine/board/ends.ts';
import { type Look, lookOn } from '../../../src/engine/board/looks.ts';
import type { BoardMove } from '../../../src/engine/board/move/boardMove.ts';
import { graphOn } from '../../../src/engine/board/move/graphs.ts';
import { settingOf } from '../../../src/engine/board/move/onBoard.ts';
import { nobody } from '../../../src/engine/board/move/others.ts';
import type { Place } from '../../../src/engine/board/move/place.ts';
import { pathTo, reachFrom } from '../../../src/engine/board/move/reach.ts';
import type { Spot } from '../../../src/engine/board/move/spots.ts';
import { distance } from '../../../src/engine/board/plane.ts';
import { inchesBetween, type Mark } from '../../../src/engine/board/zoneMark.ts';
import { present } from '../../../src/engine/core/invariant.ts';
import { boardNow } from '../../../src/engine/family/killteam/attack/boardGeometry.ts';
import { marksLying } from '../../../src/engine/family/killteam/model/boardMarkers.ts';
import { ofSide, standing } from '../../../src/engine/family/killteam/model/lookup.ts';
import type { Seeker } from '../../../src/engine/plugins/npo/board/places.ts';
import { sightedBy } from '../../../src/engine/plugins/npo/board/sighted.ts';
import { targetsOf } from '../../../src/engine/plugins/npo/view.ts';

/** How far a spot is by all the ways there are with nobody in them, each looked for; where there is none, straight and farther. */
export function offAtOnce(board: BattleBoard, move: BoardMove, to: Place): (spot: Pick<Spot, 'at' | 'node'>) => number {
  const { ground } = present(settingOf(board, move), 'a setting');
  const beyond = 2 * (board.map.width + board.map.height);
  const going = { allowance: beyond, climbs: true, ranges: 'through', falls: false } as const;
  const { x, y, z } = to;
  const reach = move.flies ? 'flies' : reachFrom(graphOn(ground), { x, y, z }, going, nobody);
  const straight = (at: Place): number => Math.hypot(distance(at, to), at.z - to.z);
  if (typeof reach === 'string') return ({ at }) => straight(at);
  const costs = new Map(reach.ends.map(({ at, cost }) => [at.id, cost]));
  return ({ at, node }) => {
    const path = node === null ? pathTo(reach, at) : null;
    const cost = path === null || typeof path === 'string' ? costs.get(node ?? -1) : path.cost;
    return cost ?? beyond + straight(at);
  };
}

/** All that is so of one place, looked at on a board on which its enemy stands there. */
interface Seen {
  readonly spot: Spot;
  readonly board: BattleBoard;
}

type Is = (seen: Seen) => boolean;

function least(all: readonly Seen[], worth: (seen: Seen) => number): readonly Seen[] {
  const worths = all.map(worth);
  return all.filter((_, at) => worths[at] === Math.min(...worths));
}

function rather(all: readonly Seen[], is: Is): readonly Seen[] {
  const found = all.filter(is);
  return found.length > 0 ? found : all;
}

function isCovered({ game, enemy }: Seeker): Is {
  const isHidden = (look: Look | null): boolean => look?.leaning == null || look.leaning.cover.size > 0;
  return ({ board }) => targetsOf(game.state).every(({ id }) => isHidden(lookOn(board, id, enemy.id)));
}

/** Whom it can attack from there, of those whom the place is for: how each is hidden. */
function attacked({ game, enemy, step, shootsAt }: Seeker) {
  const aim = shootsAt ?? step.target;
  const targets = targetsOf(game.state).filter(({ id }) => aim === null || id === aim);
  return ({ board }: Seen) =>
    targets.flatMap((target) => {
      const look = lookOn(board, enemy.id, target.id);
      const sighted = look === null ? null : sightedBy(game, enemy, target)(look);
      return sighted === null ? [] : [{ ...sighted, isAim: target.id === aim }];
    });
}

const inchesFrom =
  ({ game, enemy }: Seeker, marks: readonly Mark[]) =>
  ({ spot: { at } }: Seen): number => {
    const radius = game.state.board?.places[enemy.id]?.radius ?? 0;
    return Math.min(...marks.map((mark) => inchesBetween({ ...at, radius }, mark)));
  };

const marksOf = ({ game: { state } }: Seeker, ids: readonly string[]): readonly Mark[] =>
  ids.flatMap((id) => state.board?.places[id] ?? []);

function wished(seeker: Seeker, all: readonly Seen[], wish: Seeker['where']['wishes'][number]): readonly Seen[] {
  const { game, enemy } = seeker;
  const near = (marks: readonly Mark[]) => (marks.length === 0 ? [] : least(all, inchesFrom(seeker, marks)));
  if (wish === 'nearObjective') return near(marksLying(game.state, 'marker'));
  if (wish === 'nearAlly') {
    const allies = ofSide(game.state, enemy.side).filter((each) => each.id !== enemy.id && standing(each));
    return near(
      marksOf(
        seeker,
        allies.map(({ id }) => id),
      ),
    );
  }
  const sees = attacked(seeker);
  const found = all.filter((each) =>
    sees(each).some(({ valid, obscured }) => valid && (wish === 'target' || !obscured)),
  );
  return rather(found, (each) => sees(each).every(({ isAim, inCover }) => !isAim || !inCover));
}

function marksHeadedFor(seeker: Seeker): readonly Mark[] | null {
  const { game, where } = seeker;
  const { state } = game;
  if (where.toward === 'objective') return marksLying(state, 'marker');
  if (where.toward === 'entry') return marksLying(state, 'entry');
  if (where.toward !== 'closest' && where.toward !== 'away') return null;
  return marksOf(
    seeker,
    targetsOf(state).map(({ id }) => id),
  );
}

function headed(seeker: Seeker, all: readonly Seen[], board: BattleBoard): Seen | null {
  const { where, move, enemy } = seeker;
  const covered: Is = where.cover === 'no' ? () => true : isCovered(seeker);
  const marks = marksHeadedFor(seeker);
  if (marks === null) return rather(all, covered)[0] ?? null;
  if (where.toward === 'away') {
    const off = inchesFrom(seeker, marks);
    return rather(all, covered).toSorted((one, other) => off(other) - off(one))[0] ?? null;
  }
  const from = present(board.places[enemy.id], 'a place');
  const to = present(
    marks.toSorted((one, other) => inchesBetween(from, one) - inchesBetween(from, other))[0],
    'a mark',
  );
  const off = offAtOnce(board, move, to);
  const offs = new Map(all.map((each) => [each, off(each.spot)]));
  const offOf = (each: Seen): number => present(offs.get(each), 'an off');
  const start = all.find(({ spot: { cost, node } }) => cost === 0 && node === null);
  const nearer = start === undefined ? all : rather(all, (each) => offOf(each) < offOf(start));
  return least(least(rather(nearer, covered), offOf), inchesFrom(seeker, [to]))[0] ?? null;
}

/**
 * Where a move ends by the WHERE of its row, among these places: each is looked at from everywhere, nothing is left out because
 * something else is known. Null: there is none.
 */
export function plainPlaceFor(seeker: Seeker, spots: readonly Spot[]): Place | null {
  const { game, enemy, where, step, shootsAt } = seeker;
  const board = present(boardNow(game.state), 'a board');
  const all = spots.map((spot): Seen => ({ spot, board: stoodOn(board, enemy.id, spot.at) }));
  const may = where.cover === 'must' ? all.filter(isCovered(seeker)) : all;
  const sees = attacked(seeker);
  const aimed = shootsAt === null ? may : rather(may, (each) => sees(each).some(({ valid }) => valid));
  const wishes = step.wish === null ? where.wishes : [step.wish, ...where.wishes];
  const found = wishes.map((wish) => wished(seeker, aimed, wish)).find(({ length }) => length > 0);
  return headed(seeker, found ?? aimed, board)?.spot.at ?? null;
}
