import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../../src/tools/serve.mjs';
import {
  actionButton,
  card,
  cardButton,
  en,
  heading,
  menuButton,
  named,
  nextButton,
  undoButton,
  woundsButton,
} from './support/screen.ts';
import { Hand } from './support/hand.ts';
import { seedChance } from './support/seeded.ts';
import { HALE, SEED, activate, endActivation, finishAttack, pressNext, startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const waitingState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none');

/** Serves a copy of the built app that a test may change or close. */
async function serveCopy() {
  const dist = mkdtempSync(path.join(tmpdir(), 'retinue-dist-'));
  cpSync(process.env['E2E_DIST'] ?? 'dist', dist, { recursive: true });
  const running = await serve({ port: 0, host: '127.0.0.1', dist });
  const close = async () => {
    await running.close();
    rmSync(dist, { recursive: true, force: true });
  };
  return { dist, close, url: `http://127.0.0.1:${running.port}/` };
}

/** Turns the served copy into another version, whose page has another title. */
function publishNewVersion(dist: string): void {
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(dist, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('index.html', (text) => text.replace('<title>Retinue</title>', '<title>Retinue, version two</title>'));
  edit('sw.js', (text) =>
    text
      .replace(/"index.html":"[0-9a-f]+"/, '"index.html":"222222222222"')
      .replace(/\$\{PREFIX\}[0-9a-f]+/, '${PREFIX}222222222222'),
  );
}

// What the closed server does not answer is an error on the console, and no fault.
test.use({ faultless: false });

test('should open with the server closed', async ({ page }) => {
  const { url, close } = await serveCopy();
  await page.goto(url);
  await controlled(page);
  await close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const uncached = await page.evaluate(() =>
    fetch('not-cached.txt').then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(uncached).toBe('failed');
});

test('should play on with the server closed', async ({ page, hand }) => {
  const { url, close } = await serveCopy();
  await seedChance(page, SEED);
  await page.goto(url);
  await controlled(page);
  await hand.tap(page.getByRole('radio', { name: en.home.diceNone }));
  await pressNext(hand, en.home.playFirst);
  await expect(heading(page)).toHaveText(en.turningPoint.title(1));
  await close();
  await page.reload();
  await startFirefight(hand);
  await activate(hand, HALE);
  await hand.tap(actionButton(page, 'shoot'));
  await hand.tap(cardButton(page, 'Fighter 1'));
  await expect(heading(page)).toHaveText(en.attack.shootTitle);
  await finishAttack(hand);
  await endActivation(hand);
  const wounds = await woundsButton(page, 'Fighter 1').getAttribute('aria-label');
  await page.reload();
  await expect(card(page, HALE)).toHaveAttribute('data-state', 'done');
  await expect(woundsButton(page, 'Fighter 1')).toHaveAccessibleName(wounds ?? '');
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: the end of the activation of .+$/u);
  await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.enemyActivates));
});

test('should begin a battle from a first visit that ended before it', async ({ page, hand, context }) => {
  const { url, close } = await serveCopy();
  await page.goto(url);
  await controlled(page);
  await page.close();
  await close();
  const again = await context.newPage();
  const other = new Hand(again, hand.touch);
  await again.goto(url);
  await pressNext(other, en.home.playFirst);
  await expect(heading(again)).toHaveText(en.turningPoint.title(1));
  await startFirefight(other);
});

test('should keep the old version until the new one is applied', async ({ page }) => {
  const { dist, url, close } = await serveCopy();
  await page.goto(url);
  await controlled(page);
  publishNewVersion(dist);
  await page.reload();
  await expect.poll(() => waitingState(page)).toBe('installed');
  await page.reload();
  await expect(page).toHaveTitle('Retinue');
  await page.evaluate(async () => {
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('skip-waiting');
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['retinue-app-222222222222']);
  await expect(page).toHaveTitle('Retinue');
  await page.reload();
  await expect(page).toHaveTitle('Retinue, version two');
  await close();
});

test('should offer a new version, and use it only when its button is pressed', async ({ page, hand }) => {
  const { dist, url, close } = await serveCopy();
  await page.goto(url);
  await controlled(page);
  publishNewVersion(dist);
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: en.saving.newVersion });
  await expect(offer).toBeVisible();
  await expect(page).toHaveTitle('Retinue');

  // Nothing of it under the player's hands: not offered in a battle, and the battle stays as it is.
  await pressNext(hand, en.home.playFirst);
  await startFirefight(hand);
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(nextButton(page)).toBeVisible();
  await expect(page).toHaveTitle('Retinue');
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: en.battle.menuHome }));

  await hand.tap(offer.getByRole('button', { name: en.saving.newVersionUse }));
  await expect(page).toHaveTitle('Retinue, version two');
  await pressNext(hand, en.home.continueBattle);
  await expect(heading(page)).toHaveText(en.battle.title);
  await close();
});
