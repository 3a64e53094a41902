import type { Page } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { otherwise } from '../../src/words/en/otherwise.ts';
import { acts } from '../../src/words/en/vanguard/acts.ts';
import { attack } from '../../src/words/en/vanguard/attack.ts';
import {
  beginOnBoard,
  mapOf,
  middleOf,
  OWN,
  placeRest,
  tapGround,
  tapToken,
  token,
  undoKey,
} from './support/bandBoard.ts';
import { nextKey } from './support/foes.ts';
import type { Hand } from './support/hand.ts';
import { begins } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const [FIRST, SECOND] = OWN;
const GUN = 'Hotgun';
const FOE = 'Precentor';
/** As a share of the map: in the zone of whoever plays, who has it below. */
const PLACE = [0.5, 0.8] as const;

/** What is known of one target, where the table has it otherwise. */
const factsOf = (page: Page, who: string) => page.getByRole('group', { name: who, exact: true });

/** Says by a tap of each fact that is in the way of a shot that it is not so. */
async function sayOtherwise(hand: Hand, who: string): Promise<number> {
  const { page } = hand;
  await hand.tap(page.getByText(otherwise.byTable, { exact: true }));
  const no = factsOf(page, who).getByRole('button', {
    name: new RegExp(`^(?:${board.shot.notSeen}|${otherwise.notInRange('')})`, 'u'),
  });
  await expect(no.first()).toBeVisible();
  const count = await no.count();
  for (let left = count; left > 0; left -= 1) {
    await hand.tap(no.first());
    await expect(no).toHaveCount(left - 1);
  }
  return count;
}

/** Puts one down where another stands already: they end side by side. */
async function putTwo(hand: Hand): Promise<void> {
  const { page } = hand;
  for (const who of [FIRST, SECOND]) {
    await hand.tap(page.getByRole('button', { name: begins(who) }));
    await tapGround(hand, ...PLACE);
    await expect(token(page, who)).toBeVisible();
    await hand.tap(nextKey(page));
  }
}

test('should ask which of two is meant, and let a shot be taken that the board denies', async ({ hand, page }) => {
  await beginOnBoard(hand, 'Ferry Landing');
  await putTwo(hand);
  await placeRest(hand);

  const [one, other] = [await middleOf(page, FIRST), await middleOf(page, SECOND)];
  await hand.tapAt({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  await expect(page.getByRole('heading', { name: board.which })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: begins(SECOND) }).last());
  await expect(page.getByRole('heading', { name: board.which })).toBeHidden();
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end(SECOND)));

  // From its own edge the enemy is out of range or out of sight.
  await hand.tap(page.getByRole('button', { name: begins(GUN) }));
  const denied = mapOf(page).getByRole('button', {
    name: new RegExp(`^${FOE}, .*, (?:not in sight|out of range)$`, 'u'),
  });
  await expect(denied).toBeVisible();
  const count = await sayOtherwise(hand, FOE);
  await expect(denied).toBeHidden();
  await expect(factsOf(page, FOE).getByText(board.shot.byHand)).toHaveCount(count);
  for (let left = count; left > 0; left -= 1) await hand.tap(undoKey(page));
  await hand.tap(page.getByRole('button', { name: begins(GUN) }));
  await expect(denied).toBeVisible();
  await tapToken(hand, FOE);
  const sheet = page.getByRole('dialog', { name: FOE });
  await expect(sheet.getByText(board.shot.anywayHint)).toBeVisible();
  await hand.tap(sheet.getByRole('button', { name: board.shot.anyway }));
  await expect(page.getByRole('heading', { name: attack.titles.attack, level: 1 })).toBeVisible();
  await hand.tap(undoKey(page));
  await expect(nextKey(page)).toHaveAccessibleName(begins(acts.end(SECOND)));
});
