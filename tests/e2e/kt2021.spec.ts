import type { Page } from '@playwright/test';
import { strategy } from '../../src/words/en/strategy.ts';
import { EnemyHands, isEnemys, settled } from './support/enemyTurn.ts';
import type { Hand } from './support/hand.ts';
import { cardButton, en, named, nextButton } from './support/screen.ts';
import { pressNext, pressStep } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { twoSides } from '../../src/words/en/twoSides.ts';

test.setTimeout(300_000);

const MOST_STEPS = 300;
const MOST_PASSES = 4;
const WARDENS = ['Ada Quill', 'Tom Barrow', 'Ines Cole', 'Big Harl', 'Moss', 'Kit Vane'];
const SAINTS = ['Mother Ash', 'Saint Rag', 'Saint Nail', 'The Flail', 'Stoker Jude', 'Old Lob'];

const { secret, score } = twoSides;

/** Taps of an activation of the enemy, with a whole fight in it and dice on the table, each a tap. */
const MOST_TAPS = 20;

type Game = 'kt2021' | 'kt2021-lite';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });

/** From home to the first roll; every tap is counted by the hand. `tacOps`: those of whoever plays against the tables. */
async function begin(
  hand: Hand,
  game: Game,
  against: 'people' | 'tables',
  tacOps: readonly string[] = [],
  order: 'engage' | null = null,
): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: en.home.doors.alone.title }));
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems[game], exact: true }));
  if (against === 'tables') {
    await pressStep(hand, en.common.playerName(2));
    await hand.tap(page.getByRole('radio', { name: en.deployment.againstWhom.tables }));
  }
  await hand.tap(page.getByRole('button', { name: new RegExp(`^${en.deployment.start}`, 'u') }));
  if (tacOps.length > 0) {
    await hand.tap(page.getByRole('button', { name: new RegExp(`^${twoSides.setUp.choose('Player 1')}`, 'u') }));
    for (const op of tacOps) await hand.tap(box(page, op));
    await pressNext(hand, secret.keep);
  }
  if (order !== null) await giveOrders(hand, order);
  await pressNext(hand, twoSides.setUp.begin);
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
}

async function typed(hand: Hand, side: string, face: number): Promise<void> {
  await expect(hand.page.getByText(en.dice.rollOff(side), { exact: true })).toBeVisible();
  await hand.tap(hand.page.getByRole('button', { name: en.dice.face(face), exact: true }));
}

/** Everybody of both sides is set up with this order, by two taps. */
async function giveOrders(hand: Hand, order: 'engage' | 'conceal'): Promise<void> {
  for (const side of ['Salt wardens', 'Gutter saints']) {
    const all = hand.page.getByRole('radiogroup', { name: en.deployment.ordersOfAll(side) });
    await hand.tap(all.getByRole('radio', { name: en.orders[order].name }));
    await expect(all.getByRole('radio', { name: en.orders[order].name })).toBeChecked();
  }
}

/** Nobody says anything before the firefight: both sides pass, in each step there is. */
async function passAll(hand: Hand): Promise<void> {
  await pressNext(hand, strategy.strategy.pass);
  for (let more = 0; more < MOST_PASSES; more += 1) {
    const label = (await nextButton(hand.page).getAttribute('aria-label')) ?? '';
    if (!label.startsWith(strategy.strategy.pass)) return;
    await pressNext(hand, strategy.strategy.pass);
  }
}

/** The left side wins the roll-off. In Lite the higher die simply has the initiative; else its side takes it. */
async function rollOff(hand: Hand, game: Game): Promise<void> {
  await typed(hand, 'Salt wardens', 6);
  await typed(hand, 'Gutter saints', 2);
  if (game === 'kt2021') await pressNext(hand);
  await passAll(hand);
}

async function pass(hand: Hand, name: string): Promise<void> {
  await hand.tap(cardButton(hand.page, name));
  await pressNext(hand, en.battle.endActivation);
}

