import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardMap, MapZone } from '../../../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { fetchBarricades } from '../../../../src/engine/systems/kt2021/setup/barricades.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { killTeamSystem } from '../../../../src/engine/systems/killTeamSystem.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { A, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';

const WIDE = 30;
const DEEP = 3;

const zone = (side: 0 | 1, near: number): MapZone => ({
  id: `zone-${side}`,
  kind: 'drop',
  name: 'Drop zone',
  side,
  corners: [
    [0, toGrid(near)],
    [toGrid(WIDE), toGrid(near)],
    [toGrid(WIDE), toGrid(near + DEEP)],
    [0, toGrid(near + DEEP)],
  ],
});

/** A board of 30 by 22 inches, a drop zone along the near edge (of A) and the far one (of B), and a wall 5 inches before A's. */
const wall = block('wall', { left: 14, near: 8, right: 16, far: 9, high: 3 }, 'Heavy');
const map: BoardMap = {
  ...mapOf(wall),
  width: toGrid(WIDE),
  height: toGrid(22),
  zones: [zone(0, 0), zone(1, 22 - DEEP)],
};

const setUp = (set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021([op('a1', A), op('b1', B)], { phase: 'setUp', turningPoint: 1, ...set }));

const lies = (at: Play2021, alone = true): Play2021 =>
  at.does({ type: 'takeUpBoard', map, places: { a1: stands(4, 2) }, alone });

const puts = (x: number, y: number, given: Partial<Extract<Command, { type: 'placeBarricade' }>> = {}): Command => ({
  type: 'placeBarricade',
  side: A,
  number: 0,
  at: { x: toGrid(x), y: toGrid(y) },
  turned: 0,
  ...given,
});

const piecesOf = ({ state }: Play2021) => state.board?.map.pieces ?? [];
const barricades = (at: Play2021) => piecesOf(at).filter(({ id }) => id !== 'wall');

const partOf = ({ state }: Play2021) => killTeamSystem(kt2021KillTeam).view(state).parts.setUp;

beforeAll(() => Promise.all([fetchGeometry(), fetchBarricades()]));

