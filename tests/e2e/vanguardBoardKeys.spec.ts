import { board } from '../../src/words/en/board.ts';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import { round } from '../../src/words/en/vanguard/round.ts';
import { beginOnBoard, mapOf, middleOf, OWN, placeRest, token } from './support/bandBoard.ts';
import { nextKey } from './support/foes.ts';
import { KeyHand } from './support/keyHand.ts';
import { begins } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const [FIRST] = OWN;

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
  await expect(nextKey(page)).not.toHaveAccessibleName(begins(round.deploy.next));
  await hand.tap(nextKey(page));
  await placeRest(hand);

  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await press('1');
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end('')));
  const before = await middleOf(page, FIRST);
  await press(acts.keys.walk);
  await expect(nextKey(page)).toHaveAccessibleName(board.move.tap);
  await press('Alt+ArrowUp', 'Alt+ArrowUp', 'ArrowLeft', 'Shift+ArrowLeft');
  await expect(nextKey(page)).toHaveAccessibleName(begins(board.move.here(acts.names.walk)));
  await press('Space');
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end('')));
  const after = await middleOf(page, FIRST);
  expect(after.y).toBeLessThan(before.y);
  expect(after.x).toBeLessThan(before.x);

  await press(board.key);
  await expect(mapOf(page)).toBeHidden();
  await press(board.key);
  await expect(mapOf(page)).toBeVisible();
});