/** Everybody acts and does nothing; the two zealots go together where groups do. */
async function firefight(hand: Hand, game: Game): Promise<void> {
  const order = game === 'kt2021' ? [...SAINTS.slice(0, 1), ...SAINTS.slice(3), ...SAINTS.slice(1, 3)] : SAINTS;
  for (const [at, name] of order.entries()) {
    const own = WARDENS[at];
    const follows = game === 'kt2021' && name === 'Saint Nail';
    if (own !== undefined && !follows) await pass(hand, own);
    await pass(hand, name);
  }
}

const over = (page: Page) => page.getByText(en.end.title, { exact: true });

test('should play a Lite battle by two hands from home to the score', async ({ page, hand }) => {
  await begin(hand, 'kt2021-lite', 'people');
  for (let number = 1; number <= 4; number += 1) {
    if (number === 2) await hand.tap(page.getByRole('checkbox', { name: /^Each light/u }).first());
    if (number > 1) await pressNext(hand, score.next(number === 2 ? 1 : 0, 0));
    await expect(page.getByRole('heading', { name: en.turningPoint.title(number) })).toBeVisible();
    await rollOff(hand, 'kt2021-lite');
    await firefight(hand, 'kt2021-lite');
  }
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: en.end.reasons.turningPointLimit })).toBeVisible();
  await expect(page.getByRole('table', { name: twoSides.final.title }).getByRole('row').last()).toContainText('1 : 0');
});

test('should say the rules of a weapon in the terms of 2021, and let a group of two act one after another', async ({
  page,
  hand,
}) => {
  await begin(hand, 'kt2021', 'people', [], 'engage');
  await typed(hand, 'Salt wardens', 6);
  await typed(hand, 'Gutter saints', 2);
  await pressNext(hand);
  await passAll(hand);
  await pass(hand, 'Ada Quill');
  await pass(hand, 'Saint Rag');
  await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.activate('Saint Nail')));
  await pass(hand, 'Saint Nail');
  await hand.tap(cardButton(page, 'Big Harl'));
  await expect(page.getByRole('button', { name: /^Move/u })).toBeVisible();
});

test('should take a ploy by two taps and a pass by one, in turn', async ({ page, hand }) => {
  await begin(hand, 'kt2021', 'people');
  await typed(hand, 'Salt wardens', 6);
  await typed(hand, 'Gutter saints', 2);
  await pressNext(hand);
  await expect(page.getByRole('heading', { name: strategy.strategy.ask.ploys('Salt wardens') })).toBeVisible();
  await hand.tap(page.getByRole('checkbox', { name: /^Steady line/u }));
  await pressNext(hand, 'Steady line');
  await expect(page.getByRole('heading', { name: strategy.strategy.ask.ploys('Gutter saints') })).toBeVisible();
  await expect(page.getByRole('list', { name: strategy.strategy.said })).toContainText('Steady line');
  await pressNext(hand, strategy.strategy.pass);
  await expect(page.getByRole('checkbox', { name: /^Steady line/u })).toHaveAttribute('aria-disabled', 'true');
  await passAll(hand);
});

/** Whether the head of the screen is the mission: then the battle is over, and this is its score. */
const isOver = ({ heading }: { readonly heading: string }): boolean => heading === 'Harbour lights';

/** Plays on against the tables until the battle is over: one's own do nothing, and the roll-offs are won. Returns all headings. */
async function playOn(hand: Hand, enemy: EnemyHands): Promise<ReadonlySet<string>> {
  const { page } = hand;
  const headings = new Set<string>();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const seen = await settled(hand);
    headings.add(seen.heading);
    if (isOver(seen)) return headings;
    const own = seen.cards.find(({ name, state }) => WARDENS.includes(name) && state === 'ready');
    if (isEnemys(seen)) await enemy.carryOn();
    else if (await page.getByText(en.dice.rollOff('Salt wardens'), { exact: true }).isVisible())
      await typed(hand, 'Salt wardens', 6);
    else if (seen.next?.startsWith(en.battle.enemyActivates)) await enemy.activation();
    else if (own !== undefined && seen.next?.startsWith('Tap')) await pass(hand, own.name);
    else await pressNext(hand);
  }
  throw new Error('the battle does not end');
}