describe('[L-03] the barricades of a side', () => {
  it('should stand as Light and Traversable terrain, two inches wide and one tall, where they are put (K-68)', () => {
    const [barricade] = barricades(lies(setUp()).does(puts(10, 6)));
    const [part] = barricade?.parts ?? [];
    expect(part?.traits).toEqual(['Light', 'Traversable']);
    expect([part?.low, part?.high]).toEqual([0, toGrid(1)]);
    const xs = (part?.corners ?? []).map(([x]) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([toGrid(9), toGrid(11)]);
  });

  it('should lie as they are turned', () => {
    const [barricade] = barricades(lies(setUp()).does(puts(10, 6, { turned: 90 })));
    const ys = (barricade?.parts[0]?.corners ?? []).map(([, y]) => y);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([toGrid(5), toGrid(7)]);
  });

  it('should be two of each side, and stand elsewhere when they are put elsewhere', () => {
    const all = lies(setUp())
      .does(puts(10, 6))
      .does(puts(10, 16, { side: B }))
      .does(puts(20, 6, { number: 1 }))
      .does(puts(20, 16, { side: B, number: 1 }));
    expect(barricades(all)).toHaveLength(4);
    const moved = all.does(puts(12, 5));
    expect(barricades(moved)).toHaveLength(4);
    expect(moved.refuses(puts(12, 5, { number: 2 }))).toBe('outOfBounds');
  });

  it('should stand within six inches of where their side sets up, from edge to edge, or where the table agrees', () => {
    const at = lies(setUp());
    // Three inches of zone, six before it, and half of its thickness.
    expect(barricades(at.does(puts(5, 9.2)))).toHaveLength(1);
    expect(at.refuses(puts(5, 9.25))).toBe('farFromZone');
    expect(at.refuses(puts(5, 12.75, { side: B }))).toBe('farFromZone');
    expect(barricades(at.does(puts(5, 12.8, { side: B })))).toHaveLength(1);
    const agreed = at.does(puts(5, 12, { override: { reason: 'agreed' } }));
    expect(barricades(agreed)).toHaveLength(1);
    expect(agreed.told('overridden')).toMatchObject([{ code: 'farFromZone' }]);
  });

  it('should stand in nothing, on nobody and over no edge, and may touch', () => {
    const at = lies(setUp());
    expect(at.refuses(puts(15, 8.5))).toBe('inTerrain');
    expect(at.refuses(puts(14, 7.9))).toBe('inTerrain');
    expect(barricades(at.does(puts(14, 7.8)))).toHaveLength(1);
    expect(at.refuses(puts(4.5, 2))).toBe('onAnother');
    expect(at.refuses(puts(0.5, 5))).toBe('offBoard');
    const one = at.does(puts(10, 6));
    expect(one.refuses(puts(11, 6.3, { number: 1 }))).toBe('inTerrain');
    expect(barricades(one.does(puts(12, 6, { number: 1 })))).toHaveLength(2);
  });

  it('should be put down before the battle, by a side, on a board, at whole numbers', () => {
    expect(setUp().refuses(puts(10, 6))).toBe('noBoard');
    expect(lies(setUp({ phase: 'firefight' })).refuses(puts(10, 6))).toBe('wrongPhase');
    const at = lies(setUp());
    expect(at.refuses(puts(10, 6, { side: 'nobody' }))).toBe('wrongSide');
    expect(at.refuses(puts(10, 6, { turned: 360 }))).toBe('outOfBounds');
    expect(at.refuses(puts(10, 6, { turned: -15 }))).toBe('outOfBounds');
    expect(at.refuses(puts(10, 6, { at: { x: 1.5, y: 2 } }))).toBe('outOfBounds');
  });

  it('should be put down by chance where they are left, before where their side sets up and in its reach', () => {
    const at = lies(setUp()).does(puts(10, 6));
    const all = at.does({ type: 'drawBarricades', sides: [A, B] });
    expect(
      all
        .told('barricadePlaced')
        .slice(-3)
        .map(({ side }) => side),
    ).toEqual([B, A, B]);
    expect(barricades(all)).toHaveLength(4);
    expect(barricades(all)[0]).toEqual(barricades(at)[0]);
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const drawn = seeds.flatMap((seed) =>
      lies(setUp({ seed }))
        .does({ type: 'drawBarricades', sides: [A, B] })
        .told('barricadePlaced'),
    );
    expect(drawn).toHaveLength(4 * seeds.length);
    for (const { piece, side } of drawn) {
      const ys = piece.parts.flatMap(({ corners }) => corners.map(([, y]) => y));
      const near = side === A ? Math.min(...ys) - toGrid(DEEP) : toGrid(22 - DEEP) - Math.max(...ys);
      expect(near).toBeGreaterThan(0);
      expect(near).toBeLessThanOrEqual(toGrid(6));
    }
    const none = all.does({ type: 'drawBarricades', sides: [A, B] });
    expect(barricades(none)).toEqual(barricades(all));
    expect(setUp().refuses({ type: 'drawBarricades', sides: [A] })).toBe('noBoard');
    expect(at.refuses({ type: 'drawBarricades', sides: ['nobody'] })).toBe('wrongSide');
    expect(lies(setUp({ phase: 'firefight' })).refuses({ type: 'drawBarricades', sides: [A] })).toBe('wrongPhase');
  });

  it('should be told in the order in which they are put down, with where they stand and how they lie', () => {
    const at = lies(setUp({ defender: B })).does(puts(10, 6, { turned: 30 }));
    const { barricades: all = [], barricadeNear, barricadeAt } = partOf(at) ?? {};
    expect(all.map(({ side, number }) => [side, number])).toEqual([
      [B, 0],
      [A, 0],
      [B, 1],
      [A, 1],
    ]);
    const [other, one] = all;
    expect(other).toMatchObject({ stands: null, turned: 0 });
    expect(one).toMatchObject({ stands: { at: { x: toGrid(10), y: toGrid(6) }, turned: 30 }, turned: 30 });
    expect(barricadeNear?.({ x: toGrid(11), y: toGrid(6) }, toGrid(1.2))).toEqual(one);
    expect(barricadeNear?.({ x: toGrid(12), y: toGrid(6) }, toGrid(1.2))).toBeNull();
    if (one === undefined) throw new Error('there are four');
    expect(barricadeAt?.(one, { at: { x: toGrid(15), y: toGrid(11) }, turned: 0 })?.problem?.code).toBe('farFromZone');
    expect(barricadeAt?.(one, { at: { x: 0.5, y: 0 }, turned: 0 })).toBeNull();
    expect(partOf(lies(setUp({ phase: 'firefight' })))?.barricades).toEqual([]);
  });

  describe.each([
    ['Kill Team 2021', kt2021KillTeam, 'kt2021'],
    ['Kill Team Lite', kt2021LiteKillTeam, 'kt2021-lite'],
  ] as const)('of the tables in %s', (_name, rules, ruleset) => {
    const sides = setUp().state.sides.map((side) => (side.id === B ? { ...side, hand: 'tables' as const } : side));
    const [one, other] = sides;
    const byTables = (seed: string): Play2021 => {
      if (one === undefined || other === undefined) throw new Error('a battle has two sides');
      const state = { ...setUp().state, ruleset, seed, sides: [one, other] satisfies BattleState['sides'] };
      return new Play2021(state, rules);
    };

    it('should be put down as the board comes, by the rules, at the same places from the same seed', () => {
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const at = lies(byTables(seed));
        expect(barricades(at)).toHaveLength(2);
        expect(at.told('barricadePlaced').map(({ side }) => side)).toEqual([B, B]);
        expect(barricades(lies(byTables(seed)))).toEqual(barricades(at));
      }
      expect(barricades(lies(byTables('a')))).not.toEqual(barricades(lies(byTables('b'))));
    });

    it('should be left to the table where one lies beside the board', () => {
      expect(barricades(lies(byTables('a'), false))).toHaveLength(0);
    });
  });
});
