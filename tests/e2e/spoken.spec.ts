import type { Locator, Page } from '@playwright/test';
import { actionButton, applies, begins, cardButton, en, ends, named, nextButton } from './support/screen.ts';
import { firstFirefight, HALE } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const FOE = 'Fighter 1';
/** The parts of the table in the order in which they are read, as they are spoken. */
const ORDER = [en.battle.stripLabel, en.common.retinue, 'Chaos Cult', en.battle.panelLabel, en.battle.bar];

/** Presses what is spoken so with a key, and waits until somebody who hears the screen is somewhere. */
async function press(page: Page, spoken: Locator): Promise<void> {
  await expect(spoken).toHaveAccessibleName(/\S/u);
  await spoken.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).not.toBeFocused();
}

const question = (page: Page, prompt: string | RegExp) => page.getByRole('heading', { level: 2, name: prompt });

test('should read the table in order: strip, sides, who acts, bar', async ({ page, hand, hasTouch }) => {
  test.skip(hasTouch, 'heard alike at any size');
  await firstFirefight(hand, 'table');
  await press(page, cardButton(page, HALE));
  const spoken = await page.getByRole('main').ariaSnapshot();
  const places = ORDER.map((name) => spoken.search(new RegExp(`(?:group|region) "${name}"`, 'u')));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await expect(page.getByRole('log')).toHaveCount(1);
});

test('should play a whole activation by what is spoken alone, with keys', async ({ page, hand, hasTouch }) => {
  test.skip(hasTouch, 'heard alike at any size');
  await firstFirefight(hand, 'table');
  await press(page, cardButton(page, HALE));
  await expect(page.getByRole('article', { name: begins(`${HALE},`) })).toHaveAccessibleName(
    new RegExp(en.states.acting, 'iu'),
  );
  await press(page, actionButton(page, 'shoot'));
  await expect(question(page, en.actions.shoot.name)).toBeFocused();
  await press(page, cardButton(page, FOE));
  await expect(question(page, en.dice.prompts.attack(4, HALE))).toBeFocused();
  for (const face of [6, 4, 1, 4])
    await press(page, page.getByRole('button', { name: en.dice.face(face), exact: true }));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.dice.roll(3)));
  await press(page, nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(applies());
  await press(page, nextButton(page));
  await expect(page.getByRole('heading', { name: en.battle.title, level: 1 })).toBeAttached();
  await expect(nextButton(page)).toHaveAccessibleName(ends());
  await press(page, nextButton(page));
  await expect(nextButton(page)).not.toHaveAccessibleName(ends());
});
