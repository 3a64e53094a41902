import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cornersAround } from '../../../src/engine/board/setUp/cornersAround.ts';
import { fetchBoards } from '../../../src/engine/systems/boards.ts';
import { LATER_DOCKS } from '../../../src/features/battle/board/laterDocks.ts';
import { LATER_OVERS } from '../../../src/features/battle/board/laterOvers.ts';
import { LATER_PARTS, OnBoard } from '../../../src/features/battle/parts/laterParts.ts';
import { showBoardIn } from '../../../src/state/battle/boardLook.ts';
import { fetchWords } from '../../../src/words/catalogues.ts';
import { board as words } from '../../../src/words/en/board.ts';
import { app } from '../../support/app.tsx';
import { mapOf, stands, takeUp } from '../../support/board/onBoard.ts';
import { begin, firefight, named, openBattleNow, order, showBattle } from './stage.tsx';

const { put } = words;
const VEX = 'Isaura Vex';
const placeOf = (name: string) => openBattleNow().state.board?.places[named(name).id];
const inHand = () => screen.queryAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label'));

beforeEach(async () => {
  showBoardIn(app);
  await Promise.all([
    ...[...LATER_PARTS, OnBoard, ...LATER_DOCKS, ...LATER_OVERS].map((part) => part.fetch()),
    fetchBoards(),
    fetchWords('killzones', 'en'),
  ]);
});

async function putAt(left: string, near: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(put.left));
  await userEvent.type(screen.getByLabelText(put.left), left);
  await userEvent.clear(screen.getByLabelText(put.near));
  await userEvent.type(screen.getByLabelText(put.near), near);
  await userEvent.click(screen.getByRole('button', { name: put.there }));
}

