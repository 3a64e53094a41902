import type { Locator, Page } from '@playwright/test';
import { behaviour } from '../../src/words/en/behaviour/behaviour.ts';
import { workshop as words } from '../../src/words/en/workshop/workshop.ts';
import { noFindings as look } from './support/axe.ts';
import { en, heading, sheet } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const { editor, bench } = words;
const card = (page: Page, number: number) => page.getByRole('listitem', { name: editor.card(number), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const HOUSE = words.houseRuleName(words.names.brawler);

/** A house rule on Brawler, opened. */
async function houseRule(page: Page) {
  await page.goto('/#/workshop/shelf/tables');
  await click(page.getByRole('button', { name: new RegExp(`^${words.names.brawler} ${words.rows(4)}`, 'u') }));
  await click(sheet(page).getByRole('button', { name: words.houseRule }));
  await expect(heading(page)).toHaveText(HOUSE);
  await expect(card(page, 1)).toContainText(behaviour.rowActions.fight.does);
}

/** Chooses what is shown where there is not room for both; `shown` is there then. */
async function turnTo(page: Page, name: string, shown: Locator) {
  const choice = page.getByRole('radio', { name });
  await expect(choice.or(shown).first()).toBeVisible();
  if (await choice.isVisible()) await click(choice);
  await expect(shown).toBeVisible();
}

const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible();

test('should be reached from home, and have no findings on its screens', async ({ page, hand }) => {
  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: en.home.workshop }));
  await expect(heading(page)).toHaveText(words.title);
  await look(page, 'workshop');
  await houseRule(page);
  await look(page, 'a house rule');
  await click(button(page, editor.edit(1)));
  await expect(button(page, editor.done(1))).toBeVisible();
  await look(page, 'a card, opened');
});

test('should reorder by keys and by buttons, undo, and keep it', async ({ page }) => {
  await houseRule(page);
  await button(page, editor.drag(2)).focus();
  await page.keyboard.press('ArrowUp');
  await expect(card(page, 1)).toContainText(behaviour.rowActions.charge.does);
  await expect(button(page, editor.drag(1))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(card(page, 3)).toContainText(behaviour.rowActions.charge.does);
  await click(button(page, editor.up(3)));
  await click(button(page, editor.up(2)));
  await click(page.getByRole('button', { name: editor.undoFull(editor.did.move) }));
  await expect(card(page, 2)).toContainText(behaviour.rowActions.charge.does);
  await click(page.getByRole('button', { name: editor.redoFull(editor.did.move) }));
  await expect(card(page, 1)).toContainText(behaviour.rowActions.charge.does);
  await saved(page);
  await page.reload();
  await expect(card(page, 1)).toContainText(behaviour.rowActions.charge.does);
  await click(page.getByRole('button', { name: editor.undoFull(editor.did.move) }));
  await expect(card(page, 2)).toContainText(behaviour.rowActions.charge.does);
  await click(page.getByRole('button', { name: editor.redoFull(editor.did.move) }));
  await expect(card(page, 1)).toContainText(behaviour.rowActions.charge.does);
  await page.goto('/#/workshop/shelf/tables');
  await expect(page.getByText(words.houseRuleOf(words.names.brawler, 1))).toBeVisible();
});

test('should change a card by its pick lists, and say so at once', async ({ page }) => {
  await houseRule(page);
  await click(button(page, editor.edit(2)));
  const row = card(page, 2);
  await click(row.getByRole('button', { name: editor.addFact }).first());
  await row.getByLabel(editor.fact, { exact: true }).selectOption('isBeast=true');
  await row.getByLabel(editor.preferNumber(1)).selectOption('rank=fewestWounds');
  const { selfFacts, ranks, sentence, rowActions } = behaviour;
  const does = rowActions.charge.does.replace('Charge', 'charge');
  await expect(row).toContainText(sentence.when(selfFacts.isBeast.is, does));
  await expect(row).toContainText(sentence.order([ranks.fewestWounds.said]));
  await expect(row).toContainText(editor.changedRow);
  await row.getByLabel(editor.action, { exact: true }).selectOption('dash');
  await expect(row).toContainText(words.findings.whoWithoutTarget());
  for (let steps = 0; steps < 4; steps += 1)
    await click(page.getByRole('button', { name: editor.undoFull(editor.did.change) }));
  await expect(row).not.toContainText(editor.changedRow);
  await expect(row).toContainText(rowActions.charge.does);
});

test('should reorder by dragging', async ({ page }) => {
  await houseRule(page);
  await card(page, 1).evaluate((first) => first.scrollIntoView({ block: 'start' }));
  const from = await button(page, editor.drag(2)).boundingBox();
  const to = await card(page, 1).boundingBox();
  if (from === null || to === null) throw new Error('no cards');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 6 });
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 3 });
  await page.mouse.up();
  await expect(card(page, 1)).toContainText(behaviour.rowActions.charge.does);
});

