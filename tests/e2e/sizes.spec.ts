import type { Locator, Page } from '@playwright/test';
import { fitsEverySize as fits } from './support/everySize.ts';
import { actionButton, begins, cardButton, en, heading, nextButton } from './support/screen.ts';
import { Rounds, THORN } from './support/rounds.ts';
import { HALE, HOUND, activate, endActivation, playFirst, pressNext, startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const FOE = 'Fighter 1';
const SMALL = { width: 320, height: 568 };
const LYING = { width: 844, height: 390 };

/** What is to be tapped now stands whole in sight at this size, without scrolling. */
async function seenAt(page: Page, size: { width: number; height: number }, wanted: Locator): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize(size);
  await expect(wanted).toBeInViewport({ ratio: 1 });
  if (usual !== null) await page.setViewportSize(usual);
}

test('should fit every size: a battle', async ({ page, hand }) => {
  await playFirst(hand, 'table');
  await fits(page, 'initiative');
  await startFirefight(hand);
  await fits(page, 'nobody acting');
  await activate(hand, HALE);
  await fits(page, 'acting');
  await hand.tap(actionButton(page, 'shoot'));
  await fits(page, 'target choice');
  await hand.tap(cardButton(page, FOE));
  await expect(heading(page)).toHaveText(en.attack.shootTitle);
  await fits(page, 'shot, dice to type');
  await seenAt(page, SMALL, page.getByRole('button', { name: en.dice.face(6), exact: true }));
  for (const face of [6, 4, 1, 4]) await hand.tap(page.getByRole('button', { name: en.dice.face(face), exact: true }));
  await expect(nextButton(page)).toHaveAccessibleName(begins(en.dice.roll(3)));
  await pressNext(hand);
  await fits(page, 'shot, saves to choose');
  await pressNext(hand);
  await endActivation(hand);
  await fits(page, 'enemy to activate');
  await pressNext(hand, en.battle.enemyActivates);
  await expect(heading(page)).not.toHaveText(en.battle.title);
  await fits(page, 'the enemy’s question');
  await page.goto(`${page.url()}/log`);
  await fits(page, 'log');
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: begins(en.home.continueBattle) })).toBeVisible();
  await fits(page, 'home with a battle');
});

test('should fit every size: a fight', async ({ page, hand }) => {
  await playFirst(hand, 'table');
  await startFirefight(hand);
  await activate(hand, HOUND);
  await hand.tap(actionButton(page, 'charge'));
  await fits(page, 'charge');
  await hand.tap(cardButton(page, FOE));
  await pressNext(hand, en.actions.charge.name);
  await hand.tap(actionButton(page, 'fight'));
  await expect(heading(page)).toHaveText(en.attack.fightTitle);
  await fits(page, 'fight, dice to type');
  for (const face of [6, 5, 4, 4]) await hand.tap(page.getByRole('button', { name: en.dice.face(face), exact: true }));
  await pressNext(hand, en.dice.roll(3));
  await fits(page, 'fight, a die to resolve');
  await seenAt(page, LYING, page.getByRole('radio').nth(1));
  await page.goto(`${page.url()}/end`);
  await expect(nextButton(page)).toHaveAccessibleName(begins(en.end.confirm));
  await fits(page, 'how does it end');
  await pressNext(hand);
  await fits(page, 'end');
});

test('should fit every size: a battle of war bands', async ({ page, hand }) => {
  const battle = new Rounds(hand);
  const { round, table } = battle.told.rounds;
  await battle.begin(battle.told.other.deployment.systems.vanguard);
  await fits(page, 'rounds: roll-off');
  await battle.winRollOff('rollOffSetUp');
  await fits(page, 'rounds: side');
  await battle.next();
  await battle.playOn(({ heading: at }) => at === round.start.title(1));
  await battle.winRollOff();
  await fits(page, 'rounds: start');
  await battle.next(round.start.go(1));
  await expect(battle.heading(table.title)).toBeAttached();
  await fits(page, 'rounds: table');
  await battle.activate(THORN);
  await fits(page, 'rounds: acting');
  await hand.tap(battle.act('Hotgun'));
  await fits(page, 'rounds: targets');
  await battle.tapCard('Precentor');
  await fits(page, 'rounds: attack');
  await battle.next();
  await fits(page, 'rounds: dice');
});
