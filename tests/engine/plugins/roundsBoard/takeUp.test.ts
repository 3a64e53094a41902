import { describe, expect, it } from 'vitest';
import { shippedRoundTables } from '../../../../src/content/shippedRoundTables.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import { foesFor } from '../../../../src/engine/plugins/foes/firstChoice.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { keptPlaces } from '../../../../src/forms/board/keptPlaces.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, glaive, model } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const map = mapOf();
const places = { a1: stands(5, 10), a2: stands(4, 4), b1: stands(7, 10), b2: stands(20, 10) };
const band = [model('a1'), model('a2'), model('b1', { attacks: [glaive] }), model('b2', { attacks: [glaive] })];

function order(state: FoeBattle, ...commands: readonly FoeCommand[]): FoeBattle {
  return commands.reduce((now, command) => {
    const decision = foeDecider.decide(now, command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
    return decision.state;
  }, state);
}

const onBoard = (): FoeBattle => order(battleOf(band), { type: 'takeUpBoard', map, places });

describe('a board in mid-battle', () => {
  it('should leave all that it has found when it is dropped, and have everybody where they stood when it is taken up again', () => {
    const before = onBoard();
    expect(before.engagement).toEqual([['a1', 'b1']]);
    const { board, ...rest } = before;
    expect(order(before, { type: 'dropBoard' })).toEqual(rest);
    const again = order(before, { type: 'takeUpBoard', map, places: keptPlaces(board, map) });
    expect(again).toEqual(before);
  });

  it('should lie beside no table where that is said, and stay so with the next board', () => {
    const alone = order(battleOf(band), { type: 'takeUpBoard', map, places, alone: true });
    expect(alone.board?.alone).toBe(true);
    expect(order(alone, { type: 'takeUpBoard', map, places }).board?.alone).toBe(true);
    expect(onBoard().board).not.toHaveProperty('alone');
  });

  it('should keep what the table says of those who have no place on another board', () => {
    const other = { ...mapOf(block('wall', { left: 14, near: 8, right: 15, far: 14, high: 5 }, 'Heavy')), id: 'other' };
    const before = onBoard();
    const moved = order(before, { type: 'takeUpBoard', map: other, places: keptPlaces(before.board, other) });
    expect(moved.board?.places).toEqual({});
    expect(moved.engagement).toEqual(before.engagement);
    const first = order(moved, { type: 'placeOnBoard', model: 'a1', at: stands(3, 3) });
    expect(first.engagement).toEqual(before.engagement);
    expect(order(first, { type: 'placeOnBoard', model: 'b1', at: stands(20, 3) }).engagement).toEqual([]);
  });

  it('should have a group that comes in together where it is put, all of it or nobody', () => {
    const taken = order(battleOf(band), { type: 'takeUpBoard', map, places: { a1: places.a1 } });
    const { a2, b1, b2 } = places;
    const put = order(taken, { type: 'setUpOnBoard', places: { b1, b2 } });
    const spot = ({ x, y, z }: typeof b1) => ({ x, y, z });
    expect(put.board?.places).toMatchObject({ a1: spot(places.a1), b1: spot(b1), b2: spot(b2) });
    expect(put.engagement).toEqual([['a1', 'b1']]);
    const refusedOf = (command: FoeCommand, state: FoeBattle = taken) => {
      const decision = foeDecider.decide(state, command);
      return decision.ok ? null : decision.rejection.code;
    };
    expect(refusedOf({ type: 'setUpOnBoard', places: { a2, b1: a2 } })).toBe('onAnother');
    expect(refusedOf({ type: 'setUpOnBoard', places: { b2, nobody: b1 } })).toBe('unknownModel');
    expect(refusedOf({ type: 'setUpOnBoard', places: { b1 } }, battleOf(band))).toBe('noBoard');
  });

  it('should let whoever its table plays think again when its way is of a board that is gone, or it stands elsewhere', () => {
    const battle = battleOf(band);
    const [people, tables] = battle.sides;
    const sides: FoeBattle['sides'] = [people, { ...tables, hand: 'tables' }];
    const set: FoeBattle = { ...battle, sides, turn: 'B' };
    const foes = foesFor(set, [...shippedRoundTables().values()]);
    const taken = order({ ...set, foes }, { type: 'takeUpBoard', map, places });
    const planned = order(taken, { type: 'foeGoes', side: 'B', model: 'b2' });
    const pathOf = (state: FoeBattle) =>
      state.foes?.turn?.plan?.steps.find(({ path }) => path !== undefined)?.path ?? null;
    expect(pathOf(planned)?.[0]).toMatchObject({ x: places.b2.x, y: places.b2.y });
    expect(pathOf(order(planned, { type: 'dropBoard' }))).toBeNull();
    const at = stands(20, 14);
    const put = order(planned, { type: 'placeOnBoard', model: 'b2', at });
    expect(pathOf(put)?.[0]).toMatchObject({ x: at.x, y: at.y });
  });
});
