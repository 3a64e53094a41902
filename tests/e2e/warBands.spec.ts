import type { Page } from '@playwright/test';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { warBands } from '../../src/words/en/warBands.ts';
import { noFindings } from './support/axe.ts';
import { budget } from './support/budget.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { openShared } from './support/opening.ts';
import { pressStep, step } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const VANGUARD = en.deployment.systems.vanguard;

/** Opens a new battle of war bands. */
async function choosing(page: Page): Promise<void> {
  await page.goto('/#/new');
  await click(page.getByRole('radio', { name: VANGUARD }));
  await expect(page.getByRole('region', { name: warBands.scenario, exact: true })).toBeVisible();
}

test('should be set up with the ready war bands in three taps from home', async ({ page, hand }) => {
  await page.goto('/');
  await budget(hand, 'home → a battle of war bands stands to be set up', 3, async () => {
    await hand.tap(page.getByRole('button', { name: begins(en.home.doors.alone.title) }).first());
    await hand.tap(page.getByRole('radio', { name: VANGUARD }));
    await hand.tap(page.getByRole('button', { name: begins(en.deployment.start) }));
    await expect(page).toHaveURL(/#\/battle\//u);
  });
});

test('a war band goes as a file into a fresh browser, is looked at, taken, and chosen for a battle', async ({
  page,
  hand,
  browser,
  baseURL,
}) => {
  await choosing(page);
  await noFindings(page, 'war bands before a battle');
  await pressStep(hand, en.common.playerName(2));
  await click(page.getByRole('button', { name: begins('Bone Choir') }).first());
  await sheet(page).getByLabel(warBands.bandName).fill('Low Choir');
  await click(sheet(page).getByRole('button', { name: en.common.close }));
  await click(page.getByRole('button', { name: begins(warBands.share('Low Choir')) }));
  await expect(heading(page)).toHaveText(share.titleOf('Low Choir'));
  await noFindings(page, 'share a war band');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: begins(share.saveFile) })),
  ]);
  const file = await download.path();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const fresh = await elsewhere.newPage();
  await fresh.goto('/');
  await openShared(fresh, fresh.getByRole('button', { name: begins(en.home.bringFile) }), file);
  await expect(heading(fresh)).toHaveText('Low Choir');
  await expect(fresh.getByText(`for ${VANGUARD}`)).toBeVisible();
  await expect(fresh.getByText(share.replacesNothing)).toBeVisible();
  await click(fresh.getByRole('button', { name: begins(share.take) }));
  await expect(fresh.getByText(share.takenCards('Low Choir'))).toBeVisible();
  await choosing(fresh);
  await click(step(fresh, en.common.playerName(1)).locator('[aria-expanded]'));
  await click(fresh.getByRole('button', { name: begins('Iron Third') }).first());
  await click(sheet(fresh).getByRole('radio', { name: begins('Low Choir') }));
  await expect(fresh.getByRole('button', { name: begins('Low Choir') }).first()).toBeVisible();
  await elsewhere.close();
});

test('should say why a war band is not begun, and be without findings on paper', async ({ page, hand }) => {
  await choosing(page);
  await pressStep(hand, en.common.playerName(1));
  await click(page.getByRole('button', { name: begins('Thorn') }));
  await click(sheet(page).getByRole('button', { name: warBands.remove('Thorn') }));
  const start = page.getByRole('button', { name: begins(en.deployment.start) });
  await expect(start).toHaveAccessibleName(new RegExp(warBands.facts.noLeader(), 'u'));
  await start.click({ force: true });
  await expect(page).toHaveURL(/#\/new/u);
  await click(page.getByRole('button', { name: begins(warBands.print) }));
  await expect(heading(page)).toHaveText(warBands.paper.title);
  await noFindings(page, 'cards of war bands on paper');
});
