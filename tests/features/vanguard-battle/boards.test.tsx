import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import type { OnBoardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { OnBoard } from '../../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { BandBoards, PutByHand } from '../../../src/features/vanguard-battle/sheets/bandBoardsLater.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { readMarksIn } from '../../../src/state/battle/readMarks.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { offers, sceneOf, show, view } from '../../support/roundsScene.tsx';

beforeEach(async () => {
  readMarksIn(app).unseeOnce(['board/cards']);
  await Promise.all([OnBoard.fetch(), BandBoards.fetch(), PutByHand.fetch(), fetchForBoard()]);
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
