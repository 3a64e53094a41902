import { freeDice } from '../../src/words/en/freeDice.ts';
import { glossary } from '../../src/words/en/glossary/glossary.ts';
import { noFindings } from './support/axe.ts';
import { bar, en, named, nextButton, undoButton } from './support/screen.ts';
import { firstFirefight, playFirst } from './support/table.ts';
import { expect, test } from './support/test.ts';

const { kinds, parts, reasons } = freeDice;

test.describe('dice for the table', () => {
  test('are one tap away, typed or rolled, told in the log, taken back, and the same again', async ({ hand }) => {
    const { page } = hand;
    await firstFirefight(hand, 'table');
    const before = hand.acts;
    await hand.tap(bar(page, en).getByRole('button', { name: en.battle.menuDice }));
    const dialog = page.getByRole('dialog', { name: freeDice.title });
    await hand.tap(dialog.getByRole('button', { name: en.dice.face(4), exact: true }));
    expect(hand.acts - before).toBe(2);
    const shown = dialog.getByRole('status', { name: freeDice.last });
    await expect(shown).toContainText('4');

    await noFindings(page, 'dice for the table');
    await hand.tap(dialog.getByRole('radio', { name: kinds.sixth }));
    await noFindings(page, 'dice for the table, a board sixth');
    await hand.tap(dialog.getByRole('button', { name: freeDice.roll, exact: true }));
    await expect(shown).toContainText(kinds.sixth);
    const rolled = await shown.textContent();
    await hand.tap(dialog.getByRole('button', { name: en.common.undo, exact: true }));
    await expect(shown).toContainText(kinds.d6);
    await hand.tap(dialog.getByRole('button', { name: freeDice.roll, exact: true }));
    await expect(shown).toHaveText(rolled ?? '');

    await hand.tap(dialog.getByRole('radio', { name: kinds.oneOf }));
    await noFindings(page, 'dice for the table, one of these');
    await dialog.getByLabel(freeDice.why).fill('The flare');
    await hand.tap(dialog.getByRole('radio', { name: kinds.scatter }));
    await hand.tap(dialog.getByRole('button', { name: freeDice.clock(3), exact: true }));
    await hand.tap(dialog.getByRole('button', { name: en.dice.face(5), exact: true }));
    await expect(shown).toContainText(freeDice.forWhat('The flare', kinds.scatter));
    await hand.tap(dialog.getByRole('button', { name: en.common.close }));

    await expect(undoButton(page)).toHaveAccessibleName(new RegExp(freeDice.undo.full, 'u'));
    await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.tapToActivate('retinue')));
    await hand.tap(page.getByRole('button', { name: en.battle.menu, exact: true }));
    await hand.tap(page.getByRole('button', { name: en.battle.menuLog }));
    const log = page.getByRole('main');
    await expect(log).toContainText(`The flare, ${kinds.scatter}: ${freeDice.clock(3)}, 5″`);
    await expect(log).toContainText(`${kinds.d6}: 4`);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(`The flare, ${kinds.scatter}: ${freeDice.clock(3)}, 5″`);
  });

  test('roll a random place from the set-up, while initiative waits', async ({ hand }) => {
    const { page } = hand;
    await playFirst(hand, 'table');
    await hand.tap(page.getByRole('button', { name: reasons.place, exact: true }));
    const dialog = page.getByRole('dialog', { name: freeDice.title });
    await hand.tap(dialog.getByRole('button', { name: freeDice.board(2, parts[1] ?? ''), exact: true }));
    await expect(dialog.getByRole('status', { name: freeDice.last })).toContainText(parts[1] ?? '');
    await hand.tap(dialog.getByRole('button', { name: en.common.close }));
    await expect(page.getByRole('button', { name: en.dice.face(6), exact: true })).toBeVisible();
  });
});

test('a word of the game says what it means, and all of them have a page', async ({ hand }) => {
  const { page } = hand;
  const { terms, title, search, all } = glossary.glossary;
  await playFirst(hand, 'table');
  await hand.tap(page.getByRole('button', { name: /^patrol points$/iu }));
  const dialog = page.getByRole('dialog', { name: terms.enemy.patrolPoint.name });
  await expect(dialog).toContainText(terms.enemy.patrolPoint.text);
  await noFindings(page, 'a word of the game');
  await hand.tap(dialog.getByRole('button', { name: /^group$/iu }));
  await expect(page.getByRole('dialog', { name: terms.enemy.group.name, exact: true })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: all, exact: true }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(page.url()).toContain('#/glossary/group');
  await noFindings(page, 'all words of the game');
  await page.getByLabel(search).fill('deployment value');
  await expect(page.getByRole('term')).toHaveText([terms.card.dv.name]);
});
