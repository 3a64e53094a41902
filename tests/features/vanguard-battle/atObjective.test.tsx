import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BattleBoard } from '../../../src/engine/board/battleBoard.ts';
import { cornersAround } from '../../../src/engine/board/setUp/cornersAround.ts';
import { toGrid, toInches } from '../../../src/engine/board/units.ts';
import type { BattleState } from '../../../src/engine/family/vanguard/model/battle.ts';
import type { OnBoardView } from '../../../src/engine/family/vanguard/view/vanguardView.ts';
import { inchesBetween, middleOf } from '../../../src/engine/board/zoneMark.ts';
import { OnBoard } from '../../../src/features/vanguard-battle/parts/onBoardLater.ts';
import { TableScreen } from '../../../src/features/vanguard-battle/TableScreen.tsx';
import { fetchForBoard } from '../../../src/state/battle/boards.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands } from '../../support/board/onBoard.ts';
import { actor, sceneOf, show, view } from '../../support/roundsScene.tsx';

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([OnBoard.fetch(), fetchForBoard('vanguard')]);
});

const START = stands(5, 5);
const relay = {
  id: 'relay',
  kind: 'marker' as const,
  name: 'Relay',
  corners: cornersAround({ x: START.x, y: START.y + toGrid(3.3) }),
};
const mark = middleOf(relay);
const gapFrom = (y: number) => toInches(mark.y - mark.radius - toGrid(y) - START.radius);
const board: BattleBoard = {
  map: { ...mapOf(), zones: [relay] },
  reading: 'bodies',
  places: { Thorn: START },
};
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

/** Where a walk ends that goes half an inch up with each of these keys. */
async function walkedTo(keys: string) {
  const state = { models: [] as BattleState['models'], ruleset: 'vanguard', board } as unknown as BattleState;
  const { scene } = show(
    <TableScreen tray={null} bar={null} />,
    sceneOf({ view: view({ state, onBoard, actor: actor() }) }),
  );
  await screen.findByRole('group', { name: words.label(22, 30) });
  await userEvent.click(await screen.findByRole('button', { name: /^Walk/u }));
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard(`${keys}{Enter}`);
  const [command] = vi.mocked(scene.act).mock.calls[0] ?? [];
  const way = command?.type === 'act' && command.action === 'walk' ? command.moved.way : undefined;
  const end = way?.path.at(-1);
  if (end === undefined) throw new Error('nobody has walked');
  return end;
}

it('[V-85] should end a walk at an objective that it would all but touch', async () => {
  expect(gapFrom(7)).toBeGreaterThan(0.1);
  expect(gapFrom(7)).toBeLessThan(0.4);
  const end = await walkedTo('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(end.y).toBeGreaterThan(toGrid(7));
  expect(inchesBetween({ ...START, ...end }, mark)).toBe(0);
});

it('[V-85] should end it where it was said to, farther off', async () => {
  expect(gapFrom(6.5)).toBeGreaterThan(0.4);
  expect(await walkedTo('{ArrowUp}{ArrowUp}{ArrowUp}')).toMatchObject({ x: START.x, y: toGrid(6.5) });
});
