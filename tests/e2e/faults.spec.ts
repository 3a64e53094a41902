import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pagesPath } from '../../src/tools/browser.mjs';
import { isRight, runFaults } from '../../src/tools/faults/run.mjs';
import { found, playToWalk, said, settled, walkTo } from './support/campaign.ts';
import { en, nextButton } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import * as logs from '../support/storedLogs.ts';

// Six ends of the page and six of the whole browser, in every part of a scenario; `npm run faults` does more. How many
// fall into the walk is up to its dice: one without casualties is short.
test('should lose at most the tap under the finger when the page or the browser is killed', async () => {
  const rows = await runFaults({ count: 12, logs, program: pagesPath() });
  expect(rows.filter((row) => !isRight(row))).toEqual([]);
  expect(rows.filter(({ kind }) => kind === 'browser killed')).toHaveLength(6);
  expect(new Set(rows.map(({ at }) => at))).toEqual(new Set(['deploy', 'battle', 'report', 'walk', 'close']));
  expect(rows.filter(({ outcome }) => outcome === 'after').length).toBeGreaterThan(0);
});

const FILLER = 'filler/';

/** Fills localStorage until not one more character fits. */
const fill = (page: Page): Promise<void> =>
  page.evaluate((prefix) => {
    let key = 0;
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) {
          localStorage.setItem(`${prefix}${key}`, 'x'.repeat(size));
          key += 1;
        }
      } catch {
        continue;
      }
  }, FILLER);

const empty = (page: Page): Promise<void> =>
  page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, FILLER);

test('should walk on with the storage full, say so, export with one tap, and save again once there is room', async ({
  page,
  hand,
}) => {
  const { stages } = said.after;
  const step = page.locator('[aria-current="step"]');
  const glyph = page.locator('[data-save]');
  const told = page.getByRole('main');
  await found(hand);
  await playToWalk(hand);
  await fill(page);
  await walkTo(hand, stages.casualties);
  await expect(glyph).toHaveAttribute('data-save', 'once');
  const notice = page.getByRole('status').filter({ hasText: en.saving.full });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hand.tap(notice.getByRole('button', { name: en.saving.export })),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  const { format, data } = JSON.parse(text) as { format: string; data: { entries: { command: { type: string } }[] } };
  expect(format).toBe('campaign');
  expect(data.entries.slice(-2).map(({ command }) => command.type)).toEqual(['report', 'goOn']);

  // The second copy has it all.
  await page.reload();
  await expect(step).toHaveText(stages.casualties);
  await fill(page);
  await hand.tap(nextButton(page));
  await expect(glyph).toHaveAttribute('data-save', 'once');

  // Room again: the next command is saved with all before it, and the warning goes.
  await empty(page);
  await hand.tap(nextButton(page));
  await expect(glyph).toHaveAttribute('data-save', 'saved');
  await expect(notice).toHaveCount(0);
  const now = await settled(hand);
  await page.evaluate(() => indexedDB.deleteDatabase('retinue'));
  await page.reload();
  await expect(step).toBeVisible();
  await expect.poll(() => told.innerText()).toBe(now);
});
