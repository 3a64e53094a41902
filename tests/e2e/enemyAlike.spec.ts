import type { Page } from '@playwright/test';
import { noFindings } from './support/axe.ts';
import type { Hand } from './support/hand.ts';
import { turn } from './support/enemyTurn.ts';
import { begins, cardButton, en, named, nextButton, sheet, undoButton } from './support/screen.ts';
import { firstFirefight, openByHand, pressNext, RETINUE, see } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** More activations than a turning point has. */
const MOST = 24;

const title = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 1 });

const readyEnemies = async (hand: Hand) =>
  (await see(hand)).cards.filter(({ side, state }) => side === 'enemy' && state === 'ready');

/** It may not counteract once it is done. */
async function hides(hand: Hand, name: string): Promise<void> {
  const { page } = hand;
  await hand.hold(cardButton(page, name), sheet(page));
  await openByHand(hand);
  await hand.tap(sheet(page).getByRole('radio', { name: en.orders.conceal.name }));
  await hand.tap(sheet(page).getByRole('button', { name: en.common.close }).first());
  await expect(sheet(page)).toHaveCount(0);
}

/** Everybody of the retinue has acted, each on Conceal and noticed by nobody; enemies patrol in between, one at a time. */
async function retinueIsDone(hand: Hand): Promise<void> {
  const { page } = hand;
  const left: string[] = [...RETINUE];
  for (let step = 0; step < MOST; step += 1) {
    const { next, heading } = await see(hand);
    if (heading === turn.acts) {
      await expect(page.getByRole('button', { name: begins('Done for ') })).toHaveCount(0);
      await pressNext(hand, turn.done);
    } else if (next?.startsWith(en.battle.enemyActivates)) {
      if (left.length === 0) return;
      await pressNext(hand, en.battle.enemyActivates);
      await expect(title(page, turn.acts)).toBeVisible();
    } else {
      const name = left.shift() ?? '';
      await hand.tap(cardButton(page, name));
      await pressNext(hand, en.battle.endActivation);
      await hand.tap(page.getByRole('button', { name: turn.no, exact: true }));
      await expect(title(page, en.battle.title)).toBeAttached();
      await hides(hand, name);
    }
  }
  throw new Error('the retinue is never done');
}

test('should do alike enemies in one go once the retinue has acted, and take each back by itself', async ({
  page,
  hand,
}) => {
  await firstFirefight(hand);
  await retinueIsDone(hand);
  const ready = await readyEnemies(hand);
  expect(ready.length).toBeGreaterThan(1);
  await pressNext(hand, en.battle.enemyActivates);
  await expect(title(page, turn.acts)).toBeVisible();
  const alike = page.getByRole('button', { name: begins(turn.alike(ready.length)) });
  await expect(alike).toBeVisible();
  await noFindings(page, 'a plan of several alike');
  await hand.tap(alike);
  await expect(title(page, turn.acts)).toHaveCount(0);
  await hand.tap(undoButton(page));
  await expect(title(page, turn.acts)).toBeVisible();
  await expect(nextButton(page)).toHaveAccessibleName(begins(turn.done));
  await expect(alike).toHaveCount(0);
  await hand.tap(undoButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.enemyActivates));
  expect(await readyEnemies(hand)).toHaveLength(1);
});
