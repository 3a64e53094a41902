import { describe, expect, it } from 'vitest';
import { shippedRoundTables } from '../../../../src/content/shippedRoundTables.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import { foesFor } from '../../../../src/engine/plugins/foes/firstChoice.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { sightedOn } from '../../../../src/engine/plugins/roundsBoard/sighted.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, glaive, model } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const wall = { left: 8, right: 8.4, high: 4 };
const map = mapOf(
  block('left', { ...wall, near: 0, far: 4.3 }, 'Heavy'),
  block('right', { ...wall, near: 5.7, far: 22 }, 'Heavy'),
  block('door', { ...wall, near: 4.3, far: 5.7 }, 'Heavy', 'Accessible'),
);
const band = [model('a1', { attacks: [glaive] }), model('b1', { attacks: [glaive] }), model('b2')];
const places = { a1: stands(7.3, 5), b1: stands(9.1, 5), b2: stands(20, 5) };

function order(state: FoeBattle, ...commands: readonly FoeCommand[]): FoeBattle {
  return commands.reduce((now, command) => {
    const decision = foeDecider.decide(now, command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
    return decision.state;
  }, state);
}
const refused = (state: FoeBattle, command: FoeCommand): string | null => {
  const decision = foeDecider.decide(state, command);
  return decision.ok ? null : decision.rejection.code;
};

const onBoard = (there = places, state: FoeBattle = battleOf(band)) =>
  order(state, { type: 'takeUpBoard', map, places: there });
const door = (open: boolean, id = 'door'): FoeCommand => ({ type: 'moveDoor', door: id, open });
const sees = (state: FoeBattle) => sightedOn(state, 'a1', 'b2', null)?.facts.sight;

describe('a door in a battle of war bands', () => {
  it('should be opened and shut by the table, and seen through while it is open', () => {
    const shut = onBoard({ ...places, b1: stands(20, 15) });
    const open = order(shut, door(true));
    expect([sees(shut), sees(open), sees(order(open, door(false)))]).toEqual([false, true, false]);
    expect(order(open, door(false)).board).toEqual({ ...shut.board, map: order(open, door(false)).board?.map });
  });

  it('[V-39] should bring those into reach who see each other through it, and out of it', () => {
    const open = order(onBoard(), door(true));
    expect(onBoard().engagement).toEqual([]);
    expect(open.engagement).toEqual([['a1', 'b1']]);
    expect(order(open, door(false)).engagement).toEqual([]);
  });

  it('should not be shut on whoever stands in it, nor be moved where there is none', () => {
    const open = order(onBoard({ ...places, a1: stands(3, 5), b1: stands(20, 15) }), door(true));
    const inside = order(open, { type: 'placeOnBoard', model: 'b2', at: stands(8.2, 5) });
    expect(refused(inside, door(false))).toBe('inDoorway');
    expect(refused(open, door(true, 'left'))).toBe('unknownDoor');
    expect(refused(battleOf(band), door(true))).toBe('noBoard');
  });

  it('should let whoever its table plays think again of its way', () => {
    const battle = battleOf(band);
    const [people, tables] = battle.sides;
    const set: FoeBattle = { ...battle, sides: [people, { ...tables, hand: 'tables' }], turn: 'B' };
    const foes = foesFor(set, [...shippedRoundTables().values()]);
    const planned = order(onBoard({ ...places, b1: stands(20, 15) }, { ...set, foes }), {
      type: 'foeGoes',
      side: 'B',
      model: 'b2',
    });
    const after = order(planned, door(true));
    expect(planned.foes?.turn?.plan).not.toBeNull();
    expect(after.foes?.turn?.plan).not.toBe(planned.foes?.turn?.plan);
  });
});
