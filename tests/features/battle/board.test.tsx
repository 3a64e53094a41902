import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { cornersAround } from '../../../src/engine/board/setUp/cornersAround.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { app } from '../../support/app.tsx';
import { dragOnMap, handleAt } from '../../support/board/dragOnMap.ts';
import { block, mapOf, stands, takeUp } from '../../support/board/onBoard.ts';
import { firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const { label, toBoard, toCards, put } = words;
const map = () => screen.findByRole('group', { name: label(22, 30) });

async function onBoard(places: Readonly<Record<string, ReturnType<typeof stands>>> = {}): Promise<void> {
  await firefight();
  order(takeUp([block('ruin', { left: 9, near: 9, right: 12, far: 12, high: 5 }, 'Heavy')], places));
}

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

describe('a battle with a board', () => {
  it('should show everybody with a place, in words too', async () => {
    await firefight();
    const vex = named('Isaura Vex');
    order(
      takeUp([block('ruin', { left: 9, near: 9, right: 12, far: 12, high: 5 }, 'Heavy')], { [vex.id]: stands(8, 10) }),
    );
    showBattle();
    expect(
      within(await map()).getByRole('button', {
        name: /^Isaura Vex, .*by ruin, 8 inches from the left, 10 from the near edge/u,
      }),
    ).toBeVisible();
  });

  it('should be left for the cards and come back at one tap, and by its key', async () => {
    await onBoard();
    showBattle();
    await map();
    await userEvent.click(screen.getByRole('button', { name: toCards }));
    expect(screen.queryByRole('group', { name: label(22, 30) })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: toBoard }));
    expect(await map()).toBeVisible();
    await userEvent.keyboard('v');
    expect(screen.queryByRole('group', { name: label(22, 30) })).toBeNull();
  });

  it('should activate whoever is ready at one tap on its token', async () => {
    await firefight();
    const vex = named('Isaura Vex');
    order(takeUp([], { [vex.id]: stands(8, 10) }));
    showBattle();
    await userEvent.click(within(await map()).getByRole('button', { name: /^Isaura Vex/u }));
    expect(openBattleNow().state.activation?.operative).toBe(vex.id);
    expect(screen.getByRole('button', { name: /^Reposition, 6″/u })).toBeVisible();
  });

  it('should have what is done most first among its tiles, a door beside it and the other order too', async () => {
    await firefight();
    const { id } = named('Isaura Vex');
    const door = block('gate', { left: 10, near: 9.3, right: 10.4, far: 10.7, high: 3 }, 'Heavy', 'Accessible');
    order(takeUp([door], { [id]: stands(9.2, 10) }));
    order({ type: 'activate', operative: id, order: 'conceal' });
    showBattle();
    await map();
    const tiles = within(screen.getByRole('group', { name: 'Actions' })).getAllByRole('button');
    const names = tiles.map((tile) => tile.getAttribute('aria-label')?.split(',')[0]);
    expect(names.slice(0, -1)).toEqual(['Reposition', 'Hatch', 'Engage', 'Dash', 'Interact']);
  });

  it('should put somebody down where it is told, by numbers as well', async () => {
    await onBoard();
    showBattle();
    await map();
    const vex = named('Isaura Vex');
    await userEvent.click(screen.getByRole('button', { name: put.waits('Isaura Vex') }));
    await userEvent.type(screen.getByLabelText(put.left), '4.5');
    await userEvent.type(screen.getByLabelText(put.near), '7');
    await userEvent.click(screen.getByRole('button', { name: put.there }));
    expect(openBattleNow().state.board?.places[vex.id]).toMatchObject({ x: 11_430, y: 17_780, z: 0 });
    expect(screen.queryByRole('button', { name: put.waits('Isaura Vex') })).toBeNull();
  });

  it('should slide to the nearest place where somebody can stand, and say why where there is none', async () => {
    await onBoard();
    showBattle();
    await map();
    const put9 = async (left: string, near: string) => {
      await userEvent.clear(screen.getByLabelText(put.left));
      await userEvent.type(screen.getByLabelText(put.left), left);
      await userEvent.clear(screen.getByLabelText(put.near));
      await userEvent.type(screen.getByLabelText(put.near), near);
      await userEvent.click(screen.getByRole('button', { name: put.there }));
    };
    await userEvent.click(screen.getByRole('button', { name: put.waits('Isaura Vex') }));
    await put9('50', '10');
    expect(openBattleNow().state.board?.places).toEqual({});
    expect(screen.getByText(put.title('Isaura Vex'))).toBeVisible();
    await put9('9.2', '10');
    const place = openBattleNow().state.board?.places[named('Isaura Vex').id];
    expect(place?.x).toBeLessThan(9 * 2540 - 1425);
  });

  it('should be taken up and dropped in its menu', async () => {
    await firefight();
    showBattle();
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      await userEvent.click(screen.getByRole('button', { name: 'Board' }));
    };
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Pump Hall/u }));
    expect(openBattleNow().state.board?.map.id).toBe('pump-hall');
    expect(await map()).toBeVisible();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words.take.drop}`, 'u') }));
    expect(openBattleNow().state.board).toBeUndefined();
  });

  it('should move by a way whose legs are summed, counted at one press, and taken back whole', async () => {
    await firefight();
    const vex = named('Isaura Vex');
    order(takeUp([], { [vex.id]: stands(8, 10), [named('Fighter 1').id]: stands(20, 10) }));
    order({ type: 'activate', operative: vex.id, order: 'engage' });
    showBattle();
    await map();
    await userEvent.click(screen.getByRole('button', { name: /^Reposition, 6″/u }));
    await userEvent.click(screen.getByText(words.move.byNumbers));
    await userEvent.type(screen.getByLabelText(put.left), '12.5');
    await userEvent.type(screen.getByLabelText(put.near), '10');
    await userEvent.click(screen.getByRole('button', { name: words.move.show }));
    expect(screen.getByRole('img', { name: words.move.sum(5, 6) })).toBeVisible();
    expect(screen.getByRole('table', { name: words.move.fromHere })).toHaveTextContent('clear');
    await userEvent.click(screen.getByRole('button', { name: /^Reposition here/u }));
    expect(openBattleNow().state.board?.places[vex.id]).toMatchObject({ x: 31_750, y: 25_400 });
    expect(openBattleNow().state.activation?.done).toEqual(['reposition']);
    await userEvent.click(screen.getByRole('button', { name: /^Undo/u }));
    expect(openBattleNow().state.board?.places[vex.id]).toMatchObject({ x: 20_320 });
  });

  it('should shift the end of a move by arrows, make it by Enter and leave it by Escape', async () => {
    await firefight();
    const vex = named('Isaura Vex');
    order(takeUp([], { [vex.id]: stands(8, 10) }));
    order({ type: 'activate', operative: vex.id, order: 'engage' });
    showBattle();
    await map();
    await userEvent.click(screen.getByRole('button', { name: /^Reposition, 6″/u }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(words.move.tap)).toBeNull();
    await userEvent.keyboard('r');
    expect(screen.getByText(words.move.tap)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Enter}');
    expect(openBattleNow().state.board?.places[vex.id]).toMatchObject({ x: 9 * 2540, y: 10.5 * 2540 });
  });

  it('should have in hand what it had when the page was left, until somebody else acts', async () => {
    await firefight();
    const vex = named('Isaura Vex');
    order(takeUp([], { [vex.id]: stands(8, 10) }));
    order({ type: 'activate', operative: vex.id, order: 'engage' });
    const { unmount } = showBattle();
    await map();
    await userEvent.click(screen.getByRole('button', { name: /^Reposition, 6″/u }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const shown = screen.getByRole('img', { name: words.move.sum(1, 6) });
    unmount();
    expect(shown).not.toBeInTheDocument();
    const again = showBattle();
    await map();
    expect(screen.getByRole('img', { name: words.move.sum(1, 6) })).toBeVisible();
    again.unmount();
    order({ type: 'endActivation' });
    showBattle();
    await map();
    expect(screen.queryByRole('img', { name: words.move.sum(1, 6) })).toBeNull();
  });

  it('should aim at a tapped enemy with what is measured, and shoot at the second press', async () => {
    await firefight();
    const [vex, one, other] = [named('Isaura Vex'), named('Fighter 1'), named('Fighter 2')];
    order(
      takeUp([block('wall', { left: 13, near: 13, right: 13.3, far: 17, high: 4 }, 'Heavy')], {
        [vex.id]: stands(8, 10),
        [one.id]: stands(16, 10),
        [other.id]: stands(14.2, 15),
      }),
    );
    order({ type: 'activate', operative: vex.id, order: 'engage' });
    showBattle();
    await userEvent.click(within(await map()).getByRole('button', { name: /^Fighter 1/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Shoot' }));
    const targets = screen.getByRole('group', { name: words.shot.targets });
    expect(within(targets).getByRole('button', { name: /^Fighter 1 clear · 6\.9″/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.shot.notInCover}`, 'u') }));
    expect(within(targets).getByRole('button', { name: /^Fighter 1/u })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^Undo/u }));
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.shot.shoot('Fighter 1')}`, 'u') }));
    expect(openBattleNow().state.tasks.at(-1)).toMatchObject({ kind: 'shoot', sequence: { target: one.id } });
  });

  it('should lay a marker elsewhere by hand, from the list of what is measured', async () => {
    await firefight();
    const zone = { id: 'x', kind: 'marker', name: 'Marker x', corners: cornersAround({ x: 2540, y: 2540 }) } as const;
    order({ type: 'takeUpBoard', map: { ...mapOf(), zones: [zone] }, places: {} });
    showBattle();
    await map();
    await userEvent.click(screen.getByRole('button', { name: words.measure.title }));
    await userEvent.selectOptions(screen.getByLabelText(words.measure.from), 'Marker x');
    await userEvent.click(screen.getByRole('button', { name: words.lay.move('Marker x') }));
    await userEvent.type(screen.getByLabelText(put.left), '50');
    await userEvent.type(screen.getByLabelText(put.near), '6');
    await userEvent.click(screen.getByRole('button', { name: put.there }));
    expect(screen.getByText(put.title('Marker x'))).toBeVisible();
    await userEvent.clear(screen.getByLabelText(put.left));
    await userEvent.type(screen.getByLabelText(put.left), '10');
    await userEvent.click(screen.getByRole('button', { name: put.there }));
    const corners = openBattleNow().state.board?.map.zones.find(({ id }) => id === 'x')?.corners ?? [];
    expect(corners.map(([x]) => x).reduce((sum, x) => sum + x, 0) / corners.length).toBeCloseTo(10 * 2540, 0);
    expect(screen.getByLabelText(words.measure.from)).toHaveDisplayValue('Marker x');
  });
});

describe('a way drawn by hand', () => {
  async function drawing(): Promise<string> {
    await firefight();
    const { id } = named('Isaura Vex');
    order(takeUp([block('ruin', { left: 9, near: 9, right: 12, far: 12, high: 5 }, 'Heavy')], { [id]: stands(8, 10) }));
    showBattle();
    await userEvent.click(within(await map()).getByRole('button', { name: /^Isaura Vex/u }));
    await userEvent.click(screen.getByRole('button', { name: /^Reposition, 6″/u }));
    await userEvent.click(screen.getByRole('checkbox', { name: words.move.draw }));
    return id;
  }
  const spotOf = (id: string) => openBattleNow().state.board?.places[id];
  const placeAt = (x: number, y: number) => ({ x: x * 2540, y: y * 2540 });

  async function cornerAt(left: string, near: string): Promise<void> {
    await userEvent.clear(screen.getByLabelText(put.left));
    await userEvent.type(screen.getByLabelText(put.left), left);
    await userEvent.clear(screen.getByLabelText(put.near));
    await userEvent.type(screen.getByLabelText(put.near), near);
    await userEvent.click(screen.getByRole('button', { name: words.move.show }));
  }

  it('should be gone corner by corner, by keys, with one taken back', async () => {
    const id = await drawing();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(
      '.{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}.{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
    );
    await userEvent.keyboard('.{ArrowUp}{Backspace}');
    expect(screen.getByRole('button', { name: /^Reposition here.*4 of 6″/u })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(spotOf(id)).toMatchObject(placeAt(10, 8));
    expect(openBattleNow().recent.at(-1)?.command).toMatchObject({ path: [{}, placeAt(8, 8), placeAt(10, 8)] });
  });

  it('should have a corner dragged elsewhere, onto the next to be none, and back by its key', async () => {
    await drawing();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('.{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}.{ArrowRight}{ArrowRight}');
    const corners = () => document.querySelectorAll('rect[data-corner]').length;
    const before = handleAt(0);
    dragOnMap(before, { x: before.x, y: before.y + 30 });
    expect(handleAt(0)).toEqual({ x: before.x, y: before.y + 30 });
    await userEvent.click(screen.getByRole('button', { name: words.move.takeCorner }));
    expect(handleAt(0)).toEqual(before);
    const ghost = document.querySelector('g[transform][class*="ghost"]')?.getAttribute('transform') ?? '';
    const [x = 0, y = 0] = (ghost.match(/[\d.]+/gu) ?? []).map(Number);
    dragOnMap(before, { x, y });
    expect(corners()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: words.move.takeCorner }));
    expect(handleAt(0)).toEqual(before);
  });

  it('should say why it fails through a wall and show where, and be gone only when the table says so', async () => {
    const id = await drawing();
    await cornerAt('13', '10');
    expect(screen.getByText(/″ of 6″, with the climb: ruin$/u, { selector: 'p' })).toBeVisible();
    expect(document.querySelector('[data-fails]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: words.move.fails }));
    expect(spotOf(id)).toMatchObject(placeAt(8, 10));
    await userEvent.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(spotOf(id)).toMatchObject(placeAt(13, 10));
    expect(openBattleNow().recent.at(-1)?.events).toContainEqual(
      expect.objectContaining({ type: 'overridden', code: 'noWay' }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Undo/u }));
    expect(spotOf(id)).toMatchObject(placeAt(8, 10));
  });

  it('should be shown straight to an end that nobody comes to', async () => {
    await drawing();
    await userEvent.click(screen.getByRole('checkbox', { name: words.move.draw }));
    await cornerAt('10.5', '10.5');
    expect(screen.getByText(words.move.slid, { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.move.straight }));
    expect(screen.getByText('Ruin stands in the way', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: words.move.draw })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: words.move.takeCorner }));
    expect(screen.queryByText('Ruin stands in the way', { selector: 'p' })).toBeNull();
  });
});
