import { describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import { playedScenario } from '../../../../src/content/warBands/playedScenario.ts';
import { loadShippedBands } from '../../../../src/content/warBands/shippedBands.ts';
import type { BoardMap, MapPiece, MapZone } from '../../../../src/engine/board/boardMap.ts';
import { geometry } from '../../../../src/engine/board/geometry.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid, toInches } from '../../../../src/engine/board/units.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import type { Scenario } from '../../../../src/engine/family/vanguard/model/scenario.ts';
import { viewOf } from '../../../../src/engine/family/vanguard/view/view.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { middleOf } from '../../../../src/engine/board/zoneMark.ts';
import { touchingOn } from '../../../../src/engine/plugins/roundsBoard/marks.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { after, refusal } from '../../../support/foeBattle.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, model, scenario } from '../../../support/vanguardBattle.ts';

await fetchBoards();
const { killzones } = await loadBundledKillzones();
const pack = await loadShippedBands();

const sides = { first: 'A', second: 'B' } as const;
const shipped = (id: string): Scenario => playedScenario(present(pack.bandScenarios.get(id), id), sides);
const ground = (id: string): BoardMap => present(killzones.get(id), id).map;
const marker = (id: string, x: number, y: number): MapZone => ({
  id,
  kind: 'marker',
  name: id,
  corners: cornersAround({ x: toGrid(x), y: toGrid(y) }),
});
const square = (...pieces: MapPiece[]): BoardMap => ({ ...mapOf(...pieces), width: toGrid(36), height: toGrid(36) });
const lying = (map: BoardMap, ...zones: MapZone[]): BoardMap => ({ ...map, zones });

const takes = (map: BoardMap, played: Scenario = scenario, places = {}): FoeBattle =>
  after(battleOf([model('a1'), model('a2'), model('b1')], { scenario: played }), {
    type: 'takeUpBoard',
    map,
    places,
  }).state;

/** Where the markers of a board lie, in inches, by their ids. */
const laid = ({ board }: FoeBattle): Readonly<Record<string, readonly [number, number]>> =>
  Object.fromEntries(
    present(board, 'a board')
      .map.zones.filter(({ kind }) => kind === 'marker')
      .map((zone) => [zone.id, [toInches(middleOf(zone).x), toInches(middleOf(zone).y)] as const]),
  );

