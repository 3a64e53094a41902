import { beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '../../../../src/engine/family/killteam/plugins/effects/environments.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Place } from '../../../../src/engine/board/move/place.ts';
import { mapProblems } from '../../../../src/engine/board/mapTerrain.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { isMeasured } from '../../../../src/engine/log/request.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { stands, takeUp } from '../../../support/board/onBoard.ts';
import { act, activate, END, play, type Play, ticked } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { pack } from '../../../support/rowPlay.ts';

beforeAll(() => fetchBoards());

const table = pack.tables.get(ENVIRONMENTS);
const tables: BattleState['tables'] = table === undefined ? {} : { [ENVIRONMENTS]: table };

const inForce = (id: string): Lasting => ({
  id: `environment.${id}`,
  source: { kind: 'environment', id, name: id },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until: 'battle',
});

/** On a board of 30 by 22 inches the pipes lie 10 and 20 inches from the left. */
const onBoard = (x: number, environment = 'live-current'): Play =>
  play(battleOf([vex(), pim(), cultist()], { tables }))
    .does({ type: 'correct', correction: { what: 'impose', lasting: inForce(environment) } })
    .does(takeUp([], { vex: stands(x, 10), pim: stands(2, 2), cultist: stands(28, 20) }));

const at = (x: number, y = 10): Place => ({ x: toGrid(x), y: toGrid(y), z: 0 });
const goes = (from: Play, action: 'reposition' | 'dash', ...path: Place[]): Play => from.does(act(action, { path }));

describe('what an environment lays across a board', () => {
  it('should be two pipes between the sides, in nobody’s way', () => {
    const { board } = onBoard(8).midway;
    const lines = board?.map.pieces ?? [];
    expect(lines).toHaveLength(2);
    expect(lines.map(({ parts }) => parts[0]?.corners[0]?.[0])).toEqual([toGrid(9.9), toGrid(19.9)]);
    expect(lines.flatMap(({ parts }) => parts.flatMap(({ traits }) => traits))).not.toContain('Heavy');
    expect(board === undefined ? null : mapProblems(board.map)).toEqual([]);
    expect(onBoard(8, 'gloom').midway.board?.map.pieces).toEqual([]);
  });

  it('should be laid as soon as the environment comes, also where the board lies already, once', () => {
    const bare = play(battleOf([vex(), pim(), cultist()], { tables })).does(
      takeUp([], { vex: stands(8, 10), pim: stands(2, 2), cultist: stands(28, 20) }),
    );
    expect(bare.midway.board?.map.pieces).toEqual([]);
    const correction = { what: 'impose', lasting: inForce('live-current') } as const;
    const laid = bare.does({ type: 'correct', correction });
    expect(laid.told('linesLaid')).toMatchObject([{ name: 'live-current' }]);
    expect(laid.midway.board?.map).toEqual(onBoard(8).midway.board?.map);
    const over = goes(laid.does(activate('vex')), 'reposition', at(8), at(12));
    expect(over.question).toMatchObject({ kind: 'tick', question: 'crossed', preset: ['vex'] });
    expect(
      bare.does({ type: 'correct', correction: { what: 'impose', lasting: inForce('gloom') } }).told('linesLaid'),
    ).toEqual([]);
  });

  it('should know who went across one with its move, and who did not', () => {
    const began = onBoard(8).does(activate('vex'));
    const over = goes(began, 'reposition', at(8), at(12));
    expect(over.question).toMatchObject({ kind: 'tick', question: 'crossed', preset: ['vex'] });
    expect(over.question?.kind === 'tick' && isMeasured(over.question)).toBe(true);
    const beside = goes(began, 'reposition', at(8), at(9.5), at(9.5, 12));
    expect(beside.question).toMatchObject({ preset: [], measured: { close: [], settles: true } });
  });

  it('should be asked where the end is too close to be told', () => {
    const near = goes(onBoard(8).does(activate('vex')), 'reposition', at(8), { ...at(10), x: toGrid(10) + 20 });
    expect(near.question).toMatchObject({ preset: [], measured: { close: ['vex'] } });
  });

  it('should forget a move with the next one, and with the end of the activation', () => {
    const over = goes(onBoard(8).does(activate('vex')), 'reposition', at(8), at(12)).answers(ticked('vex'), [2]);
    const further = goes(over, 'dash', at(12), at(14));
    expect(further.question).toMatchObject({ question: 'crossed', preset: [] });
    const done = over.does(END);
    expect(done.state.lasting.map(({ change }) => change.op)).toEqual(['told', 'moment']);
  });

  it('should ask the table of a move that nobody saw', () => {
    const moved = onBoard(8).does(activate('vex')).does(act('reposition'));
    expect(moved.question).toMatchObject({ question: 'crossed', preset: [] });
    expect(moved.question?.kind === 'tick' && isMeasured(moved.question)).toBe(false);
  });
});
