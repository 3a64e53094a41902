import type { Page } from '@playwright/test';
import { behaviour as english } from '../../src/words/en/behaviour/behaviour.ts';
import { behaviour as french } from '../../src/words/fr/behaviour/behaviour.ts';
import type { SpokenWords } from '../support/words.ts';
import { noFindings } from './support/axe.ts';
import { asksTable, EnemyHands, fullyByItself, turn } from './support/enemyTurn.ts';
import { Player } from './support/player.ts';
import {
  actionButton,
  begins,
  card,
  cardButton,
  en,
  fr,
  menuButton,
  named,
  nextButton,
  sheet,
  undoButton,
} from './support/screen.ts';
import { firstFirefight, HALE, openByHand, pressNext, VEX } from './support/table.ts';
import type { Hand } from './support/hand.ts';
import { expect, test } from './support/test.ts';

/** Of a battle with defence dice on the table, each die a tap. */
const MEDIAN = 5;
/** A shot with defence dice on the table, each die a tap. */
const MOST = 7;
const TURNING_POINTS = 4;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

test('should play four turning points with the enemy driven by one button', async ({ page, hand }) => {
  test.slow();
  await firstFirefight(hand, 'table');
  await fullyByItself(hand);
  const player = new Player(hand);
  const enemy = new EnemyHands(hand);
  player.turningPoint = 1;
  for (let step = 0; step < 400 && player.turningPoint <= TURNING_POINTS; step += 1) {
    await player.playUntil(
      (seen) =>
        (seen.next?.startsWith(en.battle.enemyActivates) ?? false) ||
        asksTable(seen) ||
        player.turningPoint > TURNING_POINTS,
    );
    if (player.turningPoint > TURNING_POINTS) break;
    const name = await nextButton(page).getAttribute('aria-label');
    await (name?.startsWith(en.battle.enemyActivates) ? enemy.activation() : enemy.carryOn());
  }
  const { taps, attacks } = enemy;
  console.log(
    `taps per enemy activation: median ${median(taps)}, most ${Math.max(...taps)}, of ${taps.length}; ${attacks} attacks`,
  );
  console.log(taps.join(' '));
  expect(player.turningPoint).toBeGreaterThan(TURNING_POINTS);
  expect(taps.length).toBeGreaterThan(8);
  expect(median(taps)).toBeLessThanOrEqual(MEDIAN);
  expect(Math.max(...taps)).toBeLessThanOrEqual(MOST);
});

/** In the first firefight, the alert at 3 and the enemy to activate. */
async function hunted(hand: Hand, words: SpokenWords = en): Promise<void> {
  const { page } = hand;
  await hand.tap(
    page
      .getByRole('group', { name: words.battle.stripLabel })
      .getByRole('button', { name: begins(words.turningPoint.cells.alert) }),
  );
  const stepper = sheet(page).getByRole('group', { name: words.turningPoint.cells.alert });
  for (let alert = 0; alert < 3; alert += 1) await hand.tap(stepper.getByRole('button').last());
  await hand.tap(sheet(page).getByRole('button', { name: words.common.close }).first());
  await hand.tap(cardButton(page, VEX));
  await expect(nextButton(page, words)).toHaveAccessibleName(named(words.battle.endActivation));
  await hand.tap(nextButton(page, words));
  await expect(nextButton(page, words)).toHaveAccessibleName(named(words.battle.enemyActivates));
}

/** The enemy that asks sees Vex, nobody else. */
async function seesVex(hand: Hand, words: SpokenWords = en, told: typeof english = english): Promise<void> {
  const open = hand.page.getByRole('button', { name: `${VEX}, ${told.turn.seen.open}`, exact: true });
  await expect(open).toBeVisible();
  await hand.tap(open);
  await hand.tap(nextButton(hand.page, words));
}

/** The first enemy hunts, sees Vex, and asks whom it can charge. */
async function firstQuestion(hand: Hand): Promise<void> {
  await firstFirefight(hand);
  await hunted(hand);
  await pressNext(hand, en.battle.enemyActivates);
  await seesVex(hand);
  await expect(question(hand.page, turn.reachOne('The Voice', VEX))).toBeVisible();
}

const question = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 2 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const whyPlan = (page: Page) => page.locator('summary').first();
const vexCharged = /^Fight Isaura Vex/u;

test('should tell why, and go on with the next row when the first step cannot be done', async ({ page, hand }) => {
  await firstQuestion(hand);
  await hand.tap(button(page, VEX));
  await expect(nextButton(page)).toHaveAccessibleName(vexCharged);
  await hand.tap(whyPlan(page));
  await expect(page.getByRole('list', { name: turn.why })).toContainText(turn.reasons.takenFor(VEX));
  await hand.tap(button(page, begins(turn.couldNot)));
  await expect(nextButton(page)).not.toHaveAccessibleName(vexCharged);
  await hand.tap(undoButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(vexCharged);
  await hand.tap(undoButton(page));
  await expect(question(page, turn.reachOne('The Voice', VEX))).toBeVisible();
  await hand.tap(undoButton(page));
  await expect(question(page, turn.sight.here('The Voice', null))).toBeVisible();
  await hand.tap(undoButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.enemyActivates));
});

