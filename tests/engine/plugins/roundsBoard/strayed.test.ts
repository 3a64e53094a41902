import { expect, it } from 'vitest';
import type { FoeCommand } from '../../../../src/engine/plugins/foes/command.ts';
import { foeDecider } from '../../../../src/engine/plugins/foes/decider.ts';
import type { FoeBattle } from '../../../../src/engine/plugins/foes/state.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { mapOf, stands } from '../../../support/board/onBoard.ts';
import { battleOf, model } from '../../../support/vanguardBattle.ts';

await fetchBoards();

const places = { a1: stands(5, 10), b1: stands(20, 10) };
const band = [model('a1'), model('a2'), model('b1')];

function order(state: FoeBattle, ...commands: readonly FoeCommand[]): FoeBattle {
  return commands.reduce((now, command) => {
    const decision = foeDecider.decide(now, command);
    if (!decision.ok) throw new Error(`${command.type}: ${decision.rejection.code}`);
    return decision.state;
  }, state);
}

const taken = (change: Partial<FoeBattle> = {}): FoeBattle =>
  order({ ...battleOf(band), ...change }, { type: 'takeUpBoard', map: mapOf(), places });
const off = { type: 'placeOnBoard', model: 'a1', at: null } as const;

it('should know who was on the board and has no place any more, until it has one', () => {
  const without = order(taken(), off);
  expect(without.board?.strayed).toEqual(['a1']);
  const again = order(without, { type: 'placeOnBoard', model: 'a1', at: places.a1 });
  expect(again.board).not.toHaveProperty('strayed');
});

it('should not call one strayed that has never been there, or is taken off while war bands are set up', () => {
  expect(order(taken(), { type: 'placeOnBoard', model: 'a2', at: null }).board).not.toHaveProperty('strayed');
  expect(order(taken({ step: 'deploy' }), off).board).not.toHaveProperty('strayed');
});