describe('the objectives of a scenario on a board', () => {
  it.each([
    ['gather-intelligence', { 'gi-centre': [18, 18], 'gi-first-west': [9, 10], 'gi-second-east': [27, 26] }],
    ['cold-ferry', { 'ferry-jetty': [18, 18], 'ferry-west-ford': [9, 18], 'ferry-east-ford': [27, 18] }],
    ['last-bell', { 'last-bell-first': [12, 12], 'last-bell-second': [24, 24] }],
  ])('[V-84] should lie where the scenario puts them: %s', (id, places) => {
    expect(laid(takes(square(), shipped(id)))).toMatchObject(places);
  });

  it.each(['gather-intelligence', 'cold-ferry', 'last-bell'])(
    '[V-84] should be all that lies there, each on open ground, on every killzone of war bands: %s',
    (id) => {
      const played = shipped(id);
      for (const name of ['ferry-landing', 'bell-close']) {
        const state = takes(ground(name), played);
        const { map } = present(state.board, 'a board');
        expect(Object.keys(laid(state)).toSorted()).toEqual(played.objectives.map((each) => each.id).toSorted());
        for (const [x, y] of Object.values(laid(state))) {
          const at = { x: toGrid(x), y: toGrid(y), z: 0, radius: toGrid(0.4), head: 100 };
          expect(geometry().misplacedAt({ map, reading: 'bodies', places: {} }, at, [])).toBeNull();
        }
      }
    },
  );

  it('[V-84] should give way to terrain, by no more than they have to', () => {
    const state = takes(
      square(block('tower', { left: 17, near: 17, right: 19, far: 19, high: 5 }, 'Heavy')),
      shipped('cold-ferry'),
    );
    const [x = 0, y = 0] = laid(state)['ferry-jetty'] ?? [];
    const off = Math.hypot(x - 18, y - 18);
    expect(off).toBeGreaterThanOrEqual(1.4);
    expect(off).toBeLessThan(2.5);
  });

  it('[V-84] should be the markers of a board that bear their name, wherever those lie', () => {
    const map = lying(square(), marker('gi-centre', 3, 4), { ...marker('x', 5, 6), name: 'South-west relay' });
    expect(laid(takes(map, shipped('gather-intelligence')))).toMatchObject({
      'gi-centre': [3, 4],
      'gi-first-west': [5, 6],
    });
  });

  it('[V-84] should take the markers of a board where the scenario says nothing, and lie across it where there are none', () => {
    const own = lying(square(), marker('m-1', 30, 30), marker('m-2', 17, 19), marker('m-3', 4, 5));
    expect(laid(takes(own))).toEqual({ centre: [17, 19], nearA: [4, 5], nearB: [30, 30] });
    expect(laid(takes(square()))).toEqual({ centre: [18, 18], nearA: [18, 10], nearB: [18, 26] });
  });

  it('[V-80] [V-84] should stay where they lie when the other side of the table is chosen, and be worth what they are there', () => {
    const begun = after(
      { ...takes(square(), shipped('gather-intelligence')), step: 'setUp', turn: null },
      {
        type: 'startBattle',
      },
    ).state;
    const swapped = foeDecider.evolve(begun, { type: 'edgeTaken', side: 'B', swapped: true, edges: ['south'] });
    expect(laid(swapped)).toEqual(laid(begun));
    const west = viewOf(swapped).objectives.find(({ id }) => id === 'gi-first-west');
    expect(west).toMatchObject({ near: 'B', worth: { A: 2, B: 1 } });
  });

  it('[V-84] should lie elsewhere as the players agree, and stay there when the board is taken up again', () => {
    const lay = (x: number, y: number, id = 'centre'): FoeCommand => ({
      type: 'layMarker',
      marker: id,
      at: { x: toGrid(x), y: toGrid(y) },
    });
    const { state, events } = after(takes(square()), lay(7, 8));
    expect(laid(state)).toMatchObject({ centre: [7, 8] });
    expect(events).toEqual([
      { type: 'markerLaid', marker: 'centre', name: 'centre', at: { x: toGrid(7), y: toGrid(8) } },
    ]);
    expect(events.reduce(foeDecider.evolve, takes(square()))).toEqual(state);
    const { map } = present(state.board, 'a board');
    expect(laid(after(state, { type: 'takeUpBoard', map, places: {} }).state)).toMatchObject({ centre: [7, 8] });
    expect(refusal(state, lay(7, 8, 'nothing'))).toBe('unknownObjective');
    expect(refusal(state, lay(37, 8))).toBe('offBoard');
    expect(refusal(battleOf([model('a1')]), lay(7, 8))).toBe('noBoard');
  });
});

describe('who touches an objective', () => {
  /** Of a marker in the middle and a base beside it, so many inches apart. */
  const beside = (inches: number): FoeBattle =>
    takes(square(), scenario, { a1: stands(18 + 0.4 + toInches(stands(0, 0).radius) + inches, 18), b1: stands(3, 33) });
  const centre = (state: FoeBattle) => present(viewOf(state).objectives[0], 'the centre');

  it('[V-85] should be known by the board, and with it who holds it', () => {
    expect(centre(beside(0))).toMatchObject({ touching: ['a1'], holds: 'A', onBoard: { close: [], there: ['a1'] } });
    expect(centre(beside(-1))).toMatchObject({ touching: ['a1'], holds: 'A' });
    expect(centre(beside(0.5))).toMatchObject({ touching: [], holds: null, onBoard: { close: [] } });
  });

  it('[V-85] should be asked only where half a millimetre decides', () => {
    expect(centre(beside(0.025))).toMatchObject({ touching: [], holds: null, onBoard: { close: ['a1'] } });
  });

  it('[V-85] should stay as it was told of those without a place, while they are in play', () => {
    const told = (inPlay: boolean) =>
      touchingOn({
        ...takes(square(), scenario, { b1: stands(3, 33) }),
        models: [{ ...model('a1'), inPlay }, model('b1')],
        touching: { centre: ['a1'] },
      });
    expect(told(true)).toMatchObject({ centre: ['a1'] });
    expect(told(false)).toMatchObject({ centre: [] });
  });

  it('[V-85] should be asked without a board', () => {
    expect(centre(battleOf([model('a1')]))).toMatchObject({ touching: [], holds: null, onBoard: null });
  });
});

