import { beforeAll, describe, expect, it } from 'vitest';
import type { MapZone } from '../../../../src/engine/board/boardMap.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { actionReasons } from '../../../../src/engine/family/killteam/flow/actions/actions.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { scenarioReasons } from '../../../../src/engine/plugins/scenario/scenarioOffers.ts';
import type { Mission } from '../../../../src/engine/family/killteam/model/mission.ts';
import { helped } from '../../../../src/engine/family/killteam/plugins/reanimate/rescue.ts';
import type { ActionId } from '../../../../src/engine/core/ids.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { act, activate, OVERRIDE, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { aMatch, withMatch } from '../../../support/match2021.ts';
import { A, activates, B, battle2021, op, Play2021 } from '../../../support/play2021.ts';
import { action, scripted } from '../../../support/scripted.ts';

beforeAll(fetchGeometry);

const marker = (id: string, x: number, kind: MapZone['kind'] = 'marker'): MapZone => ({
  id,
  kind,
  name: `Marker ${id}`,
  corners: cornersAround({ x: toGrid(x), y: toGrid(5) }),
});

const board = (
  places: Extract<Command, { type: 'takeUpBoard' }>['places'],
  zones: readonly MapZone[] = [],
  ...pieces: Parameters<typeof mapOf>
): Command => ({ type: 'takeUpBoard', map: { ...mapOf(...pieces), zones: [...zones] }, places });

const DOWN = { down: true, wounds: 0 } as const;
const places = { vex: stands(5, 5), pim: stands(9, 5), cultist: stands(25, 20) };
const start = (mission?: Mission) =>
  play(battleOf([vex(), pim(DOWN), cultist()], mission === undefined ? {} : { mission }));

const first = (at: Play, id: ActionId) => {
  const vexNow = at.operative('vex');
  return actionReasons(gameOf(at.state), vexNow, id)[0] ?? null;
};

/** From base to edge, as far as both are apart. */
const gap = (apart: number, ...radii: readonly number[]): number => apart - radii.reduce((sum, one) => sum + one, 0);
const BASE = 14.25 / 25.4;
/** A marker of a scenario, in inches. */
const MARKER = (() => {
  const xs = cornersAround({ x: 0, y: 0 }).map(([x]) => x);
  return (Math.max(...xs) - Math.min(...xs)) / 2 / 2540;
})();

describe('acts with a marker, on a board', () => {
  const far = start()
    .does(board(places, [marker('y', 20), marker('x', 12)]))
    .does(activate('vex'));

  it.each(['interact', 'pickUpMarker'] as const)('should not be offered from afar: %s', (id) => {
    const why = first(far, id);
    expect(why).toMatchObject({ code: 'markerFar', params: { marker: 'x', name: 'Marker x' } });
    expect(Number(why?.params['inches'])).toBeCloseTo(gap(7, BASE, MARKER), 2);
    expect(far.refuses(act(id)).code).toBe('markerFar');
  });

  it.each(['interact', 'pickUpMarker'] as const)('should be done anyway where somebody says so: %s', (id) => {
    const done = far.does({ ...act(id, { note: 'Marker x' }), ...OVERRIDE });
    expect(done.told('actionPerformed')).toHaveLength(1);
    expect(done.told('overridden')).toMatchObject([{ code: 'markerFar' }]);
    const told = far.does({ type: 'setFlag', operative: 'vex', flag: 'nearMarker', on: true });
    expect(first(told, id)).toBeNull();
  });

  it('should be offered to whoever stands there, and to whom the board does not know', () => {
    const near = start()
      .does(board(places, [marker('x', 6)]))
      .does(activate('vex'));
    expect(first(near, 'interact')).toBeNull();
    const { vex: _vex, ...others } = places;
    const nowhere = start()
      .does(board(others, [marker('x', 12)]))
      .does(activate('vex'));
    expect(first(nowhere, 'interact')).toBeNull();
  });

  it('should be as ever where the board has no marker, and without a board', () => {
    expect(first(start().does(board(places)).does(activate('vex')), 'interact')).toBeNull();
    const none = start().does(activate('vex'));
    expect(first(none, 'interact')).toBeNull();
    expect(first(none, 'pickUpMarker')).toEqual({ code: 'noMarkerNear', params: {} });
  });
});

