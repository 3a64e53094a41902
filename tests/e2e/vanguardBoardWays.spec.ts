import { board } from '../../src/words/en/board.ts';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import {
  beginOnBoard,
  mapOf,
  middleOf,
  OWN,
  placeRest,
  tapPlace,
  tapToken,
  token,
  undoKey,
} from './support/bandBoard.ts';
import { nextKey } from './support/foes.ts';
import { begins } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const [FIRST] = OWN;
/** On either side of a tank, over it straight, which is too far to climb, and around it by two corners, in inches. */
const [FROM, TO] = [
  [20.4, 5.6],
  [20.4, 12],
] as const;
const AROUND = [
  [21.4, 7.8],
  [21.4, 10.2],
] as const;
/** So many pixels at least lie between both. */
const FAR = 30;

test('should draw a way over a tank only where the table says so, and around it corner by corner', async ({
  hand,
  page,
}) => {
  const { move } = board;
  await beginOnBoard(hand, 'Ferry Landing');
  await hand.tap(page.getByRole('button', { name: begins(FIRST) }));
  await tapPlace(hand, FROM);
  await expect(token(page, FIRST)).toBeVisible();
  await hand.tap(nextKey(page));
  await placeRest(hand);
  await tapToken(hand, FIRST);
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end(FIRST)));
  const before = await middleOf(page, FIRST);

  await hand.tap(page.getByRole('button', { name: begins(acts.names.walk) }));
  await hand.tap(page.getByRole('checkbox', { name: move.draw }));
  await tapPlace(hand, TO);
  await expect(nextKey(page)).toHaveAccessibleName(begins(move.fails));
  await hand.tap(page.getByRole('button', { name: move.anyway, exact: true }));
  await expect.poll(async () => (await middleOf(page, FIRST)).y).toBeLessThan(before.y - FAR);
  await hand.tap(undoKey(page));
  await expect.poll(async () => Math.round((await middleOf(page, FIRST)).y)).toBe(Math.round(before.y));

  await hand.tap(page.getByRole('button', { name: begins(acts.names.walk) }));
  await hand.tap(page.getByRole('checkbox', { name: move.draw }));
  // All but the last, where who goes would stand.
  const corners = mapOf(page).locator('svg [data-corner]');
  for (const [at, corner] of [...AROUND, TO].entries()) {
    await tapPlace(hand, corner);
    await expect(nextKey(page)).not.toHaveAccessibleName(begins(move.tapCorner));
    await expect(corners).toHaveCount(at);
  }
  await hand.tap(page.getByRole('button', { name: move.takeCorner }));
  await expect(corners).toHaveCount(1);
  await tapPlace(hand, TO);
  await expect(corners).toHaveCount(2);
  await hand.tap(nextKey(page));
  await expect.poll(async () => (await middleOf(page, FIRST)).y).toBeLessThan(before.y - FAR);
});
