import type { Locator, Page } from '@playwright/test';
import { Hand } from './support/hand.ts';
import { actionButton, cardButton, en, heading, named, nextButton, undoButton } from './support/screen.ts';
import { screenSaid } from './support/said.ts';
import { HALE, activate, finishAttack, firstFirefight, pressNext, shoot, undo } from './support/table.ts';
import { expect, faultsOf, test } from './support/test.ts';

const FOE = 'Fighter 1';
const TYPED = [6, 4, 1, 4];
const { attack, dice, battle } = en;

const attackPool = (page: Page) => page.getByRole('region', { name: attack.attackPool });

async function typeFaces(hand: Hand, faces: readonly number[]): Promise<void> {
  for (const face of faces) await hand.tap(hand.page.getByRole('button', { name: dice.face(face), exact: true }));
}

/** A shot with its attack dice typed: the defence is asked for. */
async function midAttack(hand: Hand): Promise<void> {
  await firstFirefight(hand, 'table');
  await activate(hand, HALE);
  await shoot(hand, FOE);
  await typeFaces(hand, TYPED);
  await expect(nextButton(hand.page)).toHaveAccessibleName(named(dice.roll(3)));
}

const redoButton = (page: Page): Locator => page.getByRole('button', { name: /^Redo / });

test('should find the same question and the same dice after a reload in mid-attack', async ({ page, hand }) => {
  await midAttack(hand);
  const [screen, pool] = [await screenSaid(page), await attackPool(page).ariaSnapshot()];
  await page.reload();
  await expect(heading(page)).toHaveText(attack.shootTitle);
  await expect.poll(() => attackPool(page).ariaSnapshot()).toBe(pool);
  await expect.poll(() => screenSaid(page)).toBe(screen);
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: Attack dice, /u);
  await finishAttack(hand);
  await expect(nextButton(page)).toHaveAccessibleName(named(battle.endActivation));
});

test('should go on where it was when the page was closed and is opened again', async ({ page, hand, hasTouch }) => {
  await midAttack(hand);
  const screen = await screenSaid(page);
  await page.close();
  const again = await page.context().newPage();
  const faults = faultsOf(again);
  const other = new Hand(again, hasTouch);
  await again.goto('/');
  await pressNext(other, en.home.continueBattle);
  await expect(heading(again)).toHaveText(attack.shootTitle);
  await expect.poll(() => screenSaid(again)).toBe(screen);
  await finishAttack(other);
  await expect(nextButton(again)).toHaveAccessibleName(named(battle.endActivation));
  expect(faults).toEqual([]);
});

test('should undo through a whole attack and redo back to the same state', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, HALE);
  const screens: string[] = [await screenSaid(page)];
  await hand.tap(actionButton(page, 'shoot'));
  await hand.tap(cardButton(page, FOE));
  await expect(heading(page)).toHaveText(attack.shootTitle);
  screens.push(await screenSaid(page));
  await pressNext(hand, dice.roll(4));
  screens.push(await screenSaid(page));
  await pressNext(hand, dice.roll(3));
  screens.push(await screenSaid(page));
  await pressNext(hand);
  await expect(nextButton(page)).toHaveAccessibleName(named(battle.endActivation));
  const after = await screenSaid(page);

  for (const screen of screens.toReversed()) {
    await undo(hand);
    await expect.poll(() => screenSaid(page)).toBe(screen);
  }
  for (const screen of [...screens.slice(1), after]) {
    await hand.tap(redoButton(page));
    await expect.poll(() => screenSaid(page)).toBe(screen);
  }
  await expect(redoButton(page)).toHaveCount(0);
  await expect(nextButton(page)).toHaveAccessibleName(named(battle.endActivation));
});

test('should keep what was undone over a reload, and offer typed dice again', async ({ page, hand }) => {
  await midAttack(hand);
  await undo(hand);
  await expect(undoButton(page)).toHaveAccessibleName(new RegExp(`^Undo: .+ shot at ${FOE}$`, 'u'));
  const again = page.getByRole('button', { name: `${dice.sameAgain}: ${TYPED.join(', ')}` });
  await expect(again).toBeVisible();
  await page.reload();
  await expect(undoButton(page)).toHaveAccessibleName(new RegExp(`^Undo: .+ shot at ${FOE}$`, 'u'));
  await hand.tap(again);
  await expect(nextButton(page)).toHaveAccessibleName(named(dice.roll(3)));
  await expect(attackPool(page)).toContainText(dice.words.crit);
});

test('should bring back after a reload what was undone before it', async ({ page, hand }) => {
  await midAttack(hand);
  const screen = await screenSaid(page);
  await undo(hand);
  await undo(hand);
  await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${HALE} activated on Engage`);
  await page.reload();
  await hand.tap(page.getByRole('button', { name: battle.redo('Shot') }));
  await expect(heading(page)).toHaveText(attack.shootTitle);
  await page.keyboard.press('y');
  await expect.poll(() => screenSaid(page)).toBe(screen);
});