test('should tell what is wrong beside the row, and keep an example that goes red', async ({ page }) => {
  await houseRule(page);
  await click(button(page, editor.duplicate(4)));
  await expect(card(page, 5)).toContainText(words.findings.unreachable(editor.card(4)));
  await click(button(page, editor.remove(5)));
  await expect(card(page, 5)).toHaveCount(0);
  await turnTo(page, bench.title, page.getByText(bench.asks));
  const set = (fact: string, value: string) =>
    click(page.getByRole('radiogroup', { name: fact, exact: true }).getByRole('radio', { name: value, exact: true }));
  const fact = behaviour.targetFacts;
  await click(page.getByRole('button', { name: en.common.less(bench.targets) }));
  await set(fact.inControlRange.name, bench.no);
  await set(fact.chargeReach.name, bench.yes);
  const outcome = page.getByText(bench.decides).locator('..');
  await expect(outcome).toContainText(bench.step(behaviour.rowActions.charge.name, 'A'));
  await look(page, 'the bench');
  await click(button(page, bench.keep));
  await expect(page.getByText(bench.green(1))).toBeVisible();
  await turnTo(page, editor.rowsShort, button(page, editor.remove(2)));
  await click(button(page, editor.remove(2)));
  await turnTo(page, bench.title, page.getByText(bench.red(1, 1)));
});

test('should keep both when two tabs change one table, and go on beside', async ({ page, context }) => {
  await houseRule(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(card(other, 1)).toContainText(behaviour.rowActions.fight.does);
  await click(button(other, editor.remove(1)));
  await saved(other);
  await click(button(page, editor.up(2)));
  const copy = words.copyName(HOUSE);
  await expect(page.getByText(editor.beside(copy))).toBeVisible();
  await expect(heading(page)).toHaveText(copy);
  await click(button(page, editor.undoFull(editor.did.move)));
  await click(button(page, editor.remove(4)));
  await saved(page);
  await click(button(page, words.open));
  await expect(card(page, 1)).toContainText(behaviour.rowActions.fight.does);
  await expect(page.getByText(editor.removedRows(1))).toBeVisible();
  await page.goto('/#/workshop/shelf/tables');
  await expect(page.getByText(words.houseRuleOf(words.names.brawler, 1))).toHaveCount(2);
});

test('should export a pack and take it in again', async ({ page }) => {
  await houseRule(page);
  await click(button(page, editor.remove(4)));
  await saved(page);
  await page.goto('/#/workshop/shelf/tables');
  await click(page.getByRole('button', { name: new RegExp(`^${HOUSE}`, 'u') }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(sheet(page).getByRole('button', { name: words.export })),
  ]);
  const file = await download.path();
  await click(page.getByRole('button', { name: new RegExp(`^${HOUSE}`, 'u') }));
  await click(sheet(page).getByRole('button', { name: words.remove }));
  await expect(page.getByText(words.noOwn)).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    click(page.getByRole('button', { name: words.import })),
  ]);
  await chooser.setFiles(file);
  await expect(sheet(page).getByText(words.brought.fresh)).toBeVisible();
  await look(page, 'what a file brings');
  await click(sheet(page).getByRole('button', { name: words.brought.take(1) }));
  await expect(page.getByText(words.houseRuleOf(words.names.brawler, 1))).toBeVisible();
});

test('should have targets of 48 px at least', async ({ page }) => {
  await houseRule(page);
  await click(button(page, editor.edit(1)));
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main summary')]
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.getAttribute('aria-label') ?? each.textContent }))
      .filter(({ box }) => box.height > 0 && (box.height < 47.5 || box.width < 47.5))
      .map(({ box, name }) => `${name} ${box.width} ${box.height}`),
  );
  expect(small).toEqual([]);
});
