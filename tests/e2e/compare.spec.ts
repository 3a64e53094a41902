import type { Page } from '@playwright/test';
import { EDITIONS } from '../../src/content/oddsEditions.ts';
import { shotOdds } from '../../src/engine/odds/shoot.ts';
import { NO_RULES, type OddsRules, openTarget, PLAIN_POLICY, READINGS } from '../../src/engine/odds/shot.ts';
import { noFindings as look } from './support/axe.ts';
import { actionButton, begins, card, cardButton, en, heading, named, nextButton, sheet } from './support/screen.ts';
import { VEX, activate, firstFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

// The copy kept for offline use would not be asked for what is changed on the way.
test.use({ reducedMotion: 'reduce' });

const VOICE = 'The Voice';
const LASPISTOL = 'Hot-shot laspistol';
const SUPERCHARGE = 'Plasma pistol (supercharge)';
const { odds } = en.attack;

/** What a shot by Vex at The Voice, in the open, comes to: `16 %` and `4.3`. */
function worth(damage: { readonly normal: number; readonly critical: number }, rules: Partial<OddsRules>) {
  const { kill, cappedMean } = shotOdds({
    book: EDITIONS.kt24.book,
    weapon: { dice: 4, hit: 4, damage, rules: { ...NO_RULES, ...rules } },
    target: openTarget(5, 9),
    policy: PLAIN_POLICY,
    readings: READINGS,
  });
  return { chance: `${Math.round(kill * 100)}\u202F%`, wounds: `${Math.round(cappedMean * 10) / 10}` };
}

const LASER = worth({ normal: 3, critical: 4 }, { piercingCrits: 1 });
const PLASMA = worth({ normal: 4, critical: 5 }, { piercing: 1, lethal: 5, hot: true });

/** Vex carries a plasma pistol as well. */
async function withPlasma(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/\[([`'"])hot-shot-laspistol\1,/u, '[$1hot-shot-laspistol$1,$1plasma-pistol$1,');
    await route.fulfill({ response, body });
  });
}

test('should compare weapons and targets before the attack, and begin the one that is tapped', async ({
  page,
  hand,
}) => {
  await withPlasma(page);
  await firstFirefight(hand);
  await activate(hand, VEX);
  await hand.tap(actionButton(page, 'shoot'));
  const weapon = (name: string) => page.getByRole('radio', { name: begins(`${name} `) });
  await expect(card(page, VOICE)).toContainText(`${LASER.chance} · ${LASER.wounds}`);
  await expect(weapon(SUPERCHARGE)).toContainText('%');
  await look(page, 'the choice of a target with odds');
  await hand.tap(weapon(SUPERCHARGE));
  await expect(card(page, VOICE)).toContainText(`${PLASMA.chance} · ${PLASMA.wounds}`);
  await hand.tap(page.getByRole('button', { name: odds.compare.open, exact: true }));
  const row = (name: string) => sheet(page).getByRole('button', { name: begins(`${VOICE}, ${name},`) });
  await expect(row(LASPISTOL)).toContainText(LASER.chance);
  await expect(row(SUPERCHARGE)).toContainText(PLASMA.chance);
  await look(page, 'the comparison');
  await hand.tap(row(LASPISTOL));
  await expect(heading(page)).toHaveText(en.attack.shootTitle);
  await expect(nextButton(page)).toHaveAccessibleName(named(en.dice.roll(4)));
  await expect(page.getByText(odds.takesDown.it.by(LASER.chance))).toContainText(odds.wounds(LASER.wounds));
});

test('should say none of it once the odds are switched off', async ({ page, hand }) => {
  await firstFirefight(hand);
  await activate(hand, VEX);
  await page.goto('/#/settings/device');
  const setting = page.getByRole('radiogroup', { name: en.settings.odds });
  await hand.tap(setting.getByRole('radio', { name: en.common.off }));
  await page.goBack();
  await hand.tap(actionButton(page, 'shoot'));
  await expect(cardButton(page, VOICE)).toContainText(en.orders.conceal.short);
  await expect(page.getByRole('radio', { name: begins(`${LASPISTOL} `) })).not.toContainText('%');
  await expect(page.getByRole('button', { name: odds.compare.open, exact: true })).toHaveCount(0);
  await hand.tap(cardButton(page, VOICE));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.dice.roll(4)));
  await expect(page.getByText(odds.wounds(LASER.wounds))).toHaveCount(0);
});
