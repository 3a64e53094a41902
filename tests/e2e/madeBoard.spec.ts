import type { Page } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { boardEditor as words } from '../../src/words/en/boardEditor.ts';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare } from '../../src/words/en/packShare.ts';
import { noFindings } from './support/axe.ts';
import { Hand } from './support/hand.ts';
import { field, pressed, saved, toShelf } from './support/making.ts';
import { openShared } from './support/opening.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { chooseGround, pressNext, VEX } from './support/table.ts';
import { expect, faultsOf, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const NAME = 'Rust Quay';

/** Pulls a ready piece onto the board, where it is then told of. */
async function pullOut(page: Page, name: string, told: string) {
  const tile = page.getByRole('button', { name, exact: true });
  await tile.scrollIntoViewIfNeeded();
  const [from, map] = [await tile.boundingBox(), await page.locator('[data-map]').boundingBox()];
  if (from === null || map === null) throw new Error('no board');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(map.x + map.width / 2, map.y + map.height / 4, { steps: 5 });
  await page.mouse.up();
  const list = page.getByRole('region', { name: words.pieces });
  await expect(list.getByRole('button', { name: begins(told), pressed: true })).toBeVisible();
}

/** An empty board of 30 by 22 inches with a wall in its middle, which has a name and is kept. */
async function makeBoard(page: Page, hand: Hand) {
  await toShelf(page, 'boards');
  await noFindings(page, 'the shelf of boards');
  await hand.tap(pressed(page, words.make));
  await hand.tap(
    sheet(page)
      .getByRole('button', { name: begins(words.empty('')) })
      .first(),
  );
  await expect(heading(page)).toHaveText(words.newName);
  await field(page, words.boardName).fill(NAME);
  const palette = page.getByRole('region', { name: words.palette });
  await hand.tap(palette.getByRole('button', { name: 'Wall', exact: true }));
  await hand.tap(pressed(page, words.putInMiddle));
  await expect(
    page.getByRole('region', { name: words.pieces }).getByRole('button', { name: begins('Wall, ') }),
  ).toBeVisible();
  await pullOut(page, 'Block', 'Block, ');
  await saved(page);
  await hand.tap(pressed(page, words.done));
}

/** The file that is shared of it. */
async function shareBoard(page: Page, hand: Hand): Promise<string> {
  await hand.tap(page.getByRole('region', { name: words.shelf }).getByRole('button', { name: begins(NAME) }));
  await hand.tap(sheet(page).getByRole('button', { name: words.share }));
  await expect(heading(page)).toHaveText(packShare.titleOf(NAME));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: begins(packShare.saveFile) })),
  ]);
  return download.path();
}

/** Taken out of its file where nobody has it. */
async function takeBoard(page: Page, file: string) {
  await page.goto('/#/workshop/shelf/packs');
  await openShared(page, page.getByRole('button', { name: begins(packEditor.open) }), file);
  await expect(heading(page)).toHaveText(NAME);
  await click(page.getByRole('button', { name: begins(packShare.take) }));
  await expect(page.getByText(packShare.taken(NAME))).toBeVisible();
}

/** A battle on screen, on the board that was taken; everybody is set up. */
async function fightOnIt(page: Page, hand: Hand) {
  await page.goto('/#/new');
  await chooseGround(hand, begins(NAME));
  await pressNext(hand, en.deployment.startOn);
  await pressNext(hand, board.put.all);
  const map = page.getByRole('group', { name: board.label(22, 30) });
  await expect(map.getByRole('button', { name: begins(`${VEX}, `) })).toBeVisible();
  return map;
}

test('should share a killzone that was made, and fight on it where it was taken', async ({
  page,
  hand,
  browser,
  baseURL,
  hasTouch,
  viewport,
}) => {
  await makeBoard(page, hand);
  const file = await shareBoard(page, hand);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce', hasTouch, viewport });
  const fresh = await elsewhere.newPage();
  const faults = faultsOf(fresh);
  await takeBoard(fresh, file);
  const map = await fightOnIt(fresh, new Hand(fresh, hasTouch));
  await expect(map).toContainText('Wall');
  expect(faults).toEqual([]);
  await elsewhere.close();
});
