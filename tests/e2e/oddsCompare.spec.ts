import { oddsCompare as en } from '../../src/words/en/oddsCompare.ts';
import { odds } from '../../src/words/en/odds.ts';
import { noFindings as look } from './support/axe.ts';
import { heading } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('should compare weapons with targets, share that as a link, and open a cell', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/odds/dice=5');
  await page.getByRole('button', { name: en.keep }).click();
  await page.getByRole('button', { name: new RegExp(`^${en.compare}`, 'u') }).click();
  await expect(heading(page)).toHaveText(en.title);
  await page.getByRole('radio', { name: en.viewNames.targets }).click();
  await page.getByRole('button', { name: en.empty.shoot }).click();
  const table = page.getByRole('grid', { name: en.targetsTitle.shoot });
  await expect(table.getByRole('gridcell', { name: new RegExp(`, ${en.best}$`, 'u') })).not.toHaveCount(0);
  await look(page, 'weapons against targets');
  for (const [list, count] of [
    ['weapons', 2],
    ['targets', 3],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${en.lists[list]}`, 'u') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: en.clear }).click();
    await sheet.locator('summary').first().click();
    for (let at = 0; at < count; at += 1) await sheet.getByRole('checkbox').nth(at).click();
    await look(page, `picking ${list}`);
    await sheet.getByRole('button', { name: en.done }).click();
  }
  await expect(table.getByRole('gridcell')).toHaveCount(6);
  await page.getByRole('button', { name: en.copy }).click();
  await expect(page.getByText(en.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('region', { name: en.targetsTitle.shoot })).toHaveAttribute('aria-busy', 'false');
  const shown = await table.innerText();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect.poll(() => other.getByRole('grid').innerText()).toBe(shown);
  await other.getByRole('radio', { name: en.viewNames.beside }).click();
  await expect(other.getByRole('table', { name: en.besideTitle }).getByRole('row')).toHaveCount(2);
  await look(other, 'situations side by side');
  await other.context().close();

  const cell = table.getByRole('gridcell').nth(4);
  const chance = (await cell.innerText()).trim();
  await cell.click();
  await expect(heading(page)).toHaveText(odds.title);
  if (!/[<>]|^(?:0|100)\D/u.test(chance))
    await expect(page.getByRole('region', { name: odds.answer })).toContainText(chance);
  await page.goBack();
  await expect(table.getByRole('gridcell')).toHaveCount(6);
});

test('should work fights out cell by cell and say what cannot be read', async ({ page }) => {
  await page.goto('/#/odds/compare/saves/of~kind=fight/by~luck');
  await expect(page.getByText(en.wrongLink)).toBeVisible();
  const table = page.getByRole('grid', { name: en.savesTitle.fight });
  await expect(page.getByRole('region', { name: en.savesTitle.fight })).toHaveAttribute('aria-busy', 'false');
  await expect(table.getByRole('gridcell').first()).toHaveText(/%$/u);
  await look(page, 'a fight by Hit and wounds');
});
