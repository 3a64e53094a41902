import { door } from '../../src/words/en/door.ts';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { rollTables } from '../../src/words/en/rollTables.ts';
import { scenarioEditor } from '../../src/words/en/scenario/editor.ts';
import { scenarioPrint } from '../../src/words/en/scenarioPrint.ts';
import { noFindings } from './support/axe.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { giveFile, openShared } from './support/opening.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const NAME = 'The Silent Choir';

test('a scenario of the workshop goes as a file into a fresh browser, is looked at, taken, and can be played', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/#/workshop');
  const shipped = page.getByRole('region', { name: scenarioEditor.shippedScenarios });
  await click(shipped.getByRole('button').first());
  await click(sheet(page).getByRole('button', { name: scenarioEditor.copy }));
  await expect(heading(page)).toContainText(scenarioEditor.copyName(''));
  const copied = (await heading(page).textContent()) ?? '';
  await expect(page.locator('[data-save="saved"]')).toBeVisible();

  await page.goto('/#/workshop');
  await click(page.getByRole('region', { name: scenarioEditor.scenarios, exact: true }).getByRole('button').first());
  await click(sheet(page).getByRole('button', { name: scenarioEditor.share }));
  await expect(heading(page)).toHaveText(share.titleOf(copied));
  await page.getByLabel(share.by).fill('Ana');
  await expect(page.getByText(share.kinds.missions)).toBeVisible();
  await noFindings(page, 'share a scenario');
  await expect(page.getByLabel(share.by)).toHaveValue('Ana');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: begins(share.saveFile) })),
  ]);
  const file = await download.path();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const fresh = await elsewhere.newPage();
  await fresh.goto('/#/workshop/shelf/packs');
  const entry = fresh.getByRole('button', { name: begins(packEditor.open) });
  const broken = { name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('PK no zip at all') };
  await giveFile(fresh, entry, broken);
  await expect(fresh.getByRole('region', { name: door.refusedTitle })).toContainText(share.refused.damaged);
  await click(fresh.getByRole('button', { name: en.common.back }).first());

  await openShared(fresh, entry, file);
  await expect(heading(fresh)).toHaveText(copied);
  const inside = fresh.getByRole('region', { name: share.inside });
  await expect(inside.getByText(copied)).toBeVisible();
  await expect(fresh.getByText('Ana', { exact: true })).toBeVisible();
  await expect(fresh.getByText(share.replacesNothing)).toBeVisible();
  await expect(fresh.getByText(share.nothingStored)).toBeVisible();
  await noFindings(fresh, 'what was shared');
  await click(fresh.getByRole('button', { name: begins(share.take) }));
  await expect(fresh.getByText(share.taken(copied))).toBeVisible();
  const given = fresh.getByRole('region', { name: packEditor.others.title }).getByRole('button');
  await expect(given).toHaveAccessibleName(begins(copied));
  await noFindings(fresh, 'what was taken');
  await click(given);
  await click(sheet(fresh).getByRole('button', { name: packEditor.others.look }));
  await expect(heading(fresh)).toHaveText(scenarioPrint.sheets.sheet.title);
  await expect(fresh.getByRole('heading', { name: copied })).toBeVisible();
  await fresh.goBack();
  await expect(fresh.getByText(share.taken(copied))).toBeVisible();

  await fresh.goto('/#/workshop/shelf/packs');
  await openShared(fresh, entry, file);
  await expect(fresh.getByText(share.same)).toBeVisible();
  await expect(fresh.getByRole('button', { name: begins(share.take) })).toHaveCount(0);

  await click(given);
  await noFindings(fresh, 'something that came from others');
  await click(sheet(fresh).getByRole('button', { name: packEditor.others.copy }));
  await expect(heading(fresh)).toHaveText(packEditor.others.copyName(copied));
  await fresh.goto('/#/workshop/shelf/scenarios');
  const own = fresh.getByRole('region', { name: scenarioEditor.scenarios, exact: true });
  await expect(own.getByRole('button', { name: begins(packEditor.others.copyName(copied)) })).toBeVisible();
  await click(given);
  await click(sheet(fresh).getByRole('button', { name: packEditor.others.tryIt }));
  await expect(heading(fresh)).toHaveText(en.deployment.title);
  await expect(fresh.getByText(copied).first()).toBeAttached();
  await elsewhere.close();
});

test('a roll table is made by keyboard alone, drawn like a deck, kept, and listed in the pack', async ({ page }) => {
  await page.goto('/#/workshop/shelf/tables');
  await page.getByRole('button', { name: begins(rollTables.newTable) }).press('Enter');
  await expect(heading(page)).toHaveText(rollTables.newTitle);
  await page.getByLabel(rollTables.name, { exact: true }).fill(NAME);
  const line = page.getByRole('slider', { name: rollTables.boundary('Nothing', 'Something') });
  await line.press('ArrowDown');
  await expect(line).toHaveAttribute('aria-valuenow', '5');
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: begins(rollTables.undoFull(rollTables.did.range)) }).press('Enter');
  await expect(line).toHaveAttribute('aria-valuenow', '4');
  await page.getByLabel(rollTables.deck).selectOption('atFace');
  await page.getByRole('button', { name: begins(rollTables.add) }).press('Enter');
  await expect(page.getByLabel(rollTables.rowName)).toBeVisible();
  await page.getByLabel(rollTables.rowName).fill('A bell');
  await page.getByRole('button', { name: rollTables.tries.againDeck }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(4);
  await noFindings(page, 'a roll table');
  await expect(page.locator('[data-save="saved"]')).toBeVisible();

  await page.goto('/#/workshop/pack');
  await expect(page.getByText(packEditor.noProblems)).toBeVisible();
  await expect(page.getByRole('button', { name: packEditor.remove(NAME) })).toBeVisible();
  await noFindings(page, 'the pack');
});
