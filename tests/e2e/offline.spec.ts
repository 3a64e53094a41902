import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serve } from '../../src/tools/serve.mjs';

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const waitingState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none');

/** Serves a copy of the built app that a test may change or close. */
async function serveCopy() {
  const dist = mkdtempSync(path.join(tmpdir(), 'retinue-dist-'));
  cpSync('dist', dist, { recursive: true });
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
