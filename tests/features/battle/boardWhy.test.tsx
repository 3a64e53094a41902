import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { boardWhy as why } from '../../../src/words/en/boardWhy.ts';
import { app } from '../../support/app.tsx';
import { block, stands, takeUp } from '../../support/board/onBoard.ts';
import { firefight, named, order, showBattle } from './stage.tsx';

const { shot } = words;

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

/** Vex acts: Fighter 1 is beyond a fence, 9.9″ away, Fighter 3 behind a wall. */
async function acting() {
  await firefight();
  const places = { 'Isaura Vex': stands(8, 10), 'Fighter 1': stands(19, 10), 'Fighter 3': stands(8, 20) };
  const at = Object.entries(places).map(([name, place]) => [named(name).id, place] as const);
  const wall = block('wall', { left: 5, near: 14, right: 11, far: 14.4, high: 5 }, 'Heavy');
  const fence = block('fence', { left: 13, near: 8, right: 13.4, far: 12, high: 0.8 }, 'Light');
  order(takeUp([wall, fence], Object.fromEntries(at)));
  order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
  showBattle();
  return screen.findByRole('group', { name: words.label(22, 30) });
}

const target = (name: string) =>
  within(screen.getByRole('group', { name: shot.targets })).getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const fact = (title: string) =>
  within(screen.getByRole('group', { name: shot.facts })).getByRole('button', { name: new RegExp(`^${title}`, 'u') });

describe('why the board says what it says of a shot', () => {
  it('should name and draw what hides a target, in its row and in its fact', async () => {
    const map = await acting();
    await userEvent.keyboard('s');
    expect(target('Fighter 3')).toHaveTextContent(why.hidden('not visible', 'wall'));
    await userEvent.click(target('Fighter 3'));
    expect(fact(shot.notSeen)).toHaveTextContent(`3${why.behind('wall')}`);
    expect(map.querySelector('path[data-unseen]')).not.toBeNull();
    expect(map.querySelectorAll('path[data-counts]')).toHaveLength(1);
  });

  it('should say that a fence is crossed and why it counts for nothing', async () => {
    await acting();
    await userEvent.keyboard('s');
    await userEvent.click(target('Fighter 1'));
    expect(fact(shot.notInCover)).toHaveTextContent(why.crossed('fence'));
    expect(screen.getByText(why.coverFar('fence', '1″', 'Fighter 1'))).toBeVisible();
    expect(screen.getByText(why.notObscured.light('fence'))).toBeVisible();
    expect(screen.queryByText(shot.nothing)).toBeNull();
  });
});

describe('a charge that comes to nobody', () => {
  it('should say so, how far the nearest is, and show how far it would come', async () => {
    const map = await acting();
    await userEvent.keyboard('c');
    const [nobody] = screen.getAllByText(why.nobody('8″'));
    expect(nobody?.closest('[role=status]')).toHaveTextContent(why.nearest('Fighter 3', '8.9″'));
    expect(map.querySelector('path[data-around]')).not.toBeNull();
    expect(screen.getByRole('button', { name: new RegExp(`^${why.nobody('8″')}`, 'u') })).toBeVisible();
  });
});
