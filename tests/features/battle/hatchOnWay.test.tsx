import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { app } from '../../support/app.tsx';
import { block, stands, takeUp } from '../../support/board/onBoard.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const { label, move } = words;
const HATCH = move.hatch('gate', false);

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

const vex = () => named('Isaura Vex').id;
const placeOfVex = () => openBattleNow().state.board?.places[vex()];
const isOpen = () => openBattleNow().state.board?.map.pieces.some(({ open }) => open === true);

/** Vex begins a Reposition 3″ before a door. */
async function begins(): Promise<void> {
  await firefight();
  const door = block('gate', { left: 10, near: 9.3, right: 10.4, far: 10.7, high: 3 }, 'Heavy', 'Accessible');
  order(takeUp([door], { [vex()]: stands(6, 10) }));
  order({ type: 'activate', operative: vex(), order: 'engage' });
  showBattle();
  await screen.findByRole('group', { name: label(22, 30) });
  await userEvent.keyboard(`r${'{ArrowRight}'.repeat(4)}`);
}

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') });

describe('a door at the end of a way', () => {
  it('should be opened on the way, and the move go on from there', async () => {
    await begins();
    expect(screen.queryByRole('button', { name: new RegExp(`^${HATCH}`, 'u') })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(button(HATCH));
    expect(isOpen()).toBe(true);
    expect(placeOfVex()).toMatchObject({ x: 9 * 2540 });
    expect(button(move.endsHere)).toBeVisible();
    await userEvent.keyboard(`${'{ArrowRight}'.repeat(6)}{Enter}`);
    expect(placeOfVex()).toMatchObject({ x: 12 * 2540 });
    const { activation } = openBattleNow().state;
    expect(activation).toMatchObject({ spent: 2, done: ['reposition', 'operateHatch'] });
    expect(activation?.midMove).toBeUndefined();
    expect(screen.queryByRole('button', { name: move.endsHere })).toBeNull();
  });

  it('should let the move end there, and be taken back with the way to it', async () => {
    await begins();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(button(HATCH));
    await userEvent.click(button(move.endsHere));
    expect(openBattleNow().state.activation?.midMove).toBeUndefined();
    expect(placeOfVex()).toMatchObject({ x: 9 * 2540 });
    await userEvent.click(button('Undo'));
    expect(openBattleNow().state.activation?.midMove).toMatchObject({ action: 'reposition', inches: 3 });
    await userEvent.click(button('Undo'));
    expect([isOpen(), placeOfVex()?.x]).toEqual([false, 6 * 2540]);
  });
});