describe('help for a fallen friend, on a board', () => {
  const at = (x: number, ...pieces: Parameters<typeof mapOf>) =>
    start()
      .does(board({ ...places, pim: stands(x, 5) }, [], ...pieces))
      .does(activate('vex'));

  it.each(['reanimate', 'pickUpOperative'] as const)('should not be offered from afar: %s', (id) => {
    const why = first(at(9), id);
    expect(why).toMatchObject({ code: 'friendFar', params: { operative: 'pim' } });
    expect(Number(why?.params['inches'])).toBeCloseTo(gap(4, BASE, BASE), 2);
    expect(at(9).refuses(act(id, { targets: ['pim'] })).code).toBe('friendFar');
    expect(helped(gameOf(at(9).state), at(9).operative('vex'), id)).toEqual([]);
    const done = at(9).does({ ...act(id, { targets: ['pim'] }), ...OVERRIDE });
    expect(done.told('overridden').map(({ code }) => code)).toContain('friendFar');
  });

  it.each(['reanimate', 'pickUpOperative'] as const)(
    'should be offered within an inch, not through a wall: %s',
    (id) => {
      expect(first(at(6.9), id)).toBeNull();
      expect(helped(gameOf(at(6.9).state), at(6.9).operative('vex'), id).map((each) => each.id)).toEqual(['pim']);
      const wall = block('wall', { left: 5.8, near: 0, right: 6.1, far: 10, high: 5 }, 'Heavy');
      expect(first(at(6.9, wall), id)?.code).toBe('notVisible');
    },
  );

  it('should name the nearest of those out of reach, and be offered as soon as one is near', () => {
    const third = pim({ ...DOWN, id: 'third', name: 'third' });
    const two = (x: number) =>
      play(battleOf([vex(), pim(DOWN), third, cultist()]))
        .does(board({ ...places, third: stands(x, 5) }))
        .does(activate('vex'));
    expect(first(two(8), 'reanimate')?.params['operative']).toBe('third');
    expect(first(two(6.9), 'reanimate')).toBeNull();
    expect(two(6.9).refuses(act('reanimate', { targets: ['pim'] })).code).toBe('friendFar');
  });

  it('should be as ever without a board', () => {
    expect(first(start().does(activate('vex')), 'reanimate')).toBeNull();
  });
});

describe('actions of a scenario at its markers, on a board', () => {
  const base = scripted({ actions: [action({ marker: 'clue' }), action({ id: 'free' })] });
  const mission: Mission = {
    ...base,
    table: { board: '', markers: [{ id: 'clue', name: 'Clue', count: 2, where: 'anywhere' }] },
  };
  const clue = (number: number, x: number): MapZone => ({ ...marker(`clue-${number}`, x), name: `Clue ${number}` });
  const laid = (...xs: readonly number[]) => {
    const taken = start(mission).does(board(places));
    const put = xs.reduce(
      (moment, x, at) =>
        moment.does({ type: 'layMarker', marker: `clue-${at + 1}`, at: { x: toGrid(x), y: toGrid(5) } }),
      taken,
    );
    return put.does(activate('vex'));
  };
  const why = (at: Play, id: string) => {
    const [wanted] = at.state.mission.script?.actions.filter((each) => each.id === id) ?? [];
    return wanted === undefined
      ? undefined
      : (scenarioReasons(gameOf(at.state), at.operative('vex'), wanted)[0] ?? null);
  };

  it('should say how far the nearest of them is, and be done anyway', () => {
    const far = laid(20, 12);
    expect(far.state.board?.map.zones.map(({ id }) => id)).toEqual([clue(1, 0).id, clue(2, 0).id]);
    expect(why(far, 'search')).toMatchObject({ code: 'markerFar', params: { marker: 'clue-2', name: 'Clue 2' } });
    const search: Command = { type: 'actInScenario', action: 'search' };
    expect(far.refuses(search).code).toBe('markerFar');
    expect(far.does({ ...search, ...OVERRIDE }).told('scenarioActed')).toHaveLength(1);
    expect(why(far, 'free')).toBeNull();
  });

  it('should be offered at one of them, and where none is carried about on a board', () => {
    expect(why(laid(20, 6), 'search')).toBeNull();
    expect(why(start(mission).does(activate('vex')), 'search')).toBeNull();
  });
});

describe('acts of 2021 with a marker, on a board', () => {
  const MARKERS = ['m', 'n'].map((id) => ({ id, name: `Marker ${id}`, where: 'somewhere', pickUp: true }));
  const trim = {
    id: 'trim',
    name: 'Trim',
    text: 'Trims it.',
    ap: 1,
    marker: 'any',
    controls: false,
    carries: null,
    needs: [],
    engaged: false,
    once: 'turningPoint' as const,
  };
  const acting = (...xs: readonly number[]) => {
    const state = withMatch(battle2021([op('a1', A), op('b1', B)]), aMatch({ markers: MARKERS, actions: [trim] }));
    const taken = new Play2021(state).does(board({ a1: stands(5, 5), b1: stands(25, 20) }));
    return xs
      .reduce(
        (moment, x, at) =>
          moment.does({ type: 'layMarker', marker: MARKERS[at]?.id ?? '', at: { x: toGrid(x), y: toGrid(5) } }),
        taken,
      )
      .does(activates('a1'));
  };
  const doTrim = (at: string): Command => ({ type: 'actInMission', action: 'trim', marker: at });

  it('[K-42, K-62] should not be done from afar, measured to the centre of a marker', () => {
    const far = acting(12, 8);
    expect(far.refuses(act('pickUpMarker', { note: 'm' }))).toBe('markerFar');
    expect(far.refuses(doTrim('n'))).toBe('markerFar');
    expect(far.does({ ...doTrim('n'), ...OVERRIDE }).state.missionActs).toHaveLength(1);
  });

  it('[K-42] should be done at a marker, and not at the other', () => {
    const near = acting(12, 6.3);
    expect(near.does(doTrim('n')).state.missionActs).toHaveLength(1);
    expect(near.refuses(doTrim('m'))).toBe('markerFar');
    expect(near.does(act('pickUpMarker', { note: 'n' })).operative('a1').carriesMarker).toBe('n');
  });
});
