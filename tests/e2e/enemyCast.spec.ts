import type { Locator, Page } from '@playwright/test';
import type { Hand } from './support/hand.ts';
import { turn } from './support/enemyTurn.ts';
import { begins, cardButton, en, menuButton, named, nextButton, sheet, tray } from './support/screen.ts';
import { seedChance } from './support/seeded.ts';
import { HALE, LOAM, pressNext, pressStep, RETINUE, SEED, startFirefight, step, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

const PROPHET = 'Brood prophet';
const MOST_ALERT = 3;
const WORKS = 6;

/** Only the prophet is left of the enemies that were rolled. */
async function onlyProphet(hand: Hand, enemies: Locator): Promise<void> {
  const { page } = hand;
  const rows = enemies.getByRole('button', { name: /DV \d$/u });
  await expect(rows.first()).toBeVisible();
  for (let left = await rows.count(); left > 0; left -= 1) {
    await hand.tap(rows.first());
    await hand.tap(sheet(page).getByRole('button', { name: begins(en.deployment.removeEnemy('')) }));
    await expect(rows).toHaveCount(left - 1);
  }
  await hand.tap(enemies.getByRole('button', { name: en.deployment.addEnemy }));
  await hand.tap(sheet(page).getByRole('button', { name: begins(PROPHET) }));
  await expect(rows).toHaveCount(1);
}

/** In the firefight of a new battle against a prophet, hunting, which is to activate. */
async function hunted(hand: Hand): Promise<void> {
  const { page } = hand;
  await seedChance(page, SEED);
  await page.goto('/');
  await hand.tap(page.getByRole('radio', { name: en.home.diceNone }));
  await hand.tap(page.getByRole('button', { name: en.home.doors.alone.title }));
  await pressStep(hand, en.deployment.mission);
  await hand.tap(page.getByRole('radio', { name: begins('Hold the Line') }));
  const enemies = step(page, en.deployment.enemy);
  await pressStep(hand, en.deployment.enemy);
  await hand.tap(enemies.getByRole('radio', { name: 'Brood', exact: true }));
  await onlyProphet(hand, enemies);
  await pressNext(hand, en.deployment.start);
  await startFirefight(hand);
  const { alert } = en.turningPoint.cells;
  const strip = page.getByRole('group', { name: en.battle.stripLabel });
  await hand.tap(strip.getByRole('button', { name: begins(alert) }));
  const more = sheet(page).getByRole('group', { name: alert }).getByRole('button').last();
  for (let times = 0; times < MOST_ALERT; times += 1) await hand.tap(more);
  await hand.tap(sheet(page).getByRole('button', { name: en.common.close }).first());
  await hand.tap(cardButton(page, VEX));
  await pressNext(hand, en.battle.endActivation);
}

const question = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('should let a prophet cast at whom its table chooses of those it sees within reach', async ({ page, hand }) => {
  await hunted(hand);
  await pressNext(hand, en.battle.enemyActivates);
  await expect(question(page, turn.which.powerReach(PROPHET))).toBeVisible();
  await expect(page.getByText(turn.powerHint(6))).toBeVisible();
  for (const name of RETINUE) await expect(button(page, name)).toBeVisible();
  await hand.tap(button(page, HALE));
  await hand.tap(button(page, LOAM));
  await pressNext(hand);

  const plan = nextButton(page);
  await expect(plan).toHaveAccessibleName(/^Done, Cast a power at (?:Sabine Hale|Ignace Loam)$/u);
  const victim = ((await plan.getAttribute('aria-label')) ?? '').replace(/^.* at /u, '');
  await expect(page.getByText('Dread. Dice come next.')).toBeVisible();
  await hand.tap(plan);

  await hand.tap(button(page, en.dice.tapFaces(1)));
  await hand.tap(button(page, en.dice.face(WORKS)));
  const whom = tray(page, en.questions.chooseOperative());
  await expect(whom.getByRole('radio')).toHaveCount(RETINUE.length);
  await expect(whom.getByRole('radio', { checked: true })).toHaveAccessibleName(named(victim));
  await pressNext(hand);

  await expect(plan).toHaveAccessibleName(begins('Done, Reposition'));
  await pressNext(hand, turn.done);
  await expect(page.getByRole('heading', { name: en.battle.title, level: 1 })).toBeAttached();
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: en.battle.menuLog }));
  const log = page.getByRole('main');
  await expect(log.getByText(begins(`${victim}: APL −1`))).toHaveCount(1);
  await expect(log.getByText(begins(`${PROPHET}: Dread, ${victim}`))).toHaveCount(1);
  await expect(log.getByText(begins(`${PROPHET} could not`))).toHaveCount(0);
});
