import { oddsCompare as en } from '../../src/words/en/oddsCompare.ts';
import { odds } from '../../src/words/en/odds.ts';
import { noFindings as look } from './support/axe.ts';
import { heading } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

test('should compare weapons with targets, share that as a link, and open a cell', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#/odds/dice=5');
  await click(page.getByRole('button', { name: en.keep }));
  await click(page.getByRole('button', { name: new RegExp(`^${en.compare}`, 'u') }));
  await expect(heading(page)).toHaveText(en.title);
  await click(page.getByRole('radio', { name: en.viewNames.targets }));
  await click(page.getByRole('button', { name: en.empty.shoot }));
  const table = page.getByRole('grid', { name: en.targetsTitle.shoot });
  await expect(table.getByRole('gridcell', { name: new RegExp(`, ${en.best}$`, 'u') })).not.toHaveCount(0);
  await look(page, 'weapons against targets');
  for (const [list, count] of [
    ['weapons', 2],
    ['targets', 3],
  ] as const) {
    await click(page.getByRole('button', { name: new RegExp(`^${en.lists[list]}`, 'u') }));
    const sheet = page.getByRole('dialog');
    await click(sheet.getByRole('button', { name: en.clear }));
    await click(sheet.locator('summary').first());
    for (let at = 0; at < count; at += 1) await click(sheet.getByRole('checkbox').nth(at));
    await look(page, `picking ${list}`);
    await click(sheet.getByRole('button', { name: en.done }));
  }
  await expect(table.getByRole('gridcell')).toHaveCount(6);
  await click(page.getByRole('button', { name: en.copy }));
  await expect(page.getByText(en.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('region', { name: en.targetsTitle.shoot })).toHaveAttribute('aria-busy', 'false');
  const shown = await table.innerText();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect.poll(() => other.getByRole('grid').innerText()).toBe(shown);
  await click(other.getByRole('radio', { name: en.viewNames.beside }));
  await expect(other.getByRole('table', { name: en.besideTitle }).getByRole('row')).toHaveCount(2);
  await look(other, 'situations side by side');
  await other.context().close();

  const cell = table.getByRole('gridcell').nth(4);
  const chance = (await cell.innerText()).trim();
  await click(cell);
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
