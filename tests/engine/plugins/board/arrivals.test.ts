import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleBoard, BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import type { MapPiece, MapZone } from '../../../../src/engine/board/boardMap.ts';
import { misplacedAt } from '../../../../src/engine/board/placing.ts';
import { toGrid, toInches } from '../../../../src/engine/board/units.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { noScenario } from '../../../../src/engine/plugins/scenario/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import type { Request } from '../../../../src/engine/family/killteam/model/request.ts';
import type { Answer } from '../../../../src/engine/log/request.ts';
import { play, type Play, ticked } from '../../../support/decide.ts';
import { battleOf, cultist, thug, vex } from '../../../support/duel.ts';
import { event } from '../../../support/eventRows.ts';
import { hookAt, scriptWith } from '../../../support/scripted.ts';

beforeAll(() => fetchBoards());

const box = (
  id: string,
  kind: MapZone['kind'],
  [left, near, right, far]: readonly number[],
  side?: 0 | 1,
): MapZone => ({
  id,
  kind,
  name: id,
  ...(side !== undefined && { side }),
  corners: [
    [toGrid(left ?? 0), toGrid(near ?? 0)],
    [toGrid(right ?? 0), toGrid(near ?? 0)],
    [toGrid(right ?? 0), toGrid(far ?? 0)],
    [toGrid(left ?? 0), toGrid(far ?? 0)],
  ],
});

const crates = block('crates', { left: 9, near: 4, right: 11, far: 5, high: 1 }, 'Light');
const hedge = block('hedge', { left: 24, near: 17, right: 26, far: 18, high: 1 }, 'Light');
const rock = block('rock', { left: 4, near: 10, right: 5, far: 12, high: 3 }, 'Heavy');
const door = block('door', { left: 19, near: 10, right: 19.3, far: 12, high: 3 }, 'Heavy', 'Accessible');
const DROPS = [box('own', 'drop', [0, 0, 6, 22], 0), box('other', 'drop', [24, 0, 30, 22], 1)];

const VEX = stands(3, 5);
/** The retinue at the left, the enemies in the corners at the right. */
const boardOf = (pieces: readonly MapPiece[], zones: readonly MapZone[] = DROPS): Partial<BattleState> => ({
  board: {
    map: { ...mapOf(...pieces), zones: [...zones] },
    reading: 'thirdEditionNearBoth',
    places: { vex: VEX, pim: stands(2, 11), cultist: stands(28, 20), thug: stands(28, 2) },
  },
});

function replyTo(request: Request): Answer {
  if (request.kind === 'roll') return { kind: 'faces', faces: Array.from({ length: request.count }, () => 1) };
  if (request.kind === 'pick') return { kind: 'pick', option: request.options[0]?.id ?? '' };
  if (request.kind === 'tick') return ticked();
  throw new Error(`asked: ${request.kind}`);
}

/** Anybody who comes on the table of the faction. */
const ROWS = [{ from: 1, to: 20, dv: 1, max: null, options: [{ ...thug(), card: 'mob', name: 'Mob' }] }];

/** An event whose dice all show a 1, until nothing is asked any more. */
function comes(table: string, row: string, set: Partial<BattleState>): Play {
  let at = event(table, row, { spawnRows: ROWS, ...set });
  while (at.pending !== null) at = at.answers(replyTo(at.pending));
  return at;
}

const boardIn = ({ midway }: Play): BattleBoard => {
  if (midway.board === undefined) throw new Error('no board');
  return midway.board;
};
const KNOWN = new Set(['vex', 'pim', 'cultist', 'thug']);
/** Who has come, and where; each stands where anybody may. */
function newcomers(at: Play): readonly BoardPlace[] {
  const { operatives } = at.midway;
  const board = boardIn(at);
  return operatives
    .filter(({ id }) => !KNOWN.has(id))
    .map(({ id, name }) => {
      const place = board.places[id];
      if (place === undefined) throw new Error(`${name} has no place`);
      const others = Object.keys(board.places).filter((other) => other !== id);
      expect(misplacedAt(board, place, others)).toBeNull();
      return place;
    });
}
const inches = (places: readonly BoardPlace[]) => places.map(({ x, y }) => [toInches(x), toInches(y)] as const);
/** How far a place is from a box, in inches: from the base. */
function fromBox({ x, y, radius }: BoardPlace, [left, near, right, far]: readonly [number, number, number, number]) {
  const [dx, dy] = [Math.max(toGrid(left) - x, 0, x - toGrid(right)), Math.max(toGrid(near) - y, 0, y - toGrid(far))];
  return toInches(Math.max(0, Math.hypot(dx, dy) - radius));
}

