import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { bodyOnOval } from '../../../src/engine/board/setUp/body.ts';
import { PLAIN_FACTS } from '../../../src/engine/core/roundsBook.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import type { OnBoardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { OnBoard } from '../../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { AimAnyway, BandBoards, PutByHand } from '../../../src/features/vanguard-battle/sheets/bandBoardsLater.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { actor, offers, sceneOf, show, view } from '../../support/roundsScene.tsx';

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    OnBoard.fetch(),
    BandBoards.fetch(),
    PutByHand.fetch(),
    AimAnyway.fetch(),
    fetchForBoard('vanguard'),
  ]);
});

const board: BattleBoard = { map: mapOf(), reading: 'bodies', places: { Thorn: stands(5, 5), Hesk: stands(5, 9) } };
const { radius, head } = stands(0, 0);
const onBoard: OnBoardView = {
  board,
  move: () => {
    throw new Error('nobody moves');
  },
  charge: () => null,
  sighted: () => null,
  reaching: () => [],
  setUpAt: () => null,
  zonesOf: () => 0,
  bodyOf: () => ({ radius, head }),
};

const stateWith = (change: Partial<BattleState>) =>
  ({ models: [] as BattleState['models'], ruleset: 'vanguard', ...change }) as BattleState;

const tap = async (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

async function openBoards() {
  await tap('Menu');
  await tap('Board');
  return within(await screen.findByRole('dialog', { name: words.take.title }));
}

it('should take a board up in mid-battle, made for the game', async () => {
  const { scene } = show(<TableScreen tray={null} bar={null} />, sceneOf({ view: view({ state: stateWith({}) }) }));
  const sheet = await openBoards();
  expect(await sheet.findByRole('button', { name: /^Empty table/u })).toHaveAccessibleName(/36 by 36/u);
  expect(sheet.queryByRole('button', { name: new RegExp(`^${words.take.drop}`, 'u') })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: /^Ferry Landing/u }));
  expect(scene.act).toHaveBeenCalledWith(expect.objectContaining({ type: 'takeUpBoard', places: {} }));
});

it('should drop it again, and show who has no place on it, to be put down', async () => {
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state: stateWith({ board }), onBoard, offers: offers() }) }),
  );
  await screen.findByRole('group', { name: words.label(22, 30) });
  expect(screen.queryByRole('button', { name: words.put.waits('Thorn') })).toBeNull();
  await tap(words.put.waits('Bass'));
  expect(screen.getByRole('region', { name: words.put.title('Bass') })).toBeVisible();
  await tap(words.put.cancel);
  const sheet = await openBoards();
  await userEvent.click(sheet.getByRole('button', { name: new RegExp(`^${words.take.drop}`, 'u') }));
  expect(scene.act).toHaveBeenCalledWith({ type: 'dropBoard' });
});

it('should let all of a side that wait come in together, as one act', async () => {
  const corners: [number, number][] = [
    [70_000, 25_000],
    [76_000, 25_000],
    [76_000, 30_000],
    [70_000, 30_000],
  ];
  const map = { ...mapOf(), zones: [{ id: 'entry-1', kind: 'entry' as const, name: 'Right edge', corners }] };
  const entered = { ...onBoard, board: { ...board, map } };
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state: stateWith({ board: entered.board }), onBoard: entered, offers: offers() }) }),
  );
  await screen.findByRole('group', { name: words.label(22, 30) });
  await tap(words.put.waits('Bass'));
  expect(screen.getByRole('button', { name: words.put.enter })).toBeVisible();
  await tap(words.put.enterAll(2));
  const there = { x: expect.any(Number), y: expect.any(Number), z: 0, radius, head };
  await vi.waitFor(() =>
    expect(scene.act).toHaveBeenCalledWith({ type: 'setUpOnBoard', places: { Alto: there, Bass: there } }),
  );
});

it('should ask before it attacks whom the board does not see, and say how far the others are', async () => {
  const places = { Thorn: stands(5, 11), Bass: stands(20, 11), Alto: stands(15, 11) };
  const sighted: OnBoardView['sighted'] = (_, target) => ({
    inches: 10,
    facts: { ...PLAIN_FACTS, sight: target !== 'Bass' },
  });
  const seen = { ...onBoard, board: { ...board, places }, sighted };
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state: stateWith({ board }), onBoard: seen, actor: actor() }) }),
  );
  const map = within(await screen.findByRole('group', { name: words.label(22, 30) }));
  await tap(/^Hotgun/u);
  expect(screen.getByRole('button', { name: /^Alto .*8[.]9″/u })).toBeVisible();
  await userEvent.click(map.getByRole('button', { name: /^Bass, .*not in sight$/u }));
  expect(scene.act).not.toHaveBeenCalled();
  const sheet = within(await screen.findByRole('dialog', { name: 'Bass' }));
  await userEvent.click(sheet.getByRole('button', { name: words.shot.anyway }));
  expect(scene.act).toHaveBeenCalledWith(
    expect.objectContaining({ targets: [{ model: 'Bass', dice: 3, facts: { ...PLAIN_FACTS, sight: true } }] }),
  );
});

const drawPut = async (bodyOf = onBoard.bodyOf) => {
  const state = stateWith({ board });
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state, onBoard: { ...onBoard, bodyOf }, offers: offers() }) }),
  );
  await screen.findByRole('group', { name: words.label(22, 30) });
  await tap(words.put.waits('Bass'));
  (document.activeElement as HTMLElement | null)?.blur();
  return scene;
};

it('should put one down by keys: arrows shift it by half an inch, Space puts it there', async () => {
  const scene = await drawPut();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
  expect(screen.getByRole('button', { name: new RegExp(`^${words.put.there}`, 'u') })).toBeVisible();
  await userEvent.keyboard(' ');
  expect(scene.act).toHaveBeenCalledTimes(1);
  const { at } = (vi.mocked(scene.act).mock.calls[0]?.[0] ?? {}) as {
    readonly at?: { readonly x: number; readonly y: number };
  };
  const middle = { x: board.map.width / 2, y: board.map.height / 2 };
  const off = Math.abs((at?.x ?? 0) - middle.x) + Math.abs((at?.y ?? 0) - middle.y);
  expect(off).toBe(1.5 * 2540);
});

it('should leave who is put down by Escape', async () => {
  const scene = await drawPut();
  await userEvent.keyboard('{Escape} ');
  expect(screen.queryByRole('region', { name: words.put.title('Bass') })).toBeNull();
  expect(scene.act).not.toHaveBeenCalled();
});

it('should turn an oval base by a key, and put it down as it lies', async () => {
  const scene = await drawPut(() => bodyOnOval(75, 42));
  await tap(words.put.turn);
  await tap(words.put.turn);
  await tap(new RegExp(`^${words.put.there}`, 'u'));
  expect(scene.act).toHaveBeenCalledWith(
    expect.objectContaining({ at: expect.objectContaining({ oval: { long: 3750, wide: 2100, turn: 120 } }) }),
  );
});

it('should turn no round base', async () => {
  await drawPut();
  expect(screen.queryByRole('button', { name: words.put.turn })).toBeNull();
});
