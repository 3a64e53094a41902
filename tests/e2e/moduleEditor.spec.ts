import type { Locator, Page } from '@playwright/test';
import { moduleEditor as words } from '../../src/words/en/moduleEditor.ts';
import { scenario as said } from '../../src/words/en/scenario/scenario.ts';
import { moduleEditor as french } from '../../src/words/fr/moduleEditor.ts';
import { noFindings as look } from './support/axe.ts';
import { begins, heading, sheet } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const FLAG = 'relay won';
const MOST_TABS = 80;

async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not lead there');
}

/** Presses what is reached by Tab alone, from wherever the focus is. */
async function press(page: Page, target: Locator, key = 'Tab') {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });
const drawing = (page: Page, { graph } = words) => page.getByRole('list', { name: graph });

test('should make a campaign that branches by a flag, by keyboard, and keep it', async ({ page }) => {
  await page.goto('/#/workshop/shelf/campaigns');
  await press(page, page.getByRole('button', { name: begins(words.make) }));
  await expect(heading(page)).toHaveText(words.newName);
  await press(page, drawing(page).getByRole('button'));
  await tabTo(page, page.getByLabel(words.chapter.scenario, { exact: true }));
  await page.keyboard.type('The Silent Relay');
  await expect(page.getByText(FLAG).first()).toBeVisible();

  await press(page, page.getByRole('button', { name: begins(words.add) }));
  await press(page, button(sheet(page), 'Water Runs Down'));
  await expect(page.getByRole('heading', { name: words.chapter.title(2) })).toBeVisible();
  await press(page, button(page, words.all), 'Shift+Tab');
  await press(page, drawing(page).getByRole('button').first());
  await press(page, page.locator('[data-place="chapters[0].next[0]"]'));
  const open = page.getByRole('group', { name: words.chapter.wayIf, exact: true });
  await press(page, button(open, said.parts.addCondition));
  await expect(open).toContainText(`If the campaign remembers “${FLAG}”.`);

  await press(page, button(page, words.all), 'Shift+Tab');
  const way = drawing(page).getByText(words.node.to('Water Runs Down', `the campaign remembers “${FLAG}”`));
  await expect(way).toBeAttached();
  await press(page, page.getByRole('button', { name: new RegExp(`^${FLAG}`, 'iu') }));
  await expect(page.getByText(words.which.ends('Water Runs Down'))).toBeVisible();
  await look(page, 'the drawing');

  await press(page, button(page, words.undoFull(words.did.ways)));
  await expect(way).not.toBeAttached();
  await press(page, button(page, words.redoFull(words.did.ways)));
  await expect(way).toBeAttached();
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  await page.reload();
  await expect(way).toBeAttached();
  await expect(button(page, words.undoFull(words.did.ways))).toBeVisible();
});

test('should have no findings in French', async ({ page }) => {
  await page.goto('/#/settings/device');
  await click(page.getByRole('radio', { name: 'Français' }));
  await page.goto('/#/workshop/shelf/campaigns');
  const shipped = page.getByRole('region', { name: french.shipped });
  await click(shipped.getByRole('button').first());
  await click(button(page, french.copy));
  await expect(drawing(page, french).getByRole('button')).toHaveCount(3);
  await click(drawing(page, french).getByRole('button').first());
  await click(page.locator('[data-place="chapters[0].next[0]"]'));
  await expect(page.getByLabel(french.chapter.to, { exact: true })).toBeVisible();
  await look(page, 'a chapter in French');
});