describe('those whom an event brings, on a board', () => {
  it('should crawl out of the light terrain that is nearest to the retinue', () => {
    const wakes = comes('underhive-events', 'nest-wakes', boardOf([crates, hedge, rock]));
    const all = newcomers(wakes);
    expect(all.length).toBeGreaterThan(0);
    for (const place of all) expect(fromBox(place, [9, 4, 11, 5])).toBeLessThanOrEqual(0.5);
    const other = comes('underhive-events', 'nest-wakes', boardOf([hedge, rock]));
    for (const place of newcomers(other)) expect(fromBox(place, [24, 17, 26, 18])).toBeLessThanOrEqual(0.5);
  });

  it('should say so at once, ask nobody, and be taken back with the roll', () => {
    const wakes = comes('underhive-events', 'nest-wakes', boardOf([crates]));
    expect(wakes.told('boardPlaced').length).toBe(newcomers(wakes).length);
  });

  it('should come in at the edge that is farthest from where the retinue started, all together', () => {
    const push = comes('frontline-events', 'counter-push', boardOf([rock]));
    const all = newcomers(push);
    expect(all.length).toBeGreaterThan(0);
    for (const place of all) expect(toInches(toGrid(30) - place.x - place.radius)).toBeLessThan(0.6);
    const [first] = inches(all);
    for (const [, y] of inches(all)) expect(Math.abs(y - (first?.[1] ?? 0))).toBeLessThan(6);
    const turned = [box('own', 'drop', [0, 0, 30, 6], 0), box('other', 'drop', [0, 16, 30, 22], 1)];
    const other = comes('frontline-events', 'counter-push', boardOf([rock], turned));
    for (const place of newcomers(other)) expect(toInches(toGrid(22) - place.y - place.radius)).toBeLessThan(0.6);
  });

  it('should stand within 6″ of one of the retinue, whom it helps', () => {
    const [helper, ...others] = newcomers(comes('underhive-events', 'stranger-helps', boardOf([rock])));
    expect(others).toEqual([]);
    const far = [VEX, stands(2, 11)].map(({ x, y }) =>
      helper === undefined ? 99 : Math.hypot(helper.x - x, helper.y - y),
    );
    expect(toInches(Math.min(...far))).toBeLessThan(7);
  });

  it('should drop out within 4″ of a door', () => {
    const hull = comes('void-hulk-events', 'vent-reinforcements', boardOf([rock, door]));
    const all = newcomers(hull);
    expect(all.length).toBeGreaterThan(0);
    for (const place of all) expect(fromBox(place, [19, 10, 19.3, 12])).toBeLessThanOrEqual(4);
  });

  it('should come in by one entry point, away from the retinue', () => {
    const gates = [...DROPS, box('west', 'entry', [0, 10, 1, 12]), box('east', 'entry', [29, 10, 30, 12])];
    const group = comes('standard-events', 'enemy-reinforcements', boardOf([rock], gates));
    for (const place of newcomers(group)) expect(fromBox(place, [29, 10, 30, 12])).toBeLessThan(3);
  });

  it('should be the same by the same seed, and elsewhere by some other', () => {
    const at = (seed: string) =>
      String(inches(newcomers(comes('frontline-events', 'counter-push', { ...boardOf([]), seed }))));
    const seeds = ['a', 'b', 'c', 'd'];
    expect(seeds.map(at)).toEqual(seeds.map(at));
    expect(new Set(seeds.map(at)).size).toBeGreaterThan(1);
  });

  it('should wait to be put down where the board has nothing of the kind, or the table says it otherwise', () => {
    const none = comes('underhive-events', 'nest-wakes', boardOf([rock]));
    expect(none.told('boardPlaced')).toEqual([]);
    const hull = comes('void-hulk-events', 'vent-reinforcements', boardOf([rock]));
    expect(hull.told('boardPlaced')).toEqual([]);
  });
});