test('should find the same question after a reload, and decide for the worst', async ({ page, hand }) => {
  await firstQuestion(hand);
  await page.reload();
  await expect(question(page, turn.reachOne('The Voice', VEX))).toBeVisible();
  await hand.tap(button(page, begins(turn.dontKnow)));
  await expect(nextButton(page)).toHaveAccessibleName(/^Fight /u);
  await page.reload();
  await expect(nextButton(page)).toHaveAccessibleName(/^Fight /u);
});

test('should hand an enemy over to the player and back to its table', async ({ page, hand }) => {
  await firstQuestion(hand);
  await hand.tap(button(page, VEX));
  await hand.tap(button(page, begins(turn.different)));
  await expect(card(page, 'The Voice')).toHaveAttribute('data-state', 'acting');
  await expect(nextButton(page)).toHaveAccessibleName(begins(en.battle.endActivation));
  await hand.tap(button(page, begins(en.enemyTurn.back)));
  await expect(nextButton(page)).toHaveAccessibleName(vexCharged);
});

test('should let the table play another enemy, and take everything in one go', async ({ page, hand }) => {
  await firstQuestion(hand);
  await hand.tap(button(page, turn.another));
  await hand.tap(sheet(page).getByRole('button', { name: begins('Gunner') }));
  await expect(question(page, turn.sight.here('Gunner', null))).toBeVisible();
  await hand.tap(button(page, turn.snapshot));
  await hand.tap(sheet(page).getByRole('button', { name: `${HALE}, ${turn.seen.open}` }));
  await hand.tap(sheet(page).getByRole('button', { name: turn.snapshotDone }));
  await expect(nextButton(page)).toHaveAccessibleName(begins(`Shoot ${HALE}`));
});

for (const [language, words, told] of [
  ['en', en, english],
  ['fr', fr, french],
] as const)
  test(`should have no findings on questions and plans, ${language}`, async ({ page, hand }) => {
    await firstFirefight(hand);
    if (language === 'fr') {
      await hand.tap(menuButton(page));
      await hand.tap(page.getByRole('button', { name: en.battle.menuSettings }));
      await hand.tap(page.getByRole('radio', { name: en.settings.pages.device }));
      await hand.tap(page.getByRole('radio', { name: en.common.languages.fr }));
      await hand.tap(page.getByRole('button', { name: fr.common.back }));
    }
    await hunted(hand, words);
    const voice = words.content.byName['The Voice'] ?? 'The Voice';
    await hand.tap(nextButton(page, words));
    await seesVex(hand, words, told);
    await expect(question(page, told.turn.reachOne(voice, VEX))).toBeVisible();
    await noFindings(page, 'who is the closest');
    await hand.tap(button(page, VEX));
    await hand.tap(whyPlan(page));
    await noFindings(page, 'the plan and why');
    for (let back = 0; back < 3; back += 1) await hand.tap(undoButton(page, words));
    await hand.tap(button(page, told.setUp.title));
    await noFindings(page, 'how the enemy plays');
    await hand.tap(sheet(page).getByRole('button', { name: words.common.close }).first());
    await hand.tap(nextButton(page, words));
    await hand.tap(button(page, told.turn.another));
    const gunner = words.content.byName['Gunner'] ?? 'Gunner';
    await hand.tap(sheet(page).getByRole('button', { name: begins(gunner) }));
    await expect(question(page, told.turn.sight.here(gunner, null))).toBeVisible();
    await hand.tap(button(page, `${HALE}, ${told.turn.seen.cover}`));
    await noFindings(page, 'how it sees them');
  });

test('should let an enemy on guard shoot whom its table chooses, after an action of the retinue', async ({
  page,
  hand,
}) => {
  await firstFirefight(hand);
  await hunted(hand);
  const enemy = new EnemyHands(hand);
  await enemy.activation();
  await hand.hold(cardButton(page, 'Gunner'), sheet(page));
  await openByHand(hand);
  await hand.tap(sheet(page).getByRole('radio', { name: en.orders.engage.name }));
  await hand.tap(sheet(page).getByRole('button', { name: en.states.guard, exact: true }));
  await hand.tap(sheet(page).getByRole('button', { name: en.common.close }).first());
  await hand.tap(cardButton(page, HALE));
  await hand.tap(actionButton(page, 'dash'));
  await hand.tap(page.getByRole('radio', { name: begins('Gunner interrupts') }));
  await hand.tap(nextButton(page));
  await expect(question(page, turn.sight.here('Gunner', null))).toBeVisible();
  await hand.tap(button(page, `${HALE}, ${turn.seen.open}`));
  await hand.tap(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(begins(`Shoot ${HALE}`));
  await hand.tap(nextButton(page));
  await expect(page.getByRole('heading', { name: en.attack.shootTitle, level: 1 })).toBeVisible();
  await enemy.carryOn();
  await expect(page.getByRole('heading', { name: en.battle.title, level: 1 })).toBeAttached();
  await expect(card(page, HALE)).toHaveAttribute('data-state', 'down');
  await expect(card(page, 'Gunner')).not.toHaveAccessibleName(new RegExp(en.states.guard, 'u'));
});
