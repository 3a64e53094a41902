import {
  actionButton,
  applies,
  card,
  cardButton,
  en,
  heading,
  menuButton,
  named,
  nextButton,
  undoButton,
  woundsButton,
} from './support/screen.ts';
import { HALE, VEX, activate, firstFirefight, pressNext, shoot } from './support/table.ts';
import { seedChance } from './support/seeded.ts';
import { screenSaid } from './support/said.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const FOE = 'Fighter 1';
const { battle, dice, home } = en;

test('should begin one battle by two taps on Play', async ({ page, hand }) => {
  await seedChance(page, 5);
  await page.goto('/');
  await hand.tapTwice(nextButton(page));
  await expect(heading(page)).toHaveText(en.turningPoint.title(1));
  await expect(undoButton(page)).toHaveAccessibleName('Undo: the start of the battle');
  await hand.tap(page.getByRole('button', { name: battle.menuHome, exact: true }));
  await expect(nextButton(page)).toHaveAccessibleName(named(home.continueBattle));
  const ids = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => /^retinue\/battle\/([^/]+)\/summary$/u.exec(key)?.[1] ?? []),
  );
  expect(ids).toHaveLength(1);
});

test('should start the firefight once', async ({ page, hand }) => {
  await seedChance(page, 5);
  await page.goto('/');
  await hand.tap(page.getByRole('radio', { name: home.diceNone }));
  await pressNext(hand, home.playFirst);
  await expect(nextButton(page)).toHaveAccessibleName(named(dice.roll(1)));
  await hand.tapTwice(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.turningPoint.startFirefight));
  await hand.tapTwice(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(battle.tapToActivate('retinue')));
  await expect(undoButton(page)).toHaveAccessibleName('Undo: the start of the firefight');
});

test('should activate once, and open nothing', async ({ page, hand }) => {
  await firstFirefight(hand);
  await hand.tapTwice(cardButton(page, VEX));
  await expect(card(page, VEX)).toHaveAttribute('data-state', 'acting');
  await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${VEX} activated on Engage`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('should act once by two taps on an action', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, VEX);
  await hand.tapTwice(actionButton(page, 'reposition'));
  await expect(nextButton(page)).toHaveAccessibleName(`${battle.endActivation}, ${battle.unspent(2)}`);
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ repositions$/u);
});

test('should roll once, apply once and end once', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, HALE);
  await shoot(hand, FOE);
  await hand.tapTwice(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(dice.roll(3)));
  await pressNext(hand);
  await expect(nextButton(page)).toHaveAccessibleName(applies());
  const told = (await nextButton(page).getAttribute('aria-label')) ?? '';
  const left = / → (?<wounds>\d+)/u.exec(told)?.groups?.['wounds'] ?? '7';
  await hand.tapTwice(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(`${battle.endActivation}, ${battle.unspent(1)}`);
  await expect(woundsButton(page, FOE)).toHaveAccessibleName(new RegExp(`^${FOE}: ${left} of 7`));
  await hand.tapTwice(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(battle.enemyActivates));
  await expect(card(page, HALE)).toHaveAttribute('data-state', 'done');
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: the end of the activation of .+$/u);
});

test('should lose nothing by two taps on Undo', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, VEX);
  await hand.tap(actionButton(page, 'reposition'));
  await hand.tap(actionButton(page, 'dash'));
  await hand.tap(page.getByRole('button', { name: en.common.dismiss }));
  const screen = await screenSaid(page);
  await hand.tapTwice(undoButton(page));
  await expect(undoButton(page)).not.toHaveAccessibleName(/^Undo: .+ dashes$/u);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('y');
  await expect(undoButton(page)).toHaveAccessibleName(/^Undo: .+ dashes$/u);
  await expect.poll(() => screenSaid(page)).toBe(screen);
  await expect(page.getByRole('button', { name: /^Redo / })).toHaveCount(0);
});

test('should set wounds once by two taps on a value', async ({ page, hand }) => {
  await firstFirefight(hand);
  await hand.tap(woundsButton(page, FOE));
  await hand.tapTwice(page.getByRole('button', { name: battle.woundsSet(3) }));
  await expect(woundsButton(page, FOE)).toHaveAccessibleName(new RegExp(`^${FOE}: 3 of 7`));
  await expect(undoButton(page)).toHaveAccessibleName(`Undo: wounds of ${FOE} set to 3`);
});

test('should end the battle once', async ({ page, hand }) => {
  await firstFirefight(hand);
  await hand.tap(menuButton(page));
  await hand.tap(page.getByRole('button', { name: battle.menuEnd }));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.end.confirm));
  await hand.tapTwice(nextButton(page));
  await expect(page.getByText(en.end.title, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: en.end.reasons.ended })).toBeVisible();
});
