import { board } from '../../src/words/en/board.ts';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import { round } from '../../src/words/en/vanguard/round.ts';
import { table } from '../../src/words/en/vanguard/table.ts';
import {
  beginOnBoard,
  mapOf,
  middleOf,
  OWN,
  placeRest,
  readyOf,
  tapGround,
  tapToken,
  token,
  undoKey,
} from './support/bandBoard.ts';
import { nextKey, nextSaid, stage } from './support/foes.ts';
import type { Hand } from './support/hand.ts';
import { begins } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const MOST_STEPS = 150;
const FIRST_FOE = 'Precentor';
/** Enemies whom a shot can be at. */
const TARGETS = /^(?:Precentor|Chorister \d|Bass), .*(?:clock|edge|up)$/u;

/** Puts one down by a tap, and the rest by another; on to the first activation. */
async function setUp(hand: Hand): Promise<void> {
  const { page } = hand;
  const [first] = OWN;
  await hand.tap(page.getByRole('button', { name: begins(first) }));
  await tapGround(hand, 0.5, 0.8);
  await expect(token(page, first)).toBeVisible();
  await hand.tap(nextKey(page));
  await placeRest(hand);
}

/** A walk toward the enemy. */
async function walk(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('button', { name: begins(acts.names.walk) }));
  await expect(nextKey(page)).toHaveAccessibleName(board.move.tap);
  await tapGround(hand, 0.5, 0.2);
  await expect(nextKey(page)).toHaveAccessibleName(begins(board.move.here(acts.names.walk)));
  await hand.tap(nextKey(page));
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end('')));
}

/** The same by a drag of who acts. */
async function dragOn(hand: Hand, who: string): Promise<void> {
  const { page } = hand;
  const { x, y } = await middleOf(page, who);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 3 });
  await page.mouse.move(x, y - 45, { steps: 3 });
  await page.mouse.up();
  await expect(nextKey(page)).toHaveAccessibleName(begins(board.move.here(acts.names.walk)));
  await hand.tap(nextKey(page));
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end('')));
}

/** The board put away in mid-battle and back by Undo; then the same taken up again, with everybody where they stood. */
async function dropAndTakeUp(hand: Hand): Promise<void> {
  const { page } = hand;
  const before = await token(page, FIRST_FOE).boundingBox();
  const openBoards = async () => {
    await hand.tap(page.getByRole('button', { name: table.menu, exact: true }));
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: table.menuRows.board, exact: true }));
  };
  await openBoards();
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: begins(board.take.drop) }));
  await expect(mapOf(page)).toBeHidden();
  await hand.tap(undoKey(page));
  await expect(mapOf(page)).toBeVisible();
  await openBoards();
  await hand.tap(page.getByRole('dialog').getByRole('button', { name: begins('Ferry Landing') }));
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await token(page, FIRST_FOE).boundingBox()).toEqual(before);
}

/** One walks toward the enemy, until a shot can be taken: whom at; null: it is the turn of nobody who has one. */
async function act(hand: Hand): Promise<boolean> {
  const { page } = hand;
  const who = await readyOf(page);
  if (who === null) throw new Error('nobody can act');
  await tapToken(hand, who);
  await (who === OWN[0] ? dragOn(hand, who) : walk(hand));
  const gun = page.getByRole('button', { name: /hit on .* to take it out/u }).first();
  if ((await gun.count()) === 0) return false;
  await hand.tap(gun);
  return true;
}

test('should fight two war bands on a killzone on screen: walks, a shot and its line, enemies that move themselves', async ({
  hand,
  page,
}) => {
  await beginOnBoard(hand, 'Ferry Landing');
  await setUp(hand);
  const before = await token(page, FIRST_FOE).boundingBox();
  let shoots = false;
  for (let step = 0; step < MOST_STEPS && !shoots; step += 1) {
    // What the board knows is asked of nobody.
    expect(await stage(page)).not.toBe('question');
    if ((await nextSaid(page)).startsWith(acts.turn.tap)) shoots = await act(hand);
    else await hand.tap(nextKey(page));
  }
  expect(await token(page, FIRST_FOE).boundingBox()).not.toEqual(before);
  await expect(mapOf(page).locator('path[data-aim]').first()).toBeVisible();
  await expect(
    mapOf(page)
      .getByRole('button', { name: /, (?:not in sight|out of range)$/u })
      .first(),
  ).toBeVisible();
  const [target] = (
    (await mapOf(page).getByRole('button', { name: TARGETS }).first().getAttribute('aria-label')) ?? ''
  ).split(',');
  await tapToken(hand, target ?? '');
  await expect(page.getByRole('heading', { name: /^Roll \d dice for /u })).toBeVisible();
  for (let step = 0; step < MOST_STEPS && !(await nextSaid(page)).startsWith(round.start.go(2)); step += 1) {
    expect(await stage(page)).not.toBe('question');
    if ((await nextSaid(page)).startsWith(acts.turn.tap)) await tapToken(hand, (await readyOf(page)) ?? '');
    else await hand.tap(nextKey(page));
  }
  await hand.tap(nextKey(page));
  await expect(page.getByRole('button', { name: begins('Round 2') })).toBeVisible();
  await expect(mapOf(page)).toBeVisible();
  await dropAndTakeUp(hand);
});
