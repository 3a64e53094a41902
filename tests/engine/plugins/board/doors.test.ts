import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../../src/engine/board/battleBoard.ts';
import type { MapPiece } from '../../../../src/engine/board/boardMap.ts';
import { fetchFinder, finder } from '../../../../src/engine/board/finding.ts';
import { fetchGeometry, geometry } from '../../../../src/engine/board/geometry.ts';
import { tableGeometry } from '../../../../src/engine/family/killteam/attack/attackContext.ts';
import { boardMove } from '../../../../src/engine/family/killteam/flow/boardMove.ts';
import { hatchesOnWay } from '../../../../src/engine/family/killteam/flow/decide/midMove.ts';
import { moveReach } from '../../../../src/engine/family/killteam/stats/moveReach.ts';
import { toGrid, toInches } from '../../../../src/engine/board/units.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { actionOffers } from '../../../../src/engine/family/killteam/flow/actions/actions.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { areEngaged, operativeById } from '../../../../src/engine/family/killteam/model/lookup.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { act, activate, END, OVERRIDE, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';
import { traitWith } from '../../../support/traits.ts';

beforeAll(() => Promise.all([fetchGeometry(), fetchFinder()]));

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

  it('should cost whoever has a hand for doors less, and never less than nothing', () => {
    const handy = {
      traits: [traitWith('breacher', { modifiers: [{ op: 'cost', action: 'operateHatch', by: -1, per: null }] })],
    };
    const shut = acts(near, undefined, handy);
    expect(offered(shut)).toMatchObject({ ap: 0, reason: null });
    expect(shut.does(hatch()).state.activation).toMatchObject({ spent: 0, done: ['operateHatch'] });
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

describe('[A3.2] Operate Hatch in the middle of a move', () => {
  const far = { ...near, vex: stands(4.9, 5) };
  const upTo = (at: BoardPlace, action: 'reposition' | 'dash' | 'fallBack' = 'reposition') =>
    act(action, { path: [far.vex, at], hatch: 'gate' });
  const on = (from: BoardPlace, to: BoardPlace) => act('reposition', { path: [from, to] });
  const before = stands(6.9, 5);
  const reachOf = ({ state }: Play) => moveReach(gameOf(state), operativeById(state, 'vex'), 'reposition');

  it('should go up to it, open it, and go on with what is left of the move', () => {
    const most = reachOf(acts(far));
    const held = acts(far).does(upTo(before));
    expect([isOpen(held), sees(held), reachOf(held)]).toEqual([true, true, most - 2]);
    expect(held.state.activation).toMatchObject({
      spent: 2,
      done: ['reposition', 'operateHatch'],
      midMove: { action: 'reposition', inches: 2 },
    });
    expect(held.state.board?.places['vex']).toMatchObject({ x: toGrid(6.9), y: toGrid(5) });
    const tooFar = stands(6.9 + most - 1.5, 5);
    expect(held.refuses(on(before, tooFar))).toMatchObject({ code: 'noWay', params: { why: 'tooFar' } });
    const gone = held.does(on(before, stands(10, 5)));
    expect(gone.state.activation).toMatchObject({ spent: 2, done: ['reposition', 'operateHatch'] });
    expect(gone.state.activation?.midMove).toBeUndefined();
    expect(gone.state.board?.places['vex']).toMatchObject({ x: toGrid(10) });
    expect(gone.refuses(on(stands(10, 5), stands(11, 5))).code).toBe('actionDone');
  });

  it('should have no second free drop, and no second ladder, behind it', () => {
    const platform = block('platform', { left: 3, near: 4, right: 5.2, far: 6, high: 2 }, 'Vantage');
    const begun = acts({ ...near, vex: stands(4.6, 5, 2, 'platform') }, [gate('gate', 5), platform]);
    const moveOf = ({ state }: Play) => boardMove(gameOf(state), operativeById(state, 'vex'), 'reposition', false);
    const board = present(begun.state.board, 'a board');
    const way = present(finder().pathOn(board, moveOf(begun), before), 'a way down');
    const held = begun.does(act('reposition', { path: way.points, hatch: 'gate' }));
    expect(held.state.activation?.midMove).toMatchObject({ left: { free: 0, saved: 0 } });
    const rest = moveOf(held);
    expect(rest.left).toEqual({ free: 0, saved: 0 });
    const again = geometry().walkOn(board, { ...rest, allowance: toGrid(20) }, way.points);
    expect(toInches((again?.cost ?? 0) - way.cost)).toBeCloseTo(2);
    const climbs = { ...moveOf(begun), left: { free: 0, saved: toGrid(9) } };
    expect(geometry().leftBehind(board, climbs, way.points)).toEqual({ free: 0, saved: toGrid(9) });
  });

  it('should be told in the order in which it happens', () => {
    const { entries } = acts(far)
      .does(upTo(before))
      .does(on(before, stands(10, 5)));
    const told = entries
      .flatMap(({ events }) => events)
      .flatMap((event) => {
        if (event.type === 'actionPerformed') return [event.action];
        return event.type === 'walked' || event.type === 'doorMoved' || event.type === 'moveOver' ? [event.type] : [];
      });
    expect(told).toEqual(['reposition', 'walked', 'operateHatch', 'doorMoved', 'moveOver', 'walked']);
  });

  it('should let nothing else be done until the move has gone on or ended', () => {
    const held = acts(far).does(upTo(before));
    expect([held.refuses(act('dash')).code, held.refuses(END).code]).toEqual(['midMove', 'midMove']);
    const ended = held.does(act('reposition'));
    expect(ended.state.activation?.midMove).toBeUndefined();
    expect(ended.state.board?.places['vex']).toMatchObject({ x: toGrid(6.9) });
    expect(ended.does(END).state.activation).toBeNull();
  });

  it('should end where it comes into control range by it', () => {
    const close = stands(7.3, 5);
    const held = acts({ ...far, cultist: stands(9.1, 5) }).does(upTo(close));
    expect(areEngaged(held.state, 'vex', 'cultist')).toBe(true);
    expect(held.refuses(on(close, stands(6, 5))).code).toBe('inControlRange');
    expect(held.does(act('reposition')).does(END).state.activation).toBeNull();
  });

  it('should be refused without a door there, without the points for both, and in other moves', () => {
    expect(acts(far).refuses(upTo(stands(5.9, 5))).code).toBe('noDoorNear');
    expect(acts(far, [gate('gate', 5)], { apl: 1 }).refuses(upTo(before)).code).toBe('notEnoughAp');
    expect(acts(far).refuses(upTo(before, 'fallBack')).code).toBe('badPath');
    expect(acts(far).refuses(act('reposition', { hatch: 'gate' })).code).toBe('badPath');
    expect(acts(far).does(upTo(before, 'dash')).state.activation).toMatchObject({ done: ['dash', 'operateHatch'] });
  });

  it('should be offered at the end of ways that lead to one', () => {
    const { state } = acts(far);
    const offer = (at: BoardPlace, action = 'reposition') =>
      hatchesOnWay(gameOf(state), operativeById(state, 'vex'), action, [far.vex, at]);
    expect([offer(before), offer(stands(5.9, 5)), offer(before, 'charge')]).toEqual([['gate'], [], []]);
  });
});