describe('what the table says of who touches an objective, against the board', () => {
  const far = 18 + 0.4 + toInches(stands(0, 0).radius) + 0.5;
  const taken = (): FoeBattle =>
    takes(square(), scenario, { a1: stands(far, 18), a2: stands(5, 5), b1: stands(3, 33) });
  /** Counted at the end of a round with these told. */
  const counted = (contact: Readonly<Record<string, readonly string[]>>, state = taken()): FoeBattle =>
    after({ ...state, step: 'end', turn: null }, { type: 'score', contact: copied(contact) }).state;
  const copied = (contact: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(contact).map(([id, models]) => [id, [...models]]));
  const centre = (state: FoeBattle) => present(viewOf(state).objectives[0], 'the centre');
  const put = (state: FoeBattle, id: string, x: number, y: number): FoeBattle =>
    after(state, { type: 'placeOnBoard', model: id, at: stands(x, y) }).state;

  it('[V-85] should hold after the points are counted, with what the board has beside it', () => {
    const told = counted({ centre: ['a1'] });
    expect(told.touchSaid).toEqual({ centre: ['a1'] });
    expect(centre(told)).toMatchObject({ touching: ['a1'], holds: 'A', onBoard: { there: [] } });
    const untouched = counted({ centre: [] }, put(taken(), 'a1', 18, 18));
    expect(centre(untouched)).toMatchObject({ touching: [], holds: null, onBoard: { there: ['a1'] } });
  });

  it('[V-85] should not be kept where the board has it so too, or once it is said again as the board has it', () => {
    expect(counted({ centre: [] }).touchSaid).toBeUndefined();
    const told = counted({ centre: ['a1'] });
    expect(after(told, { type: 'score', contact: { centre: [] } }).state.touchSaid).toBeUndefined();
  });

  it('[V-85] should hold while others move, and until it does itself', () => {
    const told = counted({ centre: ['a1'] });
    expect(centre(put(told, 'a2', 9, 9)).touching).toEqual(['a1']);
    const moved = put(told, 'a1', far + 1, 18);
    expect(moved.touchSaid).toBeUndefined();
    expect(centre(moved).touching).toEqual([]);
  });

  it('[V-42] [V-85] should hold of who lies down where it stands', () => {
    const told = counted({ centre: ['a1'] });
    const down = after(told, { type: 'correct', correction: { what: 'down', model: 'a1', value: true } }).state;
    expect(down.board?.places['a1']?.head).toBeLessThan(told.board?.places['a1']?.head ?? 0);
    expect(centre(down).touching).toEqual(['a1']);
  });

  it('[V-84] [V-85] should hold until the objective lies elsewhere', () => {
    const at = { x: toGrid(9), y: toGrid(9) };
    const lay = (id: string): FoeCommand => ({ type: 'layMarker', marker: id, at });
    const told = counted({ centre: ['a1'] });
    expect(centre(after(told, lay('nearA')).state).touching).toEqual(['a1']);
    expect(centre(after(told, lay('centre')).state).touching).toEqual([]);
  });

  it('[V-85] should be as it was told where the board is put away, and be as the board has it where it is taken up anew', () => {
    const told = counted({ centre: ['a1'] });
    const away = after(told, { type: 'dropBoard' }).state;
    expect(away.touchSaid).toBeUndefined();
    expect(centre(away)).toMatchObject({ touching: ['a1'], onBoard: null });
    const { map, places } = present(told.board, 'a board');
    expect(centre(after(told, { type: 'takeUpBoard', map, places }).state).touching).toEqual([]);
  });
});
