import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../../src/engine/board/boardMap.ts';
import { fetchGeometry, geometry } from '../../../../src/engine/board/geometry.ts';
import { tableGeometry } from '../../../../src/engine/family/killteam/attack/attackContext.ts';
import { boardMove } from '../../../../src/engine/family/killteam/flow/boardMove.ts';
import { actionOffers } from '../../../../src/engine/family/killteam/flow/actions/actions.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { areEngaged, operativeById } from '../../../../src/engine/family/killteam/model/lookup.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { act, activate, END, OVERRIDE, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';

beforeAll(fetchGeometry);

const HIGH = { left: 8, right: 8.4, high: 4 };
/** A wall across the board with a door in it, 1.4″ wide. */
const gate = (id: string, y: number): MapPiece => ({
  id,
  name: 'Wall with a door',
  parts: [
    ...block('a', { ...HIGH, near: 0, far: y - 0.7 }, 'Heavy').parts,
    ...block('b', { ...HIGH, near: y + 0.7, far: 22 }, 'Heavy').parts,
    ...block('c', { ...HIGH, near: y - 0.7, far: y + 0.7 }, 'Heavy', 'Accessible').parts,
  ],
});
/** The same door alone. */
const leaf = (id: string, y: number): MapPiece =>
  block(id, { ...HIGH, near: y - 0.7, far: y + 0.7 }, 'Heavy', 'Accessible');

const near = { vex: stands(6.9, 5), cultist: stands(14, 5) };
type Places = Readonly<Record<string, BoardPlace>>;
const start = (places: Places = near, pieces = [gate('gate', 5)], set = {}) =>
  play(battleOf([vex(set), pim(), cultist()])).does(takeUp(pieces, places));
const acts = (...given: Parameters<typeof start>) => start(...given).does(activate('vex'));

const hatch = (door: string | null = 'gate') => act('operateHatch', { note: door });
const byHand = (open: boolean, door = 'gate'): Command => ({ type: 'moveDoor', door, open });
const isOpen = ({ state }: Play, door = 'gate') => state.board?.map.pieces.find(({ id }) => id === door)?.open === true;
const offered = ({ state }: Play, id = 'vex') =>
  actionOffers(gameOf(state), operativeById(state, id)).find(({ action }) => action === 'operateHatch');
const sees = ({ state }: Play) =>
  tableGeometry.shot(state, operativeById(state, 'vex'), operativeById(state, 'cultist')).visible;
/** What a way straight through the door costs, in inches. */
const through = ({ state }: Play): number => {
  const game = gameOf(state);
  const move = boardMove(game, operativeById(state, 'vex'), 'reposition', false);
  const path = [near.vex, stands(10, 5)];
  return state.board === undefined ? 0 : (geometry().walkOn(state.board, move, path)?.cost ?? 0) / 2540;
};

describe('[A3.2] Operate Hatch', () => {
  it('should open a door in control range for 1 AP, so that it is seen and gone through, and shut it again', () => {
    const shut = acts();
    expect([isOpen(shut), sees(shut), through(shut)]).toEqual([false, false, 5]);
    expect(offered(shut)).toMatchObject({ ap: 1, reason: null });
    const open = shut.does(hatch());
    expect([isOpen(open), sees(open), through(open)]).toEqual([true, true, 4]);
    expect(open.state.activation).toMatchObject({ spent: 1, done: ['operateHatch'] });
    expect(open.told('doorMoved')).toEqual([
      { type: 'doorMoved', door: 'gate', open: true, operative: 'vex', unsaid: [] },
    ]);
    expect(open.refuses(hatch()).code).toBe('actionDone');
    const again = open.does({ ...hatch(), ...OVERRIDE });
    expect([isOpen(again), sees(again)]).toEqual([false, false]);
  });

  it('should be offered only where a door is near', () => {
    expect(offered(acts({ ...near, vex: stands(5, 5) }))).toBeUndefined();
    expect(offered(acts({ cultist: stands(14, 5) }))).toBeUndefined();
    expect(offered(acts(near, [block('wall', { ...HIGH, near: 0, far: 22 }, 'Heavy')]))).toBeUndefined();
    expect(offered(play(battleOf([vex(), cultist()])).does(activate('vex')))).toBeUndefined();
  });

  it('should be told which of several is meant, or mean the only one', () => {
    const two = acts({ ...near, vex: stands(6.9, 5) }, [leaf('one', 4.2), leaf('two', 5.8)]);
    expect(two.refuses(hatch(null)).code).toBe('noDoorNear');
    expect(two.refuses(hatch('three')).code).toBe('noDoorNear');
    const opened = two.does(hatch('two'));
    expect([isOpen(opened, 'one'), isOpen(opened, 'two')]).toEqual([false, true]);
    expect(isOpen(acts().does(hatch(null)))).toBe(true);
  });

  it('should not shut what an enemy is at, nor be done in control range of one', () => {
    const open = start({ ...near, cultist: stands(9.6, 6.2) }).does(byHand(true));
    expect(offered(open.does(activate('vex')))).toMatchObject({ reason: { code: 'enemyAtDoor' } });
    expect(open.does(activate('vex')).refuses(hatch()).code).toBe('enemyAtDoor');
    const engaged = acts().does({ type: 'setEngaged', pair: ['vex', 'cultist'], on: true });
    expect(offered(engaged)).toMatchObject({ reason: { code: 'inControlRange' } });
  });

  it('should not shut a door on whoever stands in it', () => {
    const open = start({ ...near, pim: stands(8.2, 5) }, [{ ...gate('gate', 5), open: true }]);
    const refusal = open.does(activate('vex')).refuses(hatch());
    expect(refusal).toEqual({ code: 'inDoorway', params: { operative: 'pim' } });
    expect(open.refuses(byHand(false)).code).toBe('inDoorway');
    expect(isOpen(open.does({ ...byHand(false), ...OVERRIDE }))).toBe(false);
  });

  it('should bring those into control range who see each other through it, and out of it', () => {
    const places = { ...near, vex: stands(7.3, 5), cultist: stands(9.1, 5) };
    const shut = acts(places);
    const open = shut.does(hatch());
    const engaged = ({ state }: Play) => areEngaged(state, 'vex', 'cultist');
    expect([engaged(shut), engaged(open)]).toEqual([false, true]);
    expect(engaged(open.does(byHand(false)))).toBe(false);
  });
});

describe('a door by hand', () => {
  it('should be opened and shut at any time, by nobody, for nothing', () => {
    const open = start().does(byHand(true));
    expect([isOpen(open), sees(open)]).toEqual([true, true]);
    expect(open.told('doorMoved')).toMatchObject([{ door: 'gate', operative: null }]);
    expect(isOpen(open.does(byHand(false)))).toBe(false);
    expect(isOpen(acts().does(hatch()).does(END).does(byHand(false)))).toBe(false);
  });

  it('should be refused where there is no door, or no board', () => {
    expect(start().refuses(byHand(true, 'nowhere')).code).toBe('unknownDoor');
    expect(start(near, [block('wall', { ...HIGH, near: 0, far: 9 }, 'Heavy')]).refuses(byHand(true, 'wall')).code).toBe(
      'unknownDoor',
    );
    expect(play(battleOf([vex(), cultist()])).refuses(byHand(true)).code).toBe('noBoard');
  });

  it('should end what was said of those between whom it is, and nothing else', () => {
    const said = (target: string, facts: { visible?: boolean; cover?: boolean }): Command => ({
      type: 'overruleBoard',
      shooter: 'vex',
      target,
      facts,
    });
    const places = { ...near, vex: stands(5, 5), pim: stands(3, 12) };
    const told = start(places)
      .does(said('cultist', { visible: true }))
      .does(said('pim', { cover: true }));
    const overruled = ({ state }: Play) => Object.keys(state.board?.overruled ?? {});
    expect(overruled(told)).toEqual(['vex>cultist', 'vex>pim']);
    expect(overruled(told.does(byHand(true)))).toEqual(['vex>pim']);
  });
});
