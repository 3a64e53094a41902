import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { toGrid } from '../../../src/engine/board/units.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import type { OnBoardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { OnBoard } from '../../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { dragOnMap, handleAt } from '../../support/board/dragOnMap.ts';
import { block, mapOf, stands } from '../../support/board/onBoard.ts';
import { actor, sceneOf, show, view } from '../../support/roundsScene.tsx';

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([OnBoard.fetch(), fetchForBoard('vanguard')]);
});

const wall = block('ruin', { left: 7, near: 2, right: 7.5, far: 12, high: 5 }, 'Heavy');
const board: BattleBoard = { map: mapOf(wall), reading: 'bodies', places: { Thorn: stands(5, 5) } };
const onBoard: OnBoardView = {
  board,
  move: (mover, most) => ({
    mover,
    action: 'walk',
    allowance: toGrid(most),
    falls: false,
    flies: false,
    friends: [],
    foes: [],
  }),
  charge: () => null,
  sighted: () => null,
  reaching: () => [],
  setUpAt: () => null,
  zonesOf: () => 0,
  bodyOf: () => null,
};

async function drawing() {
  const state = { models: [] as BattleState['models'], ruleset: 'vanguard', board } as unknown as BattleState;
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state, onBoard, actor: actor() }) }),
  );
  await screen.findByRole('group', { name: words.label(22, 30) });
  await userEvent.click(screen.getByRole('button', { name: /^Walk/u }));
  await userEvent.click(screen.getByRole('checkbox', { name: words.move.draw }));
  (document.activeElement as HTMLElement | null)?.blur();
  return scene;
}

const commands = (scene: Awaited<ReturnType<typeof drawing>>) => vi.mocked(scene.act).mock.calls.map(([each]) => each);

it('should be gone corner by corner, by keys, with one taken back', async () => {
  const scene = await drawing();
  await userEvent.keyboard('.{ArrowDown}{ArrowDown}.{ArrowLeft}{ArrowLeft}.{ArrowUp}{Backspace}{Enter}');
  expect(commands(scene)).toHaveLength(1);
  const [walk] = commands(scene);
  expect(walk).toMatchObject({
    action: 'walk',
    moved: { way: { path: [stands5(5, 5), stands5(5, 4), stands5(4, 4)] } },
  });
  expect(walk).not.toHaveProperty('anyway');
});

it('should say why it fails through a wall and show where, and be gone only when the table says so', async () => {
  const scene = await drawing();
  await userEvent.keyboard('.{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('Ruin stands in the way', { selector: 'p' })).toBeVisible();
  expect(document.querySelector('[data-fails]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(commands(scene)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: words.move.anyway }));
  expect(commands(scene)).toEqual([expect.objectContaining({ action: 'walk', anyway: true })]);
});

it('should not be gone over the edge, whatever the table says', async () => {
  await drawing();
  await userEvent.keyboard(`.${'{ArrowLeft}'.repeat(10)}`);
  expect(within(document.body).getByText('Over the edge of the board', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('button', { name: words.move.anyway })).toBeNull();
});

function stands5(x: number, y: number) {
  return { x: toGrid(x), y: toGrid(y), z: 0 };
}

it('should have a corner dragged elsewhere, and back by its key', async () => {
  const scene = await drawing();
  await userEvent.keyboard('.{ArrowDown}{ArrowDown}.{ArrowLeft}{ArrowLeft}');
  const before = handleAt(0);
  dragOnMap(before, { x: before.x + 40, y: before.y });
  expect(handleAt(0)).toEqual({ x: before.x + 40, y: before.y });
  await userEvent.click(screen.getByRole('button', { name: words.move.takeCorner }));
  expect(handleAt(0)).toEqual(before);
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Enter}');
  expect(commands(scene)).toEqual([
    expect.objectContaining({
      moved: expect.objectContaining({
        way: expect.objectContaining({ path: [stands5(5, 5), stands5(5, 4), stands5(4, 4)] }),
      }),
    }),
  ]);
});
