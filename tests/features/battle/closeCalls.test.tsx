import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BoardPlace } from '../../../src/engine/board/battleBoard.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { toInches } from '../../../src/engine/board/units.ts';
import type { Weapon } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { stands, takeUp } from '../../support/board/onBoard.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const { calls, put } = words;
const WIDE = toInches(stands(0, 0).radius * 2);

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

/** Vex acts, everybody where it is said; drawn. */
async function acting(places: Readonly<Record<string, BoardPlace>>, change?: (state: BattleState) => BattleState) {
  await firefight(change);
  const at = Object.entries(places).map(([name, place]) => [named(name).id, place] as const);
  order(takeUp([], Object.fromEntries(at)));
  order({ type: 'activate', operative: named('Isaura Vex').id, order: 'engage' });
  showBattle();
  return screen.findByRole('group', { name: words.label(22, 30) });
}

const fact = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const marks = (map: HTMLElement) =>
  [...map.querySelectorAll('[data-close]')].map((each) => each.getAttribute('data-close'));

describe('control range by less than half a millimetre', () => {
  it('should be said and drawn, and be otherwise at a tap until that is taken back', async () => {
    const map = await acting({ 'Isaura Vex': stands(8, 10), 'Fighter 1': stands(8 + WIDE + 1.01, 10) });
    const [vex, foe] = [named('Isaura Vex').id, named('Fighter 1').id];
    const engaged = () => openBattleNow().view.table.engagedWith(vex);
    expect(engaged()).toEqual([]);
    expect(marks(map)).toEqual([foe]);
    const key = fact(calls.notEngaged('Fighter 1'));
    expect(key).toHaveTextContent(calls.apart('1.01″'));
    expect(key).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(key);
    expect(engaged()).toEqual([foe]);
    expect(fact(calls.engaged('Fighter 1'))).toHaveTextContent(words.shot.byHand);
    await userEvent.click(screen.getByRole('button', { name: /^Undo/u }));
    expect(engaged()).toEqual([]);
  });

  it('should be nothing to say of who is firmly near or far', async () => {
    const map = await acting({
      'Isaura Vex': stands(8, 10),
      'Fighter 1': stands(8 + WIDE + 0.9, 10),
      'Fighter 2': stands(8, 10 + WIDE + 1.1),
    });
    expect(marks(map)).toEqual([]);
    expect(screen.queryByRole('group', { name: calls.title })).toBeNull();
  });
});

describe('a move by less than half a millimetre', () => {
  it('should say where it is only just enough, and in whose control range it only just ends', async () => {
    await acting({ 'Isaura Vex': stands(8, 10), 'Fighter 1': stands(8 + 5.99 + WIDE + 1.01, 10) });
    await userEvent.click(screen.getByRole('button', { name: /^Reposition, 6″/u }));
    await userEvent.click(screen.getByText(words.move.byNumbers));
    await userEvent.type(screen.getByLabelText(put.left), '13.99');
    await userEvent.type(screen.getByLabelText(put.near), '10');
    await userEvent.click(screen.getByRole('button', { name: words.move.show }));
    const said = document.querySelector<HTMLElement>('[data-part="move"]');
    if (said === null) throw new Error('no move is chosen');
    expect(within(said).getByText(calls.enough)).toBeVisible();
    expect(within(said).getByText(calls.reach('Fighter 1'))).toBeVisible();
    const read = within(said).getByText(calls.enough).closest('[role=status]');
    expect(read).toHaveTextContent(calls.reach('Fighter 1'));
  });
});

const blasts = (weapon: Weapon): Weapon => ({
  ...weapon,
  rules: [...weapon.rules, { id: 'blast', params: { x: 2 } }, { id: 'range', params: { x: 8 } }],
});

const withBlast = (state: BattleState): BattleState => ({
  ...state,
  operatives: state.operatives.map((each) =>
    each.name === 'Isaura Vex'
      ? { ...each, weapons: each.weapons.map((weapon) => (weapon.kind === 'ranged' ? blasts(weapon) : weapon)) }
      : each,
  ),
});

describe('a shot that hits about its target', () => {
  it('should draw its ring, and name who is inside and who only just is', async () => {
    const map = await acting(
      {
        'Isaura Vex': stands(8, 10),
        'Fighter 1': stands(14, 10),
        'Fighter 2': stands(14, 12),
        'Fighter 3': stands(14 + WIDE + 2.01, 10),
        'Fighter 4': stands(20, 16),
      },
      withBlast,
    );
    await userEvent.click(within(map).getByRole('button', { name: /^Fighter 1/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Shoot' }));
    expect(screen.getByText(/^Within 2″ of it: Fighter 2\. Close call: Fighter 3\.$/u)).toBeVisible();
    expect(within(map).getByText('2″')).toBeInTheDocument();
  });

  it('should say that its target is only just in range', async () => {
    const map = await acting({ 'Isaura Vex': stands(8, 10), 'Fighter 1': stands(8 + WIDE + 7.99, 10) }, withBlast);
    await userEvent.click(within(map).getByRole('button', { name: /^Fighter 1/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Shoot' }));
    expect(screen.getByText(calls.range('8″', 'Fighter 1'))).toBeVisible();
    expect(screen.getByText(words.area.nobody('2″'))).toBeVisible();
    expect(marks(map)).toContain(named('Fighter 1').id);
  });
});
