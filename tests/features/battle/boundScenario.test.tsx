import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { BoardMap, MapZone } from '../../../src/engine/board/boardMap.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { noScenario } from '../../../src/engine/plugins/scenario/state.ts';
import { toGrid } from '../../../src/engine/board/units.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { hookAt, scriptWith } from '../../support/scripted.ts';
import { answerAll, firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const { put } = words;
const VEX = 'Isaura Vex';

/** A zone of three by three inches around a place, in inches. */
const around = (id: string, kind: MapZone['kind'], x: number, y: number): MapZone => ({
  id,
  kind,
  name: id,
  corners: [
    [toGrid(x - 1.5), toGrid(y - 1.5)],
    [toGrid(x + 1.5), toGrid(y - 1.5)],
    [toGrid(x + 1.5), toGrid(y + 1.5)],
    [toGrid(x - 1.5), toGrid(y + 1.5)],
  ],
});

/** Three ways in, far from each other and from Vex; where people are posted; and where the other side starts else. */
const map: BoardMap = {
  ...mapOf(),
  zones: [
    around('north', 'entry', 28, 20),
    around('south', 'entry', 28, 2),
    around('west', 'entry', 2, 20),
    around('pulpit', 'marker', 15, 11),
    around('yard', 'drop', 24, 11),
  ],
};

/** The scenario calls its own ways in `door`, which lies in the north, and `stair`; its marker at the pulpit is `font`. */
const bound = ({ mission, ...state }: BattleState): BattleState => ({
  ...state,
  mission: {
    ...mission,
    ground: { killzone: map.id, sides: [[], ['yard']] },
    table: {
      board: '',
      markers: [
        { id: 'door', name: 'Door', count: 1, where: '', entry: true, zones: ['north'] },
        { id: 'font', name: 'Font', count: 1, where: '', zones: ['pulpit'] },
      ],
    },
  },
});

const atWave = (entries: readonly string[]) => (state: BattleState) => {
  const [one] = state.operatives.filter(({ side }) => side === 'enemy');
  if (one === undefined) throw new Error('nobody');
  const wave = { id: 'late', name: 'Late', where: '', order: 'engage' as const, dv: null };
  const late = { ...wave, entries: [...entries], operatives: [{ ...one, name: 'Latecomer' }] };
  const script = scriptWith({ hooks: [hookAt('battleStart', [{ op: 'wave', wave: 'late' }])], waves: [late] });
  return bound({ ...state, mission: { ...state.mission, script }, scenario: noScenario() });
};

const farFrom = (name: string, x: number, y: number): number => {
  const at = openBattleNow().state.board?.places[named(name).id];
  return at === undefined ? Infinity : Math.hypot(at.x - toGrid(x), at.y - toGrid(y)) / toGrid(1);
};

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

describe('a battle on the killzone of its scenario', () => {
  it.each([
    ['north', 28, 20],
    ['west', 2, 20],
  ])(
    'should bring those of a wave in by the way that it names, also where a marker lies there: %s',
    async (id, x, y) => {
      await firefight(atWave([id]));
      order({ type: 'takeUpBoard', map, places: { [named(VEX).id]: stands(15, 4) } });
      order({ type: 'activate', operative: named(VEX).id, order: 'conceal' });
      order({ type: 'endActivation' });
      answerAll();
      showBattle();
      await screen.findByRole('group', { name: words.label(22, 30) });
      await userEvent.click(screen.getByRole('button', { name: put.waits('Latecomer') }));
      await userEvent.click(screen.getByRole('button', { name: put.enter }));
      await expect.poll(() => farFrom('Latecomer', x, y)).toBeLessThan(1);
    },
  );

  it('should set those up who have a post there, all others where their side starts', async () => {
    await firefight((state) => ({
      ...bound(state),
      operatives: state.operatives.map((each) => {
        if (each.name === 'Fighter 1') return { ...each, zones: ['pulpit'] };
        return each.name === 'Fighter 2' ? { ...each, zones: ['north'] } : each;
      }),
    }));
    order({ type: 'takeUpBoard', map, places: { [named(VEX).id]: stands(3, 3) } });
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    const [rest] = screen.getAllByRole('button', { name: new RegExp(`^${put.restOf('')}`, 'u') });
    await userEvent.click(rest as HTMLElement);
    await expect.poll(() => farFrom('Fighter 1', 15, 11)).toBeLessThan(2.2);
    expect(farFrom('Fighter 2', 28, 20)).toBeLessThan(2.2);
    const zones = openBattleNow().state.board?.map.zones.map(({ id }) => id);
    expect(zones).toContain('door');
    expect(zones).not.toContain('north');
  });
});
