import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import type { Place } from '../../../../src/engine/board/move/place.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { act, activate, OVERRIDE, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { evolveAll } from '../../../support/fold.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';

beforeAll(fetchGeometry);

const wall = block('wall', { left: 9, near: 4, right: 10, far: 8, high: 3 }, 'Heavy');
const roof = block('ruin', { left: 1, near: 1, right: 6, far: 8, low: 2.9, high: 4 }, 'Vantage');
const places = { vex: stands(3, 5), cultist: stands(14, 5) };

/** A way by its places, in inches. */
const way = (...points: (readonly [x: number, y: number, z?: number])[]): readonly Place[] =>
  points.map(([x, y, z = 0]) => ({ x: toGrid(x), y: toGrid(y), z: toGrid(z) }));

const acts = (there: Parameters<typeof takeUp>[1] = places, pieces = [wall], me: Partial<Operative> = {}): Play =>
  play(battleOf([vex(me), cultist()]))
    .does(takeUp(pieces, there))
    .does(activate('vex'));

const why = (moment: Play, ...command: Parameters<typeof act>) => {
  const { code, params } = moment.refuses(act(...command));
  return [code, params['why'] ?? null];
};

describe('a way on the board', () => {
  it('should put the model where it ends, and say what it cost', () => {
    const path = way([3, 5], [5, 5], [5, 7.5]);
    const moved = acts().does(act('reposition', { path }));
    expect(moved.state.board?.places['vex']).toEqual(stands(5, 7.5));
    expect(moved.told('walked')).toEqual([{ type: 'walked', operative: 'vex', path, cost: 5 }]);
  });

  it('should be refused where it fails, with why, unless the table says so', () => {
    const refused = acts().refuses(act('reposition', { path: way([3, 5], [5, 5], [9.5, 5]) }));
    expect(refused).toEqual({
      code: 'noWay',
      params: {
        operative: 'vex',
        why: 'terrain',
        at: 2,
        x: toGrid(9.5),
        y: toGrid(5),
        z: 0,
        inches: 7,
        most: 6,
        piece: 'wall',
      },
    });
    const there = acts().does(act('reposition', { path: way([3, 5], [9.5, 5]), ...OVERRIDE }));
    expect(there.state.board?.places['vex']).toEqual(stands(9.5, 5));
  });

  it('should never end over the edge or on another, unless by so little that a hand decides', () => {
    const ends = (to: readonly [number, number]) => act('charge', { path: way([3, 5], to), ...OVERRIDE });
    const { radius } = stands(0, 0);
    const wide = (2 * radius) / 2540;
    const close = { vex: stands(3, 5), cultist: stands(6, 5) };
    expect(why(acts(close, []), 'charge', { path: way([3, 5], [0.2, 5]), ...OVERRIDE })).toEqual([
      'cannotStand',
      'offBoard',
    ]);
    expect(why(acts(close, []), 'charge', { path: way([3, 5], [5.5, 5]), ...OVERRIDE })).toEqual([
      'cannotStand',
      'onBase',
    ]);
    const hair = acts(close, []).does(ends([6 - wide + 0.01, 5]));
    expect(hair.told('overridden').map(({ code }) => code)).toEqual(['noWay']);
    const edge = acts(close, []).does(ends([wide / 2 - 0.01, 5]));
    expect(edge.state.board?.places['vex']?.x).toBe(toGrid(wide / 2 - 0.01));
  });

  it('should go as far as the move and the state of its model allow', () => {
    expect(why(acts(), 'reposition', { path: way([3, 5], [3, 11.2]) })).toEqual(['noWay', 'tooFar']);
    expect(why(acts(), 'dash', { path: way([3, 5], [3, 8.2]) })).toEqual(['noWay', 'tooFar']);
    expect(
      acts()
        .does(act('dash', { path: way([3, 5], [3, 8]) }))
        .told('walked')[0]?.cost,
    ).toBe(3);
    expect(why(acts(places, [], { wounds: 3 }), 'reposition', { path: way([3, 5], [3, 11]) })).toEqual([
      'noWay',
      'tooFar',
    ]);
    const counter = play(battleOf([vex({ readiness: 'expended' }), cultist()]))
      .does(takeUp([], places))
      .does({ type: 'counteract', operative: 'vex' });
    expect(why(counter, 'reposition', { path: way([3, 5], [3, 8]) })).toEqual(['noWay', 'tooFar']);
    const climb = way([3, 9.5], [3, 9.5, 4], [3, 7, 4]);
    expect(why(acts({ ...places, vex: stands(3, 9.5) }, [roof]), 'dash', { path: climb })).toEqual([
      'noWay',
      'noClimb',
    ]);
  });

  it('should begin where the model stands, end on the grid, and be of a move', () => {
    const shifted = way([3.1, 5], [5, 5]);
    expect(why(acts(), 'reposition', { path: shifted })).toEqual(['badPath', null]);
    expect(why(acts(), 'reposition', { path: [] })).toEqual(['badPath', null]);
    expect(why(acts(), 'reposition', { path: [stands(3, 5), { x: 0.5, y: 1, z: 0 }] })).toEqual(['badPath', null]);
    expect(why(acts(), 'interact', { path: way([3, 5], [5, 5]) })).toEqual(['badPath', null]);
    const plain = play(battleOf([vex(), cultist()])).does(activate('vex'));
    expect(why(plain, 'reposition', { path: way([3, 5], [5, 5]) })).toEqual(['noBoard', null]);
    expect(why(acts({ cultist: stands(14, 5) }), 'reposition', { path: way([3, 5], [5, 5]) })).toEqual([
      'badPath',
      null,
    ]);
  });

  it('should end a charge in control range, with those met there as its targets', () => {
    const close = { vex: stands(3, 5), cultist: stands(9, 5) };
    expect(why(acts(close, []), 'charge', { path: way([3, 5], [5, 5]) })).toEqual(['noWay', 'mustEndInRange']);
    const charged = acts(close, []).does(act('charge', { path: way([3, 5], [7.5, 5]) }));
    expect(charged.state.engagement).toEqual([['vex', 'cultist']]);
    expect(charged.told('actionPerformed')[0]?.targets).toEqual(['cultist']);
    expect(charged.told('engagementChanged')).toHaveLength(1);
    expect(why(acts(close, []), 'reposition', { path: way([3, 5], [7.5, 5]) })).toEqual(['noWay', 'intoRange']);
  });

  it('should lead out of control range by a fall back', () => {
    const close = { vex: stands(3, 5), cultist: stands(5, 5) };
    const back = acts(close, []).does(act('fallBack', { path: way([3, 5], [1, 7]) }));
    expect(back.state.engagement).toEqual([]);
    expect(back.told('engagementChanged').map(({ on }) => on)).toEqual([true, false]);
    expect(why(acts(close, []), 'fallBack', { path: way([3, 5], [3, 5.3]) })).toEqual(['noWay', 'endsInRange']);
  });

  it('should know of whom the board does not know as the table says it', () => {
    const state = battleOf([vex(), cultist()], { engagement: [['vex', 'cultist']] });
    const moment = play(state)
      .does(takeUp([], { vex: stands(3, 5) }))
      .does(activate('vex'));
    const back = moment.does(act('fallBack', { path: way([3, 5], [5, 5]) }));
    expect(back.state.engagement).toEqual([]);
    const alone = play(battleOf([vex(), cultist()]))
      .does(takeUp([], { vex: stands(3, 5) }))
      .does(activate('vex'));
    const charge = act('charge', { path: way([3, 5], [5, 5]), targets: ['cultist'], ...OVERRIDE });
    expect(alone.does(charge).state.engagement).toEqual([['vex', 'cultist']]);
  });

  it('should stand on Vantage at its height, and fall from it as it was said', () => {
    const beside = { ...places, vex: stands(3, 9.5) };
    const up = acts(beside, [roof], { move: 9 }).does(
      act('reposition', { path: way([3, 9.5], [3, 9.5, 4], [3, 7, 4]) }),
    );
    expect(up.state.board?.places['vex']).toEqual(stands(3, 7, 4, 'ruin'));
    expect(up.operative('vex')).toMatchObject({ height: 4, onVantage: true });
    const down = way([3, 7, 4], [3, 9.5, 4], [3, 9.5]);
    const above = () => acts({ ...places, vex: stands(3, 7, 4, 'ruin') }, [roof]);
    const fallen = above().does(act('reposition', { path: down, fall: 4 }));
    expect(fallen.operative('vex')).toMatchObject({ height: 0, onVantage: false, wounds: 6 });
    expect(fallen.told('walked')[0]?.cost).toBe(3);
    expect(fallen.state.board?.places['vex']).toEqual(stands(3, 9.5));
    expect(why(above(), 'reposition', { path: down, fall: 3 })).toEqual(['noWay', 'otherFall']);
    expect(why(above(), 'reposition', { path: [...down, ...way([3, 11])], fall: 4 })).toEqual(['noWay', 'fallGoesOn']);
    expect(
      above()
        .does(act('reposition', { path: down }))
        .told('walked')[0]?.cost,
    ).toBe(5);
  });

  it('should fly over what stands there, straight through the air', () => {
    const over = way([3, 5], [11.5, 5]);
    const flier: Partial<Operative> = { abilities: ['fly'], move: 9 };
    expect(
      acts(places, [wall], flier)
        .does(act('reposition', { path: over }))
        .told('walked')[0]?.cost,
    ).toBe(9);
    expect(why(acts(places, [wall], { move: 9 }), 'reposition', { path: over })).toEqual(['noWay', 'terrain']);
    const up = way([3, 9.5], [3, 6.5, 4]);
    const flown = acts({ ...places, vex: stands(3, 9.5) }, [roof], flier).does(act('reposition', { path: up }));
    expect(flown.told('walked')[0]?.cost).toBe(5);
  });

  it('should leave whoever is carried where the table puts it down', () => {
    const carrier = vex({ carries: 'pim' });
    const moment = play(battleOf([carrier, pim({ down: true, wounds: 0, carriedBy: 'vex' }), cultist()]))
      .does(takeUp([], { ...places, pim: stands(3, 7) }))
      .does(activate('vex'));
    const moved = moment.does(act('reposition', { path: way([3, 5], [5, 5]) }));
    expect(Object.keys(moved.state.board?.places ?? {}).toSorted()).toEqual(['cultist', 'vex']);
  });

  it('should be taken back and come again as it was', () => {
    const before = acts();
    const after = before.does(act('reposition', { path: way([3, 5], [5, 5]) }));
    expect(before.state.board?.places['vex']).toEqual(stands(3, 5));
    const first = play(battleOf([vex(), cultist()]));
    expect(evolveAll(first.midway, after.events)).toEqual(after.state);
    const again = after.entries.reduce((moment, { command }) => moment.does(command), first);
    expect(again.events).toEqual(after.events);
  });
});