test('should let the tables play a kill team of 2021 to the end', async ({ page, hand }) => {
  await begin(hand, 'kt2021', 'tables', ['Hold fast', 'Locked gate', 'Far shore']);
  const enemy = new EnemyHands(hand, WARDENS[0]);
  const headings = await playOn(hand, enemy);
  const { taps, attacks } = enemy;
  console.log(`${hand.taps} taps in all; of each enemy activation: ${taps.join(' ')}; ${attacks} attacks`);
  expect(attacks).toBeGreaterThan(0);
  expect(taps.length).toBeGreaterThan(8);
  expect(Math.max(...taps)).toBeLessThanOrEqual(MOST_TAPS);
  // Nobody else is at this table to hide anything from.
  expect([...headings].filter((heading) => heading.startsWith('Hand the phone'))).toEqual([]);
  expect([...headings]).toContain(secret.revealTitle);
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('table', { name: twoSides.final.title })).toBeVisible();
});

/** The device goes over to whoever it names, who opens the page. */
async function handOver(hand: Hand, who: string): Promise<void> {
  await expect(hand.page.getByRole('heading', { name: secret.handTo(who) })).toBeVisible();
  await pressNext(hand, secret.has(who));
}

async function chooseTacOps(hand: Hand, who: string, ops: readonly string[]): Promise<void> {
  await hand.tap(hand.page.getByRole('button', { name: new RegExp(`^${twoSides.setUp.choose(who)}`, 'u') }));
  await handOver(hand, who);
  for (const op of ops) await hand.tap(box(hand.page, op));
  await pressNext(hand, secret.keep);
}

test('should hide tac ops behind a hand-over, reveal one, score a turning point in one tap and correct it in one', async ({
  page,
  hand,
}) => {
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems.kt2021, exact: true }));
  await hand.tap(page.getByRole('button', { name: new RegExp(`^${en.deployment.start}`, 'u') }));
  await chooseTacOps(hand, 'Player 1', ['Hold fast', 'Locked gate', 'Far shore']);
  await hand.tap(page.getByRole('button', { name: new RegExp(`^${twoSides.setUp.choose('Player 2')}`, 'u') }));
  await handOver(hand, 'Player 2');
  await hand.tap(box(page, 'Cut off the head'));
  // Half a choice is nobody else's business: a reload shows the hand-over or the set-up, never the page. It is kept.
  await page.reload();
  await expect(page.getByText('Cut off the head')).toHaveCount(0);
  await chooseTacOps(hand, 'Player 2', ['Locked gate', 'Grim harvest']);
  await expect(page.getByText('Grim harvest')).toHaveCount(0);
  await pressNext(hand, twoSides.setUp.begin);
  await typed(hand, 'Salt wardens', 6);
  await typed(hand, 'Gutter saints', 2);
  await pressNext(hand);
  await passAll(hand);
  await handOver(hand, 'Player 1');
  await hand.tap(box(page, 'Hold fast'));
  await pressNext(hand, secret.reveal('Hold fast'));
  await handOver(hand, 'Player 2');
  await expect(page.getByText('Far shore')).toHaveCount(0);
  await pressNext(hand, secret.pass);
  await handOver(hand, 'Player 1');
  await pressNext(hand, secret.pass);
  await firefight(hand, 'kt2021');
  await pass(hand, 'Kit Vane');
  await expect(page.getByRole('heading', { name: score.title(1) })).toBeVisible();
  const each = page.getByRole('checkbox', { name: /^Each light/u }).first();
  await hand.tap(each);
  await expect(each).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Hold fast/u })).toHaveCount(1);
  await expect(page.getByText('Grim harvest')).toHaveCount(0);
  await expect(page.getByText(score.hidden(3), { exact: true })).toBeVisible();
  await pressNext(hand, score.next(1, 0));
  await expect(page.getByRole('heading', { name: en.turningPoint.title(2) })).toBeVisible();
});
