import type { Page } from '@playwright/test';
import { barricades } from '../../src/words/en/barricades.ts';
import { board } from '../../src/words/en/board.ts';
import { twoSides } from '../../src/words/en/twoSides.ts';
import { noFindings } from './support/axe.ts';
import type { Hand } from './support/hand.ts';
import { begins, en, undoButton } from './support/screen.ts';
import { chooseGround, pressNext } from './support/table.ts';
import { expect, test } from './support/test.ts';

const { systems, startOn } = en.deployment;
const FOE = 'Gutter saints';

const title = (page: Page, nth: number) => page.getByRole('heading', { name: barricades.title(FOE, nth) });
const map = (page: Page) => page.getByRole('group', { name: board.label(22, 30) });
const waiting = (page: Page) => page.getByRole('button', { name: /^Barricade \d of /u });

/** Taps the middle of the board, where no barricade of anybody may stand. */
async function tapMiddle(hand: Hand): Promise<void> {
  const box = await map(hand.page).boundingBox();
  if (box === null) throw new Error('the map is not there');
  await hand.tapAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Puts what is in hand so far from two edges. */
async function putAt(hand: Hand, left: string, near: string): Promise<void> {
  const { page } = hand;
  await hand.tap(page.locator('summary', { hasText: board.put.numbers }));
  await page.getByLabel(board.put.left).fill(left);
  await page.getByLabel(board.put.near, { exact: true }).fill(near);
  await hand.tap(page.getByRole('button', { name: board.put.there, exact: true }));
}

test.beforeEach(async ({ page, hand }) => {
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: systems['kt2021-lite'], exact: true }));
  await chooseGround(hand, /^Four Barricades/u);
  await pressNext(hand, startOn);
  await pressNext(hand, twoSides.setUp.onBoard);
  await expect(map(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(4);
});

test('should put barricades down on screen: told what is against a place, turned, one after the other, agreed, taken back', async ({
  page,
  hand,
}) => {
  await hand.tap(page.getByRole('button', { name: barricades.waits(FOE, 1) }));
  await expect(title(page, 1)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: barricades.hint })).toBeVisible();
  await tapMiddle(hand);
  await expect(page.getByRole('status').filter({ hasText: /^Farther than 6″ from its drop zone$/u })).toBeVisible();
  await noFindings(page, 'a barricade in hand where it must not stand');
  await page.reload();
  await expect(title(page, 1)).toBeVisible();
  await hand.tap(page.getByRole('button', { name: barricades.turnIt }));
  await putAt(hand, '21', '11');
  await expect(title(page, 2)).toBeVisible();
  await expect(waiting(page)).toHaveCount(3);

  await tapMiddle(hand);
  await hand.tap(page.getByRole('button', { name: en.battle.doAnyway }));
  await expect(waiting(page)).toHaveCount(2);
  await expect(title(page, 2)).toHaveCount(0);
  await hand.tap(undoButton(page));
  await expect(waiting(page)).toHaveCount(3);
});

test('should put the barricades that are left down with everybody else, and take one that stands in hand again', async ({
  page,
  hand,
}) => {
  await pressNext(hand, board.put.all);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: board.setUp.all })).toBeVisible();
  await hand.tap(page.locator('summary', { hasText: barricades.standing }));
  await hand.tap(page.getByRole('button', { name: barricades.move(FOE, 1) }));
  await expect(title(page, 1)).toBeVisible();
  await hand.tap(page.getByRole('button', { name: barricades.turnIt }));
  await hand.tap(page.getByRole('button', { name: board.put.cancel }));
  await hand.tap(undoButton(page));
  await expect(waiting(page)).toHaveCount(4);
  await pressNext(hand, board.put.rest);
  await pressNext(hand, en.turningPoint.startBattle);
  await expect(page.getByRole('heading', { name: begins(en.turningPoint.title(1)) })).toBeVisible();
});
