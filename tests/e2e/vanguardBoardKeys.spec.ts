import type { Page } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import { beginOnBoard, mapOf, middleOf, OWN, placeRest, token } from './support/bandBoard.ts';
import { nextKey } from './support/foes.ts';
import { KeyHand } from './support/keyHand.ts';
import { begins } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const [FIRST, ACTING, , ONE, OTHER] = OWN;

/** Where who acts first stands, told from one that stays, as a share of how far that is from another: the map may have grown. */
async function placeOf(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const [acting, one, other] = [await middleOf(page, ACTING), await middleOf(page, ONE), await middleOf(page, OTHER)];
  const share = Math.hypot(other.x - one.x, other.y - one.y);
  return { x: (acting.x - one.x) / share, y: (acting.y - one.y) / share };
}

test('should put one down, walk it and show the cards by keys alone', async ({ page }) => {
  const hand = new KeyHand(page, false);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await beginOnBoard(hand, 'Ferry Landing');
  await hand.tap(page.getByRole('button', { name: FIRST, exact: true }));
  await expect(nextKey(page)).toHaveAccessibleName(begins(board.put.hint));
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await press('ArrowUp');
  await expect(nextKey(page)).toHaveAccessibleName(begins(board.put.there));
  await press('Space');
  await expect(token(page, FIRST)).toBeVisible();
  await placeRest(hand);

  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await press('1');
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end('')));
  const before = await placeOf(page);
  await press(acts.keys.walk);
  await expect(nextKey(page)).toHaveAccessibleName(board.move.tap);
  await press('Alt+ArrowLeft', 'Alt+ArrowLeft', 'ArrowDown', 'Shift+ArrowDown');
  await expect(nextKey(page)).toHaveAccessibleName(begins(board.move.here(acts.names.walk)));
  await press('Space');
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end('')));
  const after = await placeOf(page);
  expect(after.y).toBeGreaterThan(before.y);
  expect(after.x).toBeLessThan(before.x);

  await press(board.key);
  await expect(mapOf(page)).toBeHidden();
  await press(board.key);
  await expect(mapOf(page)).toBeVisible();
});