describe('who is set up on a board', () => {
  it('should be followed in hand by the next of its side that waits, until nobody is taken any more', async () => {
    await firefight();
    order(takeUp([], {}));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    await userEvent.click(screen.getByRole('button', { name: put.waits(VEX) }));
    await putAt('4', '7');
    const [next] = inHand();
    expect(next).not.toBe(put.waits(VEX));
    const nextName = openBattleNow().state.operatives.find(({ name }) => next === put.waits(name));
    expect(nextName?.side).toBe('retinue');
    expect(screen.getByText(put.title(nextName?.name ?? ''))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: put.cancel }));
    expect(inHand()).toEqual([]);
  });

  it('should be followed by somebody whom a first tap means, and only a second puts away', async () => {
    await firefight();
    order(takeUp([], {}));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    await userEvent.click(screen.getByRole('button', { name: put.waits(VEX) }));
    await putAt('4', '7');
    const next = inHand()[0] ?? '';
    await userEvent.click(screen.getByRole('button', { name: next }));
    expect(inHand()).toEqual([next]);
    await userEvent.click(screen.getByRole('button', { name: next }));
    expect(inHand()).toEqual([]);
  });

  it('should be picked up again by a tap while somebody is in hand, and put elsewhere', async () => {
    await firefight();
    order(takeUp([], { [named(VEX).id]: stands(8, 10) }));
    showBattle();
    const map = await screen.findByRole('group', { name: words.label(22, 30) });
    await userEvent.click(screen.getAllByRole('button', { name: new RegExp('has no place', 'u') })[0] as HTMLElement);
    within(map)
      .getByRole('button', { name: /^Isaura Vex/u })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(put.title(VEX))).toBeVisible();
    await putAt('5', '6');
    expect(placeOf(VEX)).toMatchObject({ x: 5 * 2540, y: 6 * 2540 });
    expect(inHand()).toEqual([]);
    expect(openBattleNow().state.activation).toBeNull();
  });

  it('should come in together by one entry point once somebody has acted, and be taken back together', async () => {
    await firefight();
    const vex = named(VEX);
    const zone = (id: string, x: number) => ({
      id,
      kind: 'entry' as const,
      name: id,
      corners: cornersAround({ x: x * 2540, y: 11 * 2540 }).map(([left, near]): [number, number] => [left, near]),
    });
    const map = { ...mapOf(), zones: [zone('left', 1), zone('right', 29)] };
    order({ type: 'takeUpBoard', map, places: { [vex.id]: stands(8, 10) } });
    order({ type: 'activate', operative: vex.id, order: 'engage' });
    order({ type: 'endActivation' });
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    const foes = openBattleNow().state.operatives.filter(({ side }) => side === 'enemy');
    await userEvent.click(screen.getByRole('button', { name: put.waits('Fighter 1') }));
    expect(screen.getByRole('button', { name: put.enter })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: put.enterAll(foes.length) }));
    await vi.waitFor(() => expect(placeOf('Fighter 1')).toBeDefined());
    const places = foes.map(({ id }) => openBattleNow().state.board?.places[id]);
    const lefts = places.map((place) => (place?.x ?? Number.NaN) < 15 * 2540);
    expect([lefts.every(Boolean), lefts.some(Boolean)]).toSatisfy(([all, some]: boolean[]) => all === some);
    expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(foes.length);
    await userEvent.click(screen.getByRole('button', { name: /^Undo: .* on the board$/u }));
    expect(foes.map(({ id }) => openBattleNow().state.board?.places[id])).toEqual(foes.map(() => undefined));
    // Who has been on the board does not come in with those who still wait, nor they with it.
    const [strayed] = foes;
    order({ type: 'placeOnBoard', operative: strayed?.id ?? '', at: stands(20, 5) });
    order({ type: 'placeOnBoard', operative: strayed?.id ?? '', at: null });
    await userEvent.click(await screen.findByRole('button', { name: put.waits('Fighter 2') }));
    expect(await screen.findByRole('button', { name: put.enterAll(foes.length - 1) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: put.waits(strayed?.name ?? '') }));
    expect(await screen.findByText(put.title(strayed?.name ?? ''))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${put.enterAll(0).replace('0', '')}`, 'u') })).toBeNull();
  });

  it('should come in one after the other no more once somebody has acted', async () => {
    await firefight();
    order(takeUp([], { [named(VEX).id]: stands(8, 10) }));
    order({ type: 'activate', operative: named(VEX).id, order: 'engage' });
    order({ type: 'endActivation' });
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    await userEvent.click(screen.getByRole('button', { name: put.waits('Fighter 1') }));
    await putAt('20', '7');
    expect(placeOf('Fighter 1')).toBeDefined();
    expect(inHand()).toEqual([]);
  });

  const standing = (side: string) =>
    openBattleNow().state.operatives.filter(
      (each) => each.side === side && openBattleNow().state.board?.places[each.id] !== undefined,
    ).length;

  it('should be set up by the key of its rail on its own side alone', async () => {
    await firefight();
    order(takeUp([], {}));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    const [foes, own] = screen.getAllByRole('button', { name: new RegExp(`^${put.restOf('')}`, 'u') });
    await userEvent.click(own as HTMLElement);
    await expect.poll(() => standing('retinue')).toBeGreaterThan(3);
    expect(standing('enemy')).toBe(0);
    await userEvent.click(foes as HTMLElement);
    await expect.poll(() => standing('enemy')).toBeGreaterThan(3);
    expect(screen.queryByRole('button', { name: new RegExp(`^${put.restOf('')}`, 'u') })).toBeNull();
  });

  it.each(['brass', 'Space'])('should be set up all together by %s before anybody stands', async (by) => {
    await firefight();
    order(takeUp([], {}));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    const brass = await screen.findByRole('button', { name: new RegExp(`^${put.all}`, 'u') });
    if (by === 'brass') await userEvent.click(brass);
    else await userEvent.keyboard(' ');
    await expect.poll(() => standing('enemy')).toBeGreaterThan(3);
    expect(standing('retinue')).toBeGreaterThan(3);
    expect(screen.queryByRole('button', { name: new RegExp(`^${put.all}`, 'u') })).toBeNull();
  });

  it('should be put down before the battle, nobody in hand once all stand, and it be said and led on', async () => {
    await begin();
    order(takeUp([], {}));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    const { operatives } = openBattleNow().state;
    expect(await screen.findByText(words.setUp.left(operatives.length))).toBeVisible();
    expect(screen.getByRole('button', { name: words.setUp.without(operatives.length) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: put.waits(VEX) }));
    expect(screen.getByText(put.title(VEX))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${put.all}`, 'u') }));
    expect(await screen.findByRole('heading', { name: words.setUp.all })).toBeVisible();
    expect(screen.queryByText(put.title(VEX))).toBeNull();
    await userEvent.keyboard(' ');
    expect(openBattleNow().state.phase).toBe('strategy');
  });

  it('should begin without those who wait, who are put down later', async () => {
    await begin();
    order(takeUp([], { [named(VEX).id]: stands(8, 10) }));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    expect(await screen.findByRole('button', { name: new RegExp(`^${put.rest}, `, 'u') })).toBeVisible();
    const left = openBattleNow().state.operatives.length - 1;
    await userEvent.click(screen.getByRole('button', { name: words.setUp.without(left) }));
    expect(openBattleNow().state.phase).toBe('strategy');
  });

  it('should be told to stand, all of them, where somebody was in hand in the firefight', async () => {
    await firefight();
    order(takeUp([], {}));
    showBattle();
    await screen.findByRole('group', { name: words.label(22, 30) });
    await userEvent.click(screen.getByRole('button', { name: put.waits(VEX) }));
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${put.all}`, 'u') }));
    expect(await screen.findByText(put.allStand)).toBeVisible();
    expect(screen.queryByText(put.title(VEX))).toBeNull();
  });
});
