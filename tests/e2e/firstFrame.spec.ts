import type { Page } from '@playwright/test';
import { en, fr } from './support/screen.ts';
import { pressNext } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Opens home and holds its code back until the function that it returns is called. */
async function openHeld(page: Page): Promise<() => boolean> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve, { once: true });
  });
  await page.route('**/assets/home-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#root[inert] > main').waitFor();
  return () => gate.dispatchEvent(new Event('open'));
}

/** Every word and control of home with its place, and the colour of the page. */
const placesOn = (page: Page) =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('main :is(h1, h2, p, button, b, small, span)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.textContent, x, y, width, height].join(' ');
    });
    return [getComputedStyle(document.body).backgroundColor, ...told];
  });

const LOOKS = [
  { name: 'dark', scheme: 'dark', locale: 'en-GB', words: en },
  { name: 'light, French', scheme: 'light', locale: 'fr-FR', words: fr },
] as const;

for (const { name, scheme, locale, words } of LOOKS)
  test.describe(name, () => {
    test.use({ colorScheme: scheme, locale });

    test('should show home before its code has come, which takes over what stands there, and nothing of it moves', async ({
      page,
    }) => {
      await page.route('**/*.woff2', () => new Promise(() => undefined));
      const release = await openHeld(page);
      await expect(page.locator('main')).toContainText(words.home.playFirst);
      const before = await placesOn(page);
      const drawn = await page.$$('main *');
      release();
      await expect(page.locator('#root:not([inert]) > main')).toBeVisible();
      await page.getByRole('button', { name: words.home.odds }).waitFor();
      expect(await placesOn(page)).toEqual(before);
      const kept = await Promise.all(drawn.map((element) => element.evaluate(({ isConnected }) => isConnected)));
      expect(kept.filter(Boolean).length).toBe(drawn.length);
    });
  });

test('should show nothing ahead where there is something to go on with', async ({ page, hand }) => {
  await page.goto('/');
  await pressNext(hand, en.home.playFirst);
  await expect(page).toHaveURL(/#\/battle\//u);
  await page.goto('about:blank');
  await page.route('**/assets/home-*.js', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('template')).toHaveCount(2);
  await expect(page.locator('main')).toHaveCount(0);
});

test('should fetch ahead what the first tap needs, once home has come', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#root:not([inert]) > main')).toBeVisible();
  await expect(page.locator('link[rel=prefetch][href*=acolyte]')).toHaveCount(1);
  await expect(page.locator('link[rel=prefetch][href*="-fr-"]')).toHaveCount(0);
});
