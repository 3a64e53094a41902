import type { Page } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import { round } from '../../src/words/en/vanguard/round.ts';
import { tray } from '../../src/words/en/vanguard/tray.ts';
import { warBands } from '../../src/words/en/warBands.ts';
import {
  beginOnBoard,
  idleTo,
  OWN,
  placeOn,
  placeRest,
  tapPlace,
  tapToken,
  token,
  undoKey,
} from './support/bandBoard.ts';
import { nextKey } from './support/foes.ts';
import type { Hand } from './support/hand.ts';
import { begins, en, sheet } from './support/screen.ts';
import { pressStep } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const KILLZONE = 'Ferry Landing';
const [FIRST] = OWN;
const SAPPER = 'Sapper of the Third';
const CHARGE = 'Satchel charge';
const FOE = 'Precentor';
/** The row that folds what cannot be done. */
const NOT_NOW = new RegExp(`^${acts.notNow(0).replace('0', '\\d+')}`, 'u');

/** Somebody stays at home, and a sapper comes instead. */
async function takeSapper(hand: Hand): Promise<void> {
  const { page } = hand;
  await pressStep(hand, en.common.playerName(1));
  await hand.tap(page.getByRole('button', { name: begins(`${FIRST},`) }));
  await hand.tap(sheet(page).getByRole('button', { name: warBands.remove(FIRST) }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hand.tap(page.getByRole('button', { name: begins(warBands.add) }).first());
  await hand.tap(sheet(page).getByRole('button', { name: begins(SAPPER) }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('should say why an own act reaches nobody, and do it anyway where the table says so', async ({ hand, page }) => {
  await beginOnBoard(hand, KILLZONE, takeSapper);
  await placeRest(hand);
  await tapToken(hand, SAPPER);
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end(SAPPER)));
  const wounds = () => token(page, FOE).getAttribute('aria-label');
  const before = await wounds();

  await hand.tap(page.getByRole('button', { name: NOT_NOW }));
  // What cannot be done is disabled, and a tap says why.
  await page.getByRole('button', { name: begins(CHARGE) }).tap({ force: true });
  const why = page.getByRole('dialog', { name: CHARGE });
  await expect(why.getByText(/the nearest is .* away/u)).toBeVisible();
  await hand.tap(why.getByRole('button', { name: board.move.anyway }));
  await expect(page.getByRole('heading', { name: tray.questions.whom(SAPPER) })).toBeVisible();
  await hand.tap(page.getByRole('radio', { name: begins(FOE) }));
  await hand.tap(nextKey(page));
  await expect.poll(wounds).not.toBe(before);
  await hand.tap(undoKey(page));
  await hand.tap(undoKey(page));
  await expect.poll(wounds).toBe(before);
});

const RELAY = 'South-west relay';
/** Where it lies by the scenario, where it is dragged to, and where it is laid at last, in inches. */
const [FROM, DRAGGED, TO] = [
  [9, 10],
  [14, 6],
  [21, 3],
] as const;

const relay = (page: Page) => page.getByRole('region', { name: RELAY });

test('should lay an objective elsewhere by a drag and by two taps, say who touches it at the end of the round, and take the table’s word', async ({
  hand,
  page,
}) => {
  await beginOnBoard(hand, KILLZONE);
  const inHand = page.getByRole('heading', { name: board.put.title(RELAY) });
  await tapPlace(hand, FROM);
  await expect(inHand).toBeVisible();
  await hand.drag(await placeOn(page, FROM), await placeOn(page, DRAGGED));
  await expect(inHand).toBeHidden();
  await tapPlace(hand, DRAGGED);
  await expect(inHand).toBeVisible();
  await tapPlace(hand, TO);
  await expect(inHand).toBeHidden();
  await hand.tap(page.getByRole('button', { name: begins(FIRST) }));
  await tapPlace(hand, TO);
  await expect(token(page, FIRST)).toBeVisible();
  await hand.tap(nextKey(page));
  await placeRest(hand);

  const { end } = round;
  await idleTo(hand, end.score);
  await expect(page.getByRole('heading', { name: end.title(1) })).toBeVisible();
  await expect(relay(page).getByText(end.byBoard(FIRST))).toBeVisible();
  await hand.tap(relay(page).getByText(end.otherwise));
  await hand.tap(relay(page).getByRole('button', { name: FIRST, exact: true }));
  await expect(relay(page).getByText(end.byHand, { exact: true })).toBeVisible();
  await hand.tap(nextKey(page));
  await expect(relay(page).getByText(end.nobody)).toBeVisible();
});
