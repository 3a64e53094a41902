import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { cornersAround } from '../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid } from '../../../src/engine/board/units.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import type { OnBoardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { OnBoard } from '../../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { model, offers, sceneOf, show, side, view } from '../../support/roundsScene.tsx';

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([OnBoard.fetch(), fetchForBoard('vanguard')]);
});

type Pixel = readonly [number, number];
const START = { x: toGrid(10), y: toGrid(12) };
const relay = { id: 'relay', kind: 'marker' as const, name: 'Relay', corners: cornersAround(START) };
const { radius, head } = stands(0, 0);

const onBoardOf = (change: Partial<BattleBoard>): OnBoardView => ({
  board: { map: { ...mapOf(), zones: [relay] }, reading: 'bodies', places: { Thorn: stands(5, 5) }, ...change },
  move: () => {
    throw new Error('nobody moves');
  },
  charge: () => null,
  sighted: () => null,
  reaching: () => [],
  setUpAt: () => null,
  zonesOf: () => 0,
  bodyOf: () => ({ radius, head }),
});

async function drawn(onBoard: OnBoardView, change: Parameters<typeof view>[0] = {}) {
  const state = { models: [] as BattleState['models'], ruleset: 'vanguard', board: onBoard.board } as BattleState;
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state, onBoard, offers: offers(), ...change }) }),
  );
  return { scene, map: await screen.findByRole('group', { name: words.label(22, 30) }) };
}

/** Where a drawing stands that is moved as a whole. */
const middleOf = (drawing: Element | null): Pixel => {
  const [x, y] = (drawing?.getAttribute('transform')?.match(/[\d.]+/gu) ?? []).map(Number);
  if (x === undefined || y === undefined) throw new Error('it is not drawn');
  return [x, y];
};

/** A finger on the map. */
const finger = (map: Element) => {
  const at = ([clientX, clientY]: Pixel) => ({ pointerId: 1, clientX, clientY, button: 0 });
  return {
    down: (place: Pixel) => fireEvent.pointerDown(map, at(place)),
    move: (place: Pixel) => fireEvent.pointerMove(window, at(place)),
    up: (place: Pixel) => fireEvent.pointerUp(window, at(place)),
    cancel: (place: Pixel) => fireEvent.pointerCancel(window, at(place)),
  };
};

const inHand = (what: string) => screen.queryByRole('region', { name: words.put.title(what) });
const there = () => screen.queryByRole('button', { name: new RegExp(`^${words.put.there}`, 'u') });

/** The objective is in hand. */
async function taken() {
  const { scene, map } = await drawn(onBoardOf({}));
  await userEvent.click(screen.getByRole('button', { name: words.measure.title }));
  await userEvent.selectOptions(screen.getByLabelText(words.measure.from), 'Relay');
  await userEvent.click(screen.getByRole('button', { name: words.lay.move('Relay') }));
  expect(inHand('Relay')).toBeVisible();
  (document.activeElement as HTMLElement | null)?.blur();
  return { scene, map };
}

describe('an objective in hand', () => {
  it('should be shifted by arrows and laid by Enter', async () => {
    const { scene } = await taken();
    expect(there()).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(there()).toBeVisible();
    expect(scene.act).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(scene.act).toHaveBeenCalledExactlyOnceWith({
      type: 'layMarker',
      marker: 'relay',
      at: { x: START.x + toGrid(1), y: START.y },
    });
    expect(inHand('Relay')).toBeNull();
  });

  it('should be laid by the bar once keys have shifted it', async () => {
    const { scene } = await taken();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(there() as HTMLElement);
    expect(scene.act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'layMarker' }));
  });

  it('should go along with a finger and lie where that leaves it', async () => {
    const { scene, map } = await taken();
    const [x, y] = middleOf(map.querySelector('g[class*="marker"]'));
    const { down, move, up } = finger(map);
    down([x, y]);
    move([x + 30, y]);
    expect(map.querySelector('rect[class*="handle"], rect[data-corner]')).not.toBeNull();
    expect(scene.act).not.toHaveBeenCalled();
    up([x + 30, y]);
    const [command] = vi.mocked(scene.act).mock.calls[0] ?? [];
    expect(command).toMatchObject({ type: 'layMarker', marker: 'relay' });
    expect(command).not.toMatchObject({ at: START });
  });

  it('should stay in hand where the screen takes the finger away', async () => {
    const { scene, map } = await taken();
    const [x, y] = middleOf(map.querySelector('g[class*="marker"]'));
    const { down, move, cancel } = finger(map);
    down([x, y]);
    move([x + 30, y]);
    cancel([x + 30, y]);
    expect(scene.act).not.toHaveBeenCalled();
    expect(inHand('Relay')).toBeVisible();
  });
});

it('should keep who is dragged at the set-up in hand where the screen takes the finger away', async () => {
  const band = [model('Thorn', { tap: null, status: 'ready' })];
  const { scene, map } = await drawn(onBoardOf({}), {
    step: 'deploy',
    offers: null,
    sides: [side('one', { models: band }), side('two')],
  });
  const spot = map.querySelector<HTMLElement>('[data-token="Thorn"]');
  const [left, top] = [Number.parseFloat(spot?.style.left ?? ''), Number.parseFloat(spot?.style.top ?? '')];
  const at: Pixel = [left + 22, top + 22];
  const { down, move, cancel } = finger(map);
  down(at);
  move([at[0] + 20, at[1]]);
  cancel([at[0] + 20, at[1]]);
  expect(scene.act).not.toHaveBeenCalled();
  expect(inHand('Thorn')).toBeVisible();
  expect(there()).toBeNull();
});

it('should let nobody who was on the board come in together with those who wait', async () => {
  const corners: [number, number][] = [
    [70_000, 25_000],
    [76_000, 25_000],
    [76_000, 30_000],
    [70_000, 30_000],
  ];
  const map = { ...mapOf(), zones: [{ id: 'entry-1', kind: 'entry' as const, name: 'Right edge', corners }] };
  const entersWith = (count: number) => screen.queryByRole('button', { name: words.put.enterAll(count) });
  const two = side('two', { models: ['Bass', 'Alto', 'Tenor'].map((id) => model(id, { side: 'two' })) });
  await drawn(onBoardOf({ map, strayed: ['Alto'] }), { sides: [side('one'), two] });
  await userEvent.click(screen.getByRole('button', { name: words.put.waits('Bass') }));
  expect(entersWith(2)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.put.waits('Alto') }));
  expect(screen.getByRole('button', { name: words.put.enter })).toBeVisible();
  expect(entersWith(2)).toBeNull();
  expect(entersWith(3)).toBeNull();
});
