import { deployment } from '../../src/words/en/deployment.ts';
import { generator as words } from '../../src/words/en/generator.ts';
import { noFindings as look } from './support/axe.ts';
import { heading, sheet } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

test('should generate a scenario, keep it and open its deployment', async ({ page }) => {
  await page.goto('/#/generate');
  await expect(heading(page)).toHaveText(words.title);
  await look(page, 'the generator');
  await page.getByRole('textbox', { name: words.seed }).fill('abc123');
  await click(page.getByRole('button', { name: /^Mission: / }));
  await expect(sheet(page)).toBeVisible();
  await look(page, 'a part of it');
  await click(sheet(page).getByRole('button', { name: '8', exact: true }));
  const title = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/^Cleanse: /u);
  const name = await title.textContent();
  await click(page.getByRole('button', { name: /^Killzone: / }));
  await expect(sheet(page).getByRole('radio', { name: /^Cold Hold/u })).toBeVisible();
  await look(page, 'the killzones that it may be bound to');
  await click(sheet(page).getByRole('radio', { name: /^Cold Hold/u }));
  const bound = page.getByRole('region', { name: words.sheet.killzone, exact: true });
  await expect(bound).toContainText(/Nest\. Lies at: Marker \d, Marker \d/u);
  await look(page, 'a scenario bound to a killzone');
  await click(page.getByRole('button', { name: /^Keep it/ }));
  await expect(page.getByText(words.kept(name ?? ''))).toBeVisible();
  await click(page.getByRole('button', { name: /^Play it now/ }));
  await click(page.getByRole('region', { name: deployment.mission, exact: true }).locator('[aria-expanded]'));
  // Kept twice, it is there once.
  await expect(page.getByRole('radio', { name: /^Cleanse/u })).toHaveCount(2);
  await expect(page.getByRole('radio', { name: new RegExp(`^${name ?? ''}`, 'u') })).toBeChecked();
});
