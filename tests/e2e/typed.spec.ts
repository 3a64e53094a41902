import type { Locator, Page } from '@playwright/test';
import { freeDice } from '../../src/words/en/freeDice.ts';
import { scenarioEditor } from '../../src/words/en/scenario/editor.ts';
import { found, said } from './support/campaign.ts';
import { bar, begins, en, heading, sheet } from './support/screen.ts';
import { firstFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });
test.setTimeout(120_000);

const TEXT = 'The water rises, and nobody remembers who opened the well.';

/** Types a text and reloads the page in the same moment. */
async function typeAndReload(page: Page, field: Locator) {
  await field.focus();
  await page.keyboard.insertText(TEXT);
  await page.reload();
}

test('should keep what was typed in a scenario when the page is reloaded at once', async ({ page }) => {
  await page.goto('/#/workshop');
  await click(page.getByRole('button', { name: begins(scenarioEditor.newScenario) }));
  await expect(heading(page)).toHaveText(scenarioEditor.newName);
  await click(
    page
      .getByRole('navigation', { name: scenarioEditor.all })
      .or(page.getByRole('main'))
      .getByRole('button', { name: begins(scenarioEditor.sections.basics) })
      .first(),
  );
  const briefing = page.getByLabel(scenarioEditor.fields.briefing, { exact: true });
  await expect(briefing).toHaveValue('');
  await typeAndReload(page, briefing);
  await expect(briefing).toHaveValue(TEXT);
  // Letter by letter, so that one writing is under way when the page goes and another is still to come.
  let written = TEXT;
  for (const more of [' It was', ' not the', ' last one.']) {
    await briefing.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(more, { delay: 30 });
    await page.reload();
    written += more;
    await expect(briefing).toHaveValue(written);
  }
  await expect(page.locator('[data-save="saved"]')).toBeVisible();
  await page.goto('/#/workshop');
  const shelf = page.getByRole('region', { name: scenarioEditor.scenarios });
  await expect(shelf.getByRole('button', { name: begins(scenarioEditor.newName) })).toHaveCount(1);
});

test('should keep notes of a campaign when the page is reloaded at once', async ({ page, hand }) => {
  const id = await found(hand);
  await page.goto(`/#/campaign/${id}/tracker`);
  const notes = page.getByRole('textbox', { name: said.tracker.notes });
  await expect(notes).toHaveValue('');
  await typeAndReload(page, notes);
  await expect(notes).toHaveValue(TEXT);
});

test('should keep notes of an operative when the page is reloaded at once', async ({ page, hand }) => {
  const id = await found(hand);
  await page.goto(`/#/campaign/${id}/operative/m1`);
  const { describe: open, notes: label } = said.retinue.operative;
  const notes = sheet(page).getByRole('textbox', { name: label });
  await click(page.getByRole('button', { name: open, exact: true }).last());
  await typeAndReload(page, notes);
  await click(page.getByRole('button', { name: open, exact: true }).last());
  await expect(notes).toHaveValue(TEXT);
});

test('should keep dice that are half typed when the page is reloaded at once', async ({ page, hand }) => {
  await firstFirefight(hand, 'table');
  await hand.tap(bar(page, en).getByRole('button', { name: en.battle.menuDice }));
  const dialog = page.getByRole('dialog', { name: freeDice.title });
  const scatter = dialog.getByRole('radio', { name: freeDice.kinds.scatter });
  await hand.tap(scatter);
  await dialog.getByLabel(freeDice.why).fill('The flare');
  await hand.tap(dialog.getByRole('button', { name: freeDice.clock(3), exact: true }));
  await page.reload();
  await expect(scatter).toHaveAttribute('aria-checked', 'true');
  await expect(dialog.getByLabel(freeDice.why)).toHaveValue('The flare');
  await hand.tap(dialog.getByRole('button', { name: en.dice.face(5), exact: true }));
  const shown = dialog.getByRole('status', { name: freeDice.last });
  await expect(shown).toContainText(freeDice.forWhat('The flare', freeDice.kinds.scatter));
});
