import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { otherwise } from '../../../src/words/en/otherwise.ts';
import { app } from '../../support/app.tsx';
import { block, stands, takeUp } from '../../support/board/onBoard.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const { shot } = words;

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

/** Every gun reaches 6 inches. */
const short = (state: BattleState): BattleState => ({
  ...state,
  operatives: state.operatives.map((each) => ({
    ...each,
    weapons: each.weapons.map((weapon) =>
      weapon.kind === 'ranged' ? { ...weapon, rules: [{ id: 'range', params: { x: 6 } }] } : weapon,
    ),
  })),
});

/** Vex aims with a gun of 6 inches: Fighter 1 is near, Fighter 2 is 7.9 away, Fighter 3 near behind a wall. */
async function aiming(): Promise<void> {
  await firefight(short);
  const places = {
    'Isaura Vex': stands(8, 10),
    'Fighter 1': stands(13, 10),
    'Fighter 2': stands(8, 19),
    'Fighter 3': stands(8, 4),
  };
  const at = Object.entries(places).map(([name, place]) => [named(name).id, place] as const);
  const wall = block('wall', { left: 5, near: 6, right: 11, far: 6.4, high: 5 }, 'Heavy');
  order(takeUp([wall], Object.fromEntries(at)));
  order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
  showBattle();
  const map = await screen.findByRole('group', { name: words.label(22, 30) });
  await userEvent.click(within(map).getByRole('button', { name: /^Fighter 1/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Shoot' }));
}

const target = (name: string) =>
  within(screen.getByRole('group', { name: shot.targets })).getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const fact = (title: string) =>
  within(screen.getByRole('group', { name: shot.facts })).getByRole('button', { name: new RegExp(`^${title}`, 'u') });
const undo = () => userEvent.click(screen.getByRole('button', { name: /^Undo/u }));
const overruled = () => openBattleNow().state.board?.overruled;
const pair = (name: string) => `${named('Isaura Vex').id}>${named(name).id}`;

describe('what the table has otherwise than the board', () => {
  it('should put a target in range that the board has too far away, at one tap, until Undo', async () => {
    await aiming();
    expect(target('Fighter 2')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(target('Fighter 2'));
    expect(screen.getByText(otherwise.hint)).toBeVisible();
    const key = fact(otherwise.notInRange('6″'));
    expect(key).toHaveTextContent('7.9″');
    expect(key).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(key);
    expect(overruled()).toEqual({ [pair('Fighter 2')]: { within: 6 } });
    expect(fact(otherwise.inRange('6″'))).toHaveTextContent(shot.byHand);
    expect(screen.getByText(shot.giveBack)).toBeVisible();
    expect(target('Fighter 2')).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('button', { name: new RegExp(`^${shot.shoot('Fighter 2')}`, 'u') })).toBeVisible();
    await undo();
    expect(overruled()).toBeUndefined();
    expect(fact(otherwise.notInRange('6″'))).toHaveTextContent('7.9″');
    expect(target('Fighter 2')).toHaveAttribute('aria-disabled', 'true');
  });

  it('should put one out of range, and be given back by a second tap', async () => {
    await aiming();
    await userEvent.click(fact(otherwise.inRange('6″')));
    expect(target('Fighter 1')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fact(otherwise.notInRange('6″')));
    expect(overruled()).toBeUndefined();
    expect(target('Fighter 1')).not.toHaveAttribute('aria-disabled');
  });

  it('should be seen though the board does not see it, and be asked at the second press of its row', async () => {
    await aiming();
    await userEvent.click(target('Fighter 3'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(target('Fighter 3'));
    expect(screen.getByRole('dialog', { name: 'Fighter 3' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(fact(shot.notSeen));
    expect(overruled()).toEqual({ [pair('Fighter 3')]: { visible: true } });
    expect(target('Fighter 3')).not.toHaveAttribute('aria-disabled');
    await undo();
    expect(overruled()).toBeUndefined();
    expect(target('Fighter 3')).toHaveAttribute('aria-disabled', 'true');
  });
});
