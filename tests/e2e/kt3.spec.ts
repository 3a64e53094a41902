import type { Page } from '@playwright/test';
import { EnemyHands, isEnemys } from './support/enemyTurn.ts';
import type { Hand } from './support/hand.ts';
import { cardButton, en, nextButton } from './support/screen.ts';
import { pressNext, pressStep, see } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(300_000);

const MOST_STEPS = 300;

const WATCH = ['Corben Hask', 'Wyn Tallow', 'Osk Brandle', 'Mira Flint', 'Jun Arrow'];
const CHOIR = ['Old Serrin', 'Nell Cinder', 'Dav Cinder', 'The Mute', 'Pale Ivo', 'Rook'];

/** From home to the first roll of a battle of two sides. */
async function begin(hand: Hand, against: 'people' | 'tables'): Promise<void> {
  const { page } = hand;
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems.kt3 }));
  await pressStep(hand, en.common.playerName(2));
  await hand.tap(page.getByRole('radio', { name: en.deployment.againstWhom[against] }));
  await hand.tap(page.getByRole('button', { name: new RegExp(`^${en.deployment.start}`, 'u') }));
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
}

/** The tray asks this side for its die; it is typed. */
async function typed(hand: Hand, side: string, face: number): Promise<void> {
  await expect(hand.page.getByText(en.dice.rollOff(side), { exact: true })).toBeVisible();
  await hand.tap(hand.page.getByRole('button', { name: en.dice.face(face), exact: true }));
}

/** The left side wins the roll-off and takes the initiative. */
async function rollOff(hand: Hand): Promise<void> {
  await typed(hand, 'Dock watch', 6);
  await typed(hand, 'Ash choir', 2);
  await pressNext(hand);
  await pressNext(hand, en.turningPoint.startFirefight);
}

/** The same against the tables, whose die is thrown on the screen: again as long as it shows a 6 as well. */
async function rollOffWithTables(hand: Hand): Promise<void> {
  const asks = (side: string) => hand.page.getByText(en.dice.rollOff(side), { exact: true });
  do {
    await typed(hand, 'Dock watch', 6);
    await expect(asks('Ash choir')).toBeVisible();
    await pressNext(hand);
    await expect(asks('Ash choir')).toBeHidden();
  } while (await asks('Dock watch').isVisible());
  // A tie gives it to whoever did not have it: then nobody is asked who begins.
  await expect.poll(async () => (await see(hand)).next).not.toBeNull();
  const { next } = await see(hand);
  if (next?.startsWith(en.turningPoint.startFirefight) !== true) await pressNext(hand);
  await pressNext(hand, en.turningPoint.startFirefight);
}

/** Activates somebody and does nothing. */
async function pass(hand: Hand, name: string): Promise<void> {
  await hand.tap(cardButton(hand.page, name));
  await pressNext(hand, en.battle.endActivation);
}

/** Everybody acts in turns, the left side first. */
async function firefight(hand: Hand): Promise<void> {
  for (const [at, name] of CHOIR.entries()) {
    const own = WATCH[at];
    if (own !== undefined) await pass(hand, own);
    await pass(hand, name);
  }
}

const over = (page: Page) => page.getByText(en.end.title, { exact: true });

/** Plays on against the tables until the battle is over: one's own do nothing, and the roll-offs are won. */
async function playOn(hand: Hand): Promise<void> {
  const { page } = hand;
  const enemy = new EnemyHands(hand, WATCH[0]);
  for (let step = 0; step < MOST_STEPS && !(await over(page).isVisible()); step += 1) {
    const seen = await see(hand);
    const own = seen.cards.find(({ name, state }) => WATCH.includes(name) && state === 'ready');
    if (isEnemys(seen)) await enemy.carryOn();
    else if (await page.getByText(en.dice.rollOff('Dock watch'), { exact: true }).isVisible())
      await rollOffWithTables(hand);
    else if (seen.next?.startsWith(en.battle.enemyActivates)) await enemy.activation();
    else if (own !== undefined && seen.next?.startsWith('Tap')) await pass(hand, own.name);
    else await pressNext(hand);
  }
}

test('should play Kill Team by two people on one phone to its end', async ({ page, hand }) => {
  await begin(hand, 'people');
  await rollOff(hand);
  await firefight(hand);
  for (let number = 2; number <= 4; number += 1) {
    await pressNext(hand, en.turningPoint.next);
    await expect(page.getByRole('heading', { name: en.turningPoint.title(number) })).toBeVisible();
    await rollOff(hand);
    await firefight(hand);
  }
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: en.end.reasons.turningPointLimit })).toBeVisible();
  await expect(page.getByText(en.end.casualties, { exact: true })).toHaveCount(0);
});

test('should let the tables play the other side of Kill Team', async ({ page, hand }) => {
  await begin(hand, 'tables');
  await rollOffWithTables(hand);
  await pass(hand, WATCH[0] ?? '');
  await expect(nextButton(page)).toHaveAccessibleName(new RegExp(`^${en.battle.enemyActivates}`, 'u'));
  await playOn(hand);
  await expect(over(page)).toBeVisible();
});
