import { beforeAll, describe, expect, it } from 'vitest';
import type { MapZone } from '../../../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { marksLying } from '../../../../src/engine/family/killteam/model/boardMarkers.ts';
import { gamesOf } from '../../../../src/engine/family/killteam/rules/game.ts';
import { battleDecider } from '../../../../src/engine/systems/battle.ts';
import { controllerOf } from '../../../../src/engine/systems/kt2021/markers/control.ts';
import { kt2021KillTeam } from '../../../../src/engine/systems/kt2021/kt2021.ts';
import { mapOf, stands } from '../../../support/board/onBoard.ts';
import { act, activate, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, vex } from '../../../support/duel.ts';
import { aMatch, withMatch } from '../../../support/match2021.ts';
import { A, activates, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';

beforeAll(fetchGeometry);

const marker = (id: string, x: number, y: number): MapZone => ({
  id,
  kind: 'marker',
  name: `Marker ${id}`,
  corners: cornersAround({ x: toGrid(x), y: toGrid(y) }),
});

const board = (places: Extract<Command, { type: 'takeUpBoard' }>['places'], ...zones: MapZone[]): Command => ({
  type: 'takeUpBoard',
  map: { ...mapOf(), zones },
  places,
});

const start = () => play(battleOf([vex(), cultist({ order: 'conceal' })]));
const lies = (moment: Play | Play2021) => marksLying(moment.state, 'marker').map(({ x, y }) => [x, y]);

describe('markers on a board', () => {
  const there = { vex: stands(5, 5), cultist: stands(20, 5) };
  const taken = () => start().does(board(there, marker('x', 6, 5)));

  it('should be picked up by whoever stands there, go with it, and lie where it is put down', () => {
    const near = taken().does(activate('vex'));
    expect(near.operative('vex').nearMarker).toBe(true);
    expect(near.operative('cultist').nearMarker).toBe(false);
    const carried = near.does(act('pickUpMarker', { note: 'Marker x' }));
    expect(lies(carried)).toEqual([]);
    const moved = carried.does({ type: 'placeOnBoard', operative: 'vex', at: stands(9, 9) });
    const down = moved.does({ ...act('placeMarker'), override: { reason: 'it falls' } });
    expect(lies(down)).toEqual([[toGrid(9), toGrid(9)]]);
    expect(down.operative('vex').nearMarker).toBe(true);
  });

  it('should lie where a hand lays them, and nowhere over the edge', () => {
    const at = { x: toGrid(20), y: toGrid(6) };
    const laid = taken().does({ type: 'layMarker', marker: 'x', at });
    expect(lies(laid)).toEqual([[at.x, at.y]]);
    expect([laid.operative('vex').nearMarker, laid.operative('cultist').nearMarker]).toEqual([false, true]);
    const why = (command: Command) => {
      const decision = battleDecider.decide(laid.midway, command);
      return decision.ok ? null : decision.rejection.code;
    };
    expect(why({ type: 'layMarker', marker: 'y', at })).toBe('unknownObjective');
    expect(why({ type: 'layMarker', marker: 'x', at: { x: -1, y: 0 } })).toBe('offBoard');
  });

  it('should be nothing that the board says where it has none', () => {
    const flag = { type: 'setFlag', operative: 'vex', flag: 'nearMarker', on: true } as const;
    const told = start().does(board(there)).does(flag);
    const moved = told.does({ type: 'placeOnBoard', operative: 'cultist', at: stands(9, 9) });
    expect(moved.operative('vex').nearMarker).toBe(true);
  });
});

describe('markers of a match on a board', () => {
  const M = { id: 'm', name: 'Marker', where: 'in the middle', pickUp: true };
  const match = () => new Play2021(withMatch(battle2021([op('a1', A), op('b1', B)]), aMatch({ markers: [M] })));
  const controlIn = ({ state }: Play2021) => controllerOf(gamesOf(kt2021KillTeam)(state), 'm');
  const places = { a1: stands(5, 5), b1: stands(20, 5) };

  it('[K-61] should be controlled by whoever the board has within 2 inches of their centre, asking nobody', () => {
    const taken = match().does(board(places, marker('m', 7.4, 5)));
    expect(taken.state.board?.map.zones.map(({ id, name }) => [id, name])).toEqual([['m', 'Marker']]);
    expect(controlIn(taken)).toBe(A);
    expect(taken.state.markers?.['m']).toMatchObject({ near: ['a1'], unsure: [] });
    const gone = taken.does({ type: 'placeOnBoard', operative: 'a1', at: stands(4, 5) });
    expect(controlIn(gone)).toBeNull();
  });

  it('[K-62] should be picked up within 1 inch of their centre, as it is measured', () => {
    const pickUp = { ...act('pickUpMarker', { note: 'm' }) };
    const acting = (x: number) =>
      match()
        .does(board(places, marker('m', x, 5)))
        .does(activates('a1'));
    expect(acting(7.4).refuses(pickUp)).toBe('markerFar');
    expect(lies(acting(6.3).does(pickUp))).toEqual([]);
  });
});
