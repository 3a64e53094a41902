import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardMap } from '../../../../src/engine/board/boardMap.ts';
import { isMark } from '../../../../src/engine/board/markIds.ts';
import { markAreas } from '../../../../src/engine/board/markAreas.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { isMeasured } from '../../../../src/engine/log/request.ts';
import { middleOf } from '../../../../src/engine/board/zoneMark.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { activate, END, play, type Play, ticked } from '../../../support/decide.ts';
import { battleOf, cultist, vex } from '../../../support/duel.ts';
import { pack } from '../../../support/rowPlay.ts';

beforeAll(() => fetchBoards());

const rock = block('rock', { left: 14, near: 10, right: 16, far: 12, high: 3 }, 'Heavy');
const SEEP: Lasting = {
  id: 'seep',
  source: { kind: 'environment', id: 'toxic-seep', name: 'Toxic seep' },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until: 'battle',
};
const environments = pack.tables.get('environments');
const TABLES: Partial<BattleState> = environments === undefined ? {} : { tables: { environments } };

const begun = (map: BoardMap | null, seed = 'seed'): Play => {
  const at = play(battleOf([vex(), cultist()], { phase: 'setUp', lasting: [SEEP], seed, ...TABLES }));
  const places = { vex: stands(3, 3), cultist: stands(28, 20) };
  return (map === null ? at : at.does({ type: 'takeUpBoard', map, places })).does({ type: 'startBattle' });
};
const poolsOn = ({ midway }: Play) => (midway.board?.map.zones ?? []).filter(isMark);

describe('the pools of an environment on a board', () => {
  it('should be three from the beginning, well apart, by the seed', () => {
    const pools = poolsOn(begun(mapOf(rock)));
    expect(pools).toHaveLength(3);
    const at = pools.map(middleOf);
    for (const [nth, one] of at.entries())
      for (const other of at.slice(nth + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(toGrid(6));
    expect(poolsOn(begun(mapOf(rock)))).toEqual(pools);
    expect(poolsOn(begun(mapOf(rock), 'other'))).not.toEqual(pools);
  });

  it('should lie on a board that is taken up later, and be told as a ring of 3″ each', () => {
    const later = begun(null).does({ type: 'takeUpBoard', map: mapOf(rock), places: {} });
    const { board, marks, lasting } = later.midway;
    expect(poolsOn(later)).toHaveLength(3);
    const areas = board === undefined ? [] : markAreas(board.map, marks, lasting);
    expect(areas.map(({ inches }) => inches)).toEqual([3, 3, 3]);
    expect(areas.map(({ zone }) => zone)).toEqual(poolsOn(later).map(({ id }) => id));
    expect(board === undefined ? [] : markAreas(board.map, marks, [])).toEqual([]);
  });

  it('should tell who ends its activation in one of them, so that nobody is asked', () => {
    const [pool] = poolsOn(begun(mapOf(rock))).map(middleOf);
    if (pool === undefined) throw new Error('no pool');
    const endsAt = (x: number, y: number) => {
      const moved = begun(mapOf(rock)).does({
        type: 'placeOnBoard',
        operative: 'vex',
        at: { ...stands(0, 0), x, y },
        override: { reason: '' },
      });
      return moved.answers([4]).does({ type: 'startFirefight' }).does(activate('vex')).does(END).question;
    };
    const inside = endsAt(pool.x, pool.y);
    expect(inside).toMatchObject({ question: 'inside', inches: 3, candidates: ['vex'], preset: ['vex'] });
    expect(inside.kind === 'tick' && isMeasured(inside)).toBe(true);
    const outside = endsAt(pool.x + toGrid(pool.x > toGrid(15) ? -3.7 : 3.7), pool.y);
    expect(outside).toMatchObject({ preset: [], measured: { close: [], settles: true } });
  });

  it('should be asked about as ever without a board', () => {
    const asked = begun(null).answers([4]).does({ type: 'startFirefight' }).does(activate('vex')).does(END);
    expect(asked.question).toMatchObject({ question: 'inside', inches: 3, preset: [] });
    expect(asked.answers(ticked()).state.marks).toHaveLength(1);
  });
});