describe('those of a wave, on the killzone of their scenario', () => {
  const GATES = [...DROPS, box('west', 'entry', [0, 18, 1, 20]), box('east', 'entry', [29, 10, 30, 12])];
  const map = { ...mapOf(rock), zones: GATES };
  const wave = (entries: string[] | undefined, where: string) => ({
    id: 'late',
    name: 'Late',
    where,
    order: 'engage' as const,
    dv: null,
    ...(entries !== undefined && { entries }),
    operatives: [{ ...thug(), card: 'mob', name: 'Mob' }],
  });
  type More = { readonly who: ReturnType<typeof thug>; readonly at: BoardPlace } | null;
  function begun(
    entries: string[] | undefined,
    where = 'Over the wall',
    on = map,
    more: More = null,
    seed = 'begun',
  ): Play {
    const script = scriptWith({
      hooks: [hookAt('battleStart', [{ op: 'wave', wave: 'late' }])],
      waves: [wave(entries, where)],
    });
    const others = more === null ? [] : [more.who];
    const state = battleOf([vex(), cultist(), ...others], { phase: 'setUp', scenario: noScenario(), seed });
    const places = { vex: VEX, cultist: stands(28, 20), ...(more !== null && { [more.who.id]: more.at }) };
    const ground = { killzone: map.id, sides: [[], []] as [string[], string[]] };
    return play({ ...state, mission: { ...state.mission, script, ground } })
      .does({ type: 'takeUpBoard', map: on, places })
      .does({ type: 'startBattle' });
  }

  it('should come in by the way that it names, whatever its words say', () => {
    const [at] = newcomers(begun(['west']));
    expect(at === undefined ? 99 : fromBox(at, [0, 18, 1, 20])).toBeLessThan(1);
  });

  it('should wait where neither words nor ways are known, or the board is another one', () => {
    expect(begun(undefined).told('boardPlaced')).toEqual([]);
    expect(begun(['west'], 'Over the wall', { ...map, id: 'elsewhere' }).told('boardPlaced')).toEqual([]);
    expect(newcomers(begun(undefined, 'at the edge opposite the retinue'))).toHaveLength(1);
  });

  it('should come in by an entry point that is farther than 6″ from the witness, wherever anybody else stands', () => {
    const takers = (witness: BoardPlace) => {
      const at = begun(undefined, 'at a random entry point, more than 6" from the witness', map, {
        who: { ...thug(), id: 'pim', side: 'retinue', keywords: ['AUXILIA', 'WITNESS'] },
        at: witness,
      });
      return newcomers(at)[0];
    };
    // Vex keeps away from the western one, and yet it is the one that is far from the witness.
    const west = takers(stands(27, 11));
    expect(west === undefined ? 99 : fromBox(west, [0, 18, 1, 20])).toBeLessThan(1);
    const east = takers(stands(2, 19));
    expect(east === undefined ? 99 : fromBox(east, [29, 10, 30, 12])).toBeLessThan(1);
  });

  it.each([
    ['at a random edge, not that behind the retinue', ({ x, y }: BoardPlace) => Math.min(30 - x, y, 22 - y)],
    ['at a random long edge', ({ y }: BoardPlace) => Math.min(y, 22 - y)],
  ])('should come in %s', (where, off) => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const all = seeds.flatMap((seed) => newcomers(begun(undefined, where, map, null, seed)));
    expect(all).toHaveLength(seeds.length);
    for (const place of all) {
      const [x, y] = [toInches(place.x), toInches(place.y)];
      expect(off({ ...place, x, y }) - toInches(place.radius)).toBeLessThan(0.6);
    }
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(1);
  });

  it('should be put elsewhere by hand, as anybody', () => {
    const at = begun(['west']);
    const [id = ''] = at.midway.operatives.filter((each) => !KNOWN.has(each.id)).map((each) => each.id);
    const moved = at.does({ type: 'placeOnBoard', operative: id, at: stands(20, 18), override: { reason: '' } });
    expect(moved.midway.board?.places[id]).toMatchObject({ x: toGrid(20), y: toGrid(18) });
  });
});
