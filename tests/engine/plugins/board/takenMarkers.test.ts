import { beforeAll, describe, expect, it } from 'vitest';
import { zonesLying } from '../../../../src/engine/family/killteam/model/boardMarkers.ts';
import type { Mission } from '../../../../src/engine/family/killteam/model/mission.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { ScenarioAction } from '../../../../src/engine/plugins/scenario/script.ts';
import { cornersAround } from '../../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid } from '../../../../src/engine/board/units.ts';
import { middleOf } from '../../../../src/engine/board/zoneMark.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { boardSeen } from '../../../../src/engine/view/boardSeen.ts';
import { block, mapOf, stands } from '../../../support/board/onBoard.ts';
import { act, activate, OVERRIDE, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { pack } from '../../../support/rowPlay.ts';
import { action, scripted } from '../../../support/scripted.ts';

beforeAll(() => fetchBoards());

const search = action({ marker: 'clues', takes: true });
const SEARCH = { type: 'actInScenario', action: 'search' } as const;

const missionWith = (of: ScenarioAction): Mission => ({
  ...scripted({ actions: [of] }),
  table: { board: '', markers: [{ id: 'clues', name: 'Clue', count: 2, where: '' }] },
});
const zone = (id: string, x: number, y: number) => ({
  id,
  kind: 'marker' as const,
  name: 'Clue',
  corners: cornersAround({ x: toGrid(x), y: toGrid(y) }),
});
const rock = block('rock', { left: 14, near: 10, right: 16, far: 12, high: 3 }, 'Heavy');

/** Vex acts beside the first of two clues. */
function acts(of: ScenarioAction = search, set: Partial<BattleState> = {}, vexAt = stands(10, 10)): Play {
  const map = { ...mapOf(rock), zones: [zone('clues-1', 10, 11), zone('clues-2', 20, 11)] };
  const places = { vex: vexAt, pim: stands(2, 2), cultist: stands(28, 20) };
  const board = { map, reading: 'thirdEdition' as const, places };
  const at = battleOf([vex(), pim(), cultist()], { mission: missionWith(of), board, ...set });
  return play(at).does(activate('vex'));
}
const lying = ({ midway }: Play) => zonesLying(midway, 'marker').map(({ id }) => id);
const seen = ({ midway }: Play) => boardSeen(midway)?.map.zones.map(({ id }) => id);

describe('a marker that an action takes off the board', () => {
  it('should be the one that it touches, for the rules, the screen and whoever stands there', () => {
    const near = acts().does({ type: 'placeOnBoard', operative: 'vex', at: stands(10, 10) });
    expect(near.operative('vex').nearMarker).toBe(true);
    const done = near.does(SEARCH);
    expect(done.told('markerTaken')).toEqual([
      { type: 'markerTaken', marker: 'clues-1', name: 'Clue', operative: 'vex' },
    ]);
    expect([lying(done), seen(done)]).toEqual([['clues-2'], ['clues-2']]);
    expect(done.operative('vex').nearMarker).toBe(false);
    expect(done.refuses(SEARCH).code).toBe('scenarioUsedUp');
    expect(seen(near)).toEqual(['clues-1', 'clues-2']);
  });

  it('should stay where the action says nothing of it, and where none is touched', () => {
    expect(lying(acts({ ...search, takes: false }).does(SEARCH))).toEqual(['clues-1', 'clues-2']);
    const far = acts(search, {}, stands(10, 14));
    expect(far.refuses(SEARCH).code).toBe('markerFar');
    expect(lying(far.does({ ...SEARCH, ...OVERRIDE }))).toEqual(['clues-1', 'clues-2']);
  });

  it('should be the only one where nobody knows who stands where', () => {
    const gone = acts().does(SEARCH).does({ type: 'placeOnBoard', operative: 'vex', at: null });
    const next = gone.does({ type: 'endActivation' }).does(activate('cultist')).does({ type: 'endActivation' });
    const pimActs = next.does({ type: 'placeOnBoard', operative: 'pim', at: null }).does(activate('pim')).does(SEARCH);
    expect(lying(pimActs)).toEqual([]);
  });

  it('should lie elsewhere where the table then says so, and no other', () => {
    const table = pack.tables.get('investigation');
    if (table === undefined) throw new Error('no table');
    const trail = acts({ ...search, table: 'investigation' }, { tables: { investigation: table } })
      .does(SEARCH)
      .answers([3]);
    expect(lying(trail)).toEqual(['clues-1', 'clues-2']);
    const [moved, other] = zonesLying(trail.midway, 'marker').map(middleOf);
    expect(moved).not.toMatchObject({ x: toGrid(10), y: toGrid(11) });
    expect(other).toMatchObject({ x: toGrid(20), y: toGrid(11) });
    expect(trail.midway.markersTaken).toEqual([]);
  });

  it('should lie off a board that is taken up later, too', () => {
    const done = acts().does(SEARCH);
    const again = done.does({ type: 'dropBoard' }).does({ type: 'takeUpBoard', map: mapOf(rock), places: {} });
    expect(lying(again)).toEqual(['clues-2']);
  });
});

describe('a marker that is carried', () => {
  it('should not be shown where it lay, and be shown where it is put down', () => {
    const carries = acts().does(act('pickUpMarker', { note: 'clues-1', ...OVERRIDE }));
    expect(seen(carries)).toEqual(['clues-2']);
    expect(seen(carries.does(act('placeMarker', OVERRIDE)))).toEqual(['clues-1', 'clues-2']);
  });
});

describe('a marker that the table takes off', () => {
  const takes = (marker: string) => ({ type: 'takeMarker', marker }) as const;

  it('should lie again where it is laid, and be one that lies there', () => {
    const off = acts().does(takes('clues-2'));
    expect(off.told('markerTaken')).toMatchObject([{ marker: 'clues-2', operative: null }]);
    expect(lying(off)).toEqual(['clues-1']);
    const on = off.does({ type: 'layMarker', marker: 'clues-2', at: { x: toGrid(5), y: toGrid(5) } });
    expect(lying(on)).toEqual(['clues-1', 'clues-2']);
    expect(off.refuses(takes('clues-2')).code).toBe('unknownObjective');
    expect(acts().refuses(takes('nobody')).code).toBe('unknownObjective');
    expect(acts().does({ type: 'dropBoard' }).refuses(takes('clues-1')).code).toBe('noBoard');
  });
});

describe('the board as it is seen', () => {
  it('should be the same value for the same board and markers, and the board itself with nothing off', () => {
    const { midway } = acts();
    expect(boardSeen(midway)).toBe(midway.board);
    const off = acts().does(SEARCH).midway;
    expect(boardSeen(off)).toBe(boardSeen({ ...off }));
    expect(boardSeen({ ...off, turningPoint: 3 })?.map).toBe(boardSeen(off)?.map);
  });
});
