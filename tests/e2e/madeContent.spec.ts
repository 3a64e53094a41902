import type { Page } from '@playwright/test';
import { making as words } from '../../src/words/en/making/making.ts';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { CUTLASS, drawn, HAULER, makeEnemy, makeFaction, makeWeapon, pressed, UNDERTOW } from './support/making.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { pressNext, pressStep, startFirefight } from './support/table.ts';
import { openShared } from './support/opening.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

/** Chooses the faction for a new battle, of nobody else. */
async function meet(page: Page, hand: Parameters<typeof pressStep>[0]) {
  await page.goto('/#/new');
  await expect(heading(page)).toHaveText(en.deployment.title);
  await pressStep(hand, en.deployment.enemy);
  await click(page.getByRole('radio', { name: begins(UNDERTOW) }));
  await expect(page.getByText(new RegExp(HAULER, 'u')).first()).toBeVisible();
}

test('a weapon, an enemy and a faction are made by screens alone, kept, fought, and sent to a fresh profile', async ({
  page,
  hand,
  browser,
  baseURL,
}) => {
  test.slow();
  await makeWeapon(page);
  await makeEnemy(page);
  await makeFaction(page);

  await page.reload();
  await expect(heading(page)).toHaveText(UNDERTOW);
  await expect(drawn(page)).toContainText(HAULER);
  await click(pressed(page, words.share));
  await expect(heading(page)).toHaveText(share.titleOf(UNDERTOW));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: begins(share.saveFile) })),
  ]);
  const file = await download.path();

  await meet(page, hand);
  await pressNext(hand, en.deployment.start);
  await startFirefight(hand);
  await expect(page.getByText(new RegExp(HAULER, 'u')).first()).toBeAttached();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const fresh = await elsewhere.newPage();
  await fresh.goto('/#/workshop/shelf/packs');
  await openShared(fresh, fresh.getByRole('button', { name: begins(packEditor.open) }), file);
  await expect(heading(fresh)).toHaveText(UNDERTOW);
  const inside = fresh.getByRole('region', { name: share.inside });
  await expect(inside.getByText(HAULER)).toBeVisible();
  await expect(inside.getByText(CUTLASS)).toBeVisible();
  await click(fresh.getByRole('button', { name: begins(share.take) }));
  await expect(fresh.getByText(share.takenCards(UNDERTOW))).toBeVisible();
  await fresh.goto('/#/new');
  await click(fresh.getByRole('region', { name: en.deployment.enemy, exact: true }).locator('[aria-expanded]'));
  await expect(fresh.getByRole('radio', { name: begins(UNDERTOW) })).toBeVisible();
  await elsewhere.close();
});

test('what is removed is in use or comes back', async ({ page }) => {
  await makeWeapon(page);
  await makeEnemy(page);
  await page.goto('/#/workshop/made/acolyte.weapons');
  await click(page.getByRole('region', { name: words.yours }).getByRole('button', { name: begins(CUTLASS) }));
  await click(sheet(page).getByRole('button', { name: words.remove }));
  await expect(page.getByText(words.inUse(HAULER))).toBeVisible();
  await page.goto('/#/workshop/made/acolyte.operatives');
  await click(page.getByRole('region', { name: words.yours }).getByRole('button', { name: begins(HAULER) }));
  await click(sheet(page).getByRole('button', { name: words.remove }));
  await click(page.getByRole('button', { name: en.common.undo }));
  await expect(page.getByText(words.back(HAULER))).toBeVisible();
  await expect(page.getByRole('region', { name: words.yours })).toContainText(HAULER);
});
