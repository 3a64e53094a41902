import { beforeAll, describe, expect, it } from 'vitest';
import { isMark } from '../../../../src/engine/board/markIds.ts';
import type { BoardMap } from '../../../../src/engine/board/boardMap.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { isMeasured } from '../../../../src/engine/log/request.ts';
import { middleOf } from '../../../../src/engine/board/zoneMark.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { activate, END, type Play, ticked } from '../../../support/decide.ts';
import { event, over } from '../../../support/eventRows.ts';

beforeAll(() => fetchBoards());

const rock = block('rock', { left: 14, near: 10, right: 16, far: 12, high: 3 }, 'Heavy');
const wire = block('wire', { left: 0, near: 0, right: 2, far: 1, high: 0.2 }, 'Insignificant', 'Exposed');

/** A board of 30 by 22 inches with one rock in its middle, and everybody on it. */
const boardOf = (map: BoardMap, vexAt: number, far = 11): Partial<BattleState> => ({
  board: {
    map,
    reading: 'thirdEdition',
    places: {
      vex: stands(vexAt, far),
      pim: stands(2, 2),
      cultist: stands(28, 20),
      thug: stands(28, 2),
    },
  },
});
const onRock = (vexAt: number, ...pieces: BoardMap['pieces'][number][]) => boardOf(mapOf(rock, ...pieces), vexAt);

const marksOn = ({ midway }: Play) => (midway.board?.map.zones ?? []).filter(isMark);
const placesOf = (at: Play) => marksOn(at).map((zone) => [middleOf(zone).x / toGrid(1), middleOf(zone).y / toGrid(1)]);

describe('the mark of an event on a board', () => {
  it('should lie in the middle of a terrain piece, which what lies on the floor is not', () => {
    const gas = event('underhive-events', 'gas-pocket', onRock(17, wire));
    expect(placesOf(gas)).toEqual([[15, 11]]);
    expect(marksOn(gas)[0]).toMatchObject({ kind: 'area', name: 'Gas' });
    expect(gas.told('marksLaid')).toHaveLength(1);
  });

  it('should be another piece by another seed, and the same by the same', () => {
    const two = block('tower', { left: 4, near: 4, right: 6, far: 6, high: 3 }, 'Heavy');
    const at = (seed: string) => placesOf(event('underhive-events', 'gas-pocket', { ...onRock(17, two), seed }));
    const all = Array.from({ length: 12 }, (_, seed) => String(at(`${seed}`)));
    expect(new Set(all)).toEqual(new Set(['15,11', '5,5']));
    expect(Array.from({ length: 12 }, (_, seed) => String(at(`${seed}`)))).toEqual(all);
  });

  it('should tell who is near it, so that nobody is asked', () => {
    const near = event('underhive-events', 'gas-pocket', onRock(18)).question;
    expect(near).toMatchObject({ question: 'inside', inches: 3, preset: ['vex'], places: [{ x: toGrid(15) }] });
    expect(near?.kind === 'tick' && isMeasured(near)).toBe(true);
    const far = event('underhive-events', 'gas-pocket', onRock(18.6)).question;
    expect(far).toMatchObject({ preset: [], measured: { close: [], settles: true } });
    // A base of 28.5 mm reaches 0.56″ from its middle.
    const close = event('underhive-events', 'gas-pocket', onRock(18 + 14.25 / 25.4)).question;
    expect(close).toMatchObject({ preset: ['vex'], measured: { close: ['vex'] } });
  });

  it('should lie in each quarter, and go with the turning point', () => {
    const shells = event('frontline-events', 'accidental-bombardment', onRock(7.5));
    expect(placesOf(shells)).toEqual([
      [7.5, 5.5],
      [7.5, 16.5],
      [22.5, 5.5],
      [22.5, 16.5],
    ]);
    const { question } = event('frontline-events', 'accidental-bombardment', boardOf(mapOf(rock), 9.5, 16.5));
    expect(question).toMatchObject({ preset: ['vex'], measured: { settles: true } });
    const nobody = shells.answers(ticked());
    expect(marksOn(nobody)).toHaveLength(4);
    expect(marksOn(over(nobody))).toEqual([]);
    expect(over(nobody).state.marks).toHaveLength(1);
  });

  it('should stay where something still happens there, and be asked about by itself', () => {
    const burst = event('underhive-events', 'pipe-bursts', onRock(17)).does({ type: 'startFirefight' });
    const inside = burst.does(activate('vex')).does(END);
    expect(inside.question).toMatchObject({ question: 'inside', inches: 3, candidates: ['vex'], preset: ['vex'] });
    const outside = event('underhive-events', 'pipe-bursts', onRock(22)).does({ type: 'startFirefight' });
    expect(outside.does(activate('vex')).does(END).question).toMatchObject({ preset: [], measured: { close: [] } });
    const all = ['vex', 'cultist', 'pim', 'thug'].reduce(
      (at, id) => at.does(activate(id, 'conceal')).does(END).answers(ticked()),
      event('underhive-events', 'pipe-bursts', onRock(22)).does({ type: 'startFirefight' }),
    );
    expect(all.told('turningPointEnded')).toHaveLength(1);
    expect(marksOn(all)).toHaveLength(1);
  });

  it('should lie on a board that is taken up later, where something still happens there', () => {
    const burst = event('underhive-events', 'pipe-bursts');
    const taken = burst.does({ type: 'takeUpBoard', map: mapOf(rock), places: { vex: stands(17, 11) } });
    expect(placesOf(taken)).toEqual([[15, 11]]);
    const fallen = event('standard-events', 'something-gives-way').answers(ticked());
    expect(marksOn(fallen.does({ type: 'takeUpBoard', map: mapOf(rock), places: {} }))).toEqual([]);
  });

  it('should be asked about as ever where there is no terrain, no room for a zone, or no board', () => {
    const full = Array.from({ length: 60 }, (_, at) => ({
      id: `z${at}`,
      kind: 'area' as const,
      name: 'Z',
      corners: cornersAround({ x: toGrid(5), y: toGrid(5) }),
    }));
    const none: readonly Partial<BattleState>[] = [
      {},
      boardOf(mapOf(wire), 15),
      boardOf({ ...mapOf(rock), zones: full }, 15),
    ];
    for (const set of none) {
      const gas = event('underhive-events', 'gas-pocket', set);
      expect(gas.question).toMatchObject({ kind: 'tick', question: 'inside', inches: 3, preset: [] });
      expect(gas.question?.kind === 'tick' && isMeasured(gas.question)).toBe(false);
      expect(marksOn(gas)).toEqual([]);
    }
  });
});
