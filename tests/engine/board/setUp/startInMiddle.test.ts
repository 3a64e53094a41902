import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledKillzones } from '../../../../src/content/killzones/bundledKillzones.ts';
import { mapProblems } from '../../../../src/engine/board/mapTerrain.ts';
import { distance } from '../../../../src/engine/board/plane.ts';
import { bodyOn } from '../../../../src/engine/board/setUp/body.ts';
import { drawFrom } from '../../../../src/engine/board/setUp/draw.ts';
import { placeRest } from '../../../../src/engine/board/setUp/placeRest.ts';
import { scatter } from '../../../../src/engine/board/setUp/scatter.ts';
import { outsideSetUp } from '../../../../src/engine/board/setUp/spots.ts';
import { startedInMiddle } from '../../../../src/engine/board/setUp/startInMiddle.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { groundShown, ownSideOf } from '../../../../src/forms/board/groundShown.ts';
import { play } from '../../../support/decide.ts';
import { battleOf, cultist, vex } from '../../../support/duel.ts';
import { stands } from '../../../support/board/onBoard.ts';

beforeAll(() => fetchBoards());

const { killzones } = await loadBundledKillzones();
const maps = [...killzones.values()].map(({ map }) => map);
const START = { side: 0, inches: 4 } as const;

const team = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `m${at}`, body: bodyOn(32) }));
const [first] = maps;
if (first === undefined) throw new Error('no killzone');

describe('a side that starts about the middle of the board', () => {
  it('should have its zone there in place of all drop zones', () => {
    const map = startedInMiddle(first, START);
    const drops = map.zones.filter(({ kind }) => kind === 'drop');
    expect(drops.map(({ side }) => side)).toEqual([0]);
    expect(mapProblems(map)).toEqual([]);
    expect(startedInMiddle(first, null)).toBe(first);
    const at = { ...stands(0, 0), x: map.width / 2, y: map.height / 2 };
    expect(outsideSetUp(map, 0, at)).toBe(0);
    expect(outsideSetUp(map, 0, { ...at, x: at.x + toGrid(4) })).toBeCloseTo(at.radius, -2);
  });

  it('should be set up wholly within it on each of ours', () => {
    for (const map of maps.map((each) => startedInMiddle(each, START))) {
      const placed = Object.values(placeRest(map, 0, { who: team(5), taken: {} }, drawFrom('a')));
      expect(placed).toHaveLength(5);
      const middle = { x: map.width / 2, y: map.height / 2 };
      for (const at of placed) expect(distance(at, middle) + at.radius).toBeLessThanOrEqual(toGrid(4));
    }
  });

  it('should have all enemies more than 6″ away, who are scattered over the rest', () => {
    const map = startedInMiddle(first, START);
    const placed = Object.values(scatter(map, { who: team(9), taken: {} }, 0, drawFrom('a')));
    expect(placed).toHaveLength(9);
    const middle = { x: map.width / 2, y: map.height / 2 };
    for (const at of placed) expect(distance(at, middle) - at.radius).toBeGreaterThan(toGrid(9.9));
  });

  it('should be seen from the left, as a side without a zone is', () => {
    expect(ownSideOf(groundShown(startedInMiddle(first, START)))).toEqual({ x: -groundShown(first).width / 2, y: 0 });
  });

  it('should be so where the scenario has it so, once its board is taken up', () => {
    const battle = battleOf([vex(), cultist()]);
    const zonesIn = (id: string) =>
      play({ ...battle, mission: { ...battle.mission, id } })
        .does({ type: 'takeUpBoard', map: first, places: {} })
        .midway.board?.map.zones.filter(({ kind }) => kind === 'drop')
        .map(({ side }) => side);
    expect(zonesIn('break-out')).toEqual([0]);
    expect(zonesIn('another')).toEqual(first.zones.filter(({ kind }) => kind === 'drop').map(({ side }) => side));
  });
});
