import type { Page } from '@playwright/test';
import { noFindings } from './support/axe.ts';
import { found, putDown, said as campaign } from './support/campaign.ts';
import { EnemyHands, asksTable } from './support/enemyTurn.ts';
import type { Hand } from './support/hand.ts';
import { tapAct } from './support/panelAct.ts';
import { begins, card, en, heading, nextButton, sheet, tray } from './support/screen.ts';
import type { Seen } from './support/look.ts';
import { Player } from './support/player.ts';
import { activate, HALE, pressNext, pressStep, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { retinue } = campaign;
const { operative } = retinue;
const POWER = 'Kinetic Shove';
const MOST_STEPS = 100;

/** Gives somebody a power by hand, on its page. */
async function givenPower(hand: Hand, page: string, power: string): Promise<void> {
  await hand.page.goto(page);
  await hand.tap(hand.page.getByRole('button', { name: operative.byHand }));
  const byHand = sheet(hand.page);
  await hand.tap(byHand.getByRole('button', { name: operative.hand.addPower }));
  await hand.tap(byHand.getByRole('radio', { name: begins(power) }));
  await hand.tap(byHand.getByRole('button', { name: operative.set, exact: true }));
  await expect(byHand).toHaveCount(0);
}

/** Reads what is told, and puts it away. */
async function hears(hand: Hand, text: string): Promise<void> {
  const { page } = hand;
  await expect(sheet(page)).toContainText(text);
  await hand.tap(sheet(page).getByRole('button', { name: en.common.close }).first());
  await expect(sheet(page).filter({ hasText: text })).toHaveCount(0);
}

const face = (page: Page, shows: number) => page.getByRole('button', { name: en.dice.face(shows), exact: true });

/** In a campaign, deployed for the chapter with somebody who has a power, up to the firefight. */
async function inTheTower(hand: Hand): Promise<void> {
  const { page } = hand;
  const id = await found(hand, 'table');
  await givenPower(hand, `/#/campaign/${id}/operative/m1`, POWER);
  await page.goto('/#/settings/battle');
  const events = page.getByRole('radiogroup', { name: en.settings.events });
  await hand.tap(events.getByRole('radio', { name: en.settings.eventModes.hand }));
  await page.goto(`/#/campaign/${id}/deploy`);
  await expect(heading(page)).toHaveText(retinue.deploying.title);
  await pressStep(hand, en.deployment.mission);
  await hand.tap(page.getByRole('radio', { name: begins('The Last Hour') }));
  await expect(page.getByText('perils come on 1-2', { exact: false })).toBeVisible();
  await noFindings(page, 'deploy with an environment');
  await hand.tap(nextButton(page));
  await expect(page.getByRole('region', { name: 'Three throats' })).toBeVisible();
  await startFirefight(hand);
}

/** Everybody ends at once, and the enemy plays by its table, until the turning point is over. */
async function turningPointOver(hand: Hand): Promise<void> {
  const { page } = hand;
  const player = new Player(hand, true);
  const enemy = new EnemyHands(hand);
  const over = ({ next }: Seen) => next?.startsWith(en.turningPoint.next) ?? false;
  const theirs = (seen: Seen) => (seen.next?.startsWith(en.battle.enemyActivates) ?? false) || asksTable(seen);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await player.playUntil((seen) => over(seen) || theirs(seen));
    const name = (await nextButton(page).getAttribute('aria-label')) ?? '';
    if (name.startsWith(en.turningPoint.next)) return;
    await (name.startsWith(en.battle.enemyActivates) ? enemy.activation() : enemy.carryOn());
  }
  throw new Error('the turning point does not end');
}

test('should play the Warp-touched chapter: perils on a 2, the Voice unmasked, the first event of 1 as 10, its end', async ({
  page,
  hand,
}) => {
  await inTheTower(hand);
  await expect(page.getByRole('button', { name: /Warp-touched, until the end of the battle$/u })).toBeVisible();

  await activate(hand, VEX);
  await expect(page.getByRole('button', { name: begins(`${POWER}, psychic test on 3+`) })).toBeVisible();
  await tapAct(hand, POWER);
  const asked = tray(page, 'Psychic test');
  await expect(asked.getByText(en.dice.meanings.perils, { exact: true })).toBeVisible();
  await expect(asked.getByText(en.dice.meanings.noEffect, { exact: true })).toHaveCount(0);
  await noFindings(page, 'psychic test');
  await hand.tap(face(page, 2));
  await expect(tray(page, 'Perils')).toBeVisible();
  await hand.tap(face(page, 3));
  await expect(page.getByText('Reeling', { exact: false }).first()).toBeAttached();

  await tapAct(hand, 'Tear off a mask');
  await hand.tap(face(page, 6));
  await hears(hand, 'The wax comes away');
  await hears(hand, 'In place of the speaker whose mask came off');
  await hears(hand, 'Read who wrote the instructions');
  await expect(card(page, 'The Voice')).toBeVisible();
  await turningPointOver(hand);

  await pressNext(hand, en.turningPoint.next);
  await hand.tap(face(page, 6));
  const counted = tray(page, en.questions.randomOperative());
  await hand.tap(counted.getByRole('radio', { name: HALE }));
  await hand.tap(nextButton(page));
  await expect(counted).toHaveCount(0);
  await hand.tap(face(page, 1));
  const said = page.getByRole('region', { name: en.turningPoint.event, exact: true });
  await expect(said).toContainText('Every mouth');
  await expect(page.getByRole('group', { name: en.turningPoint.cells.alert }).getByRole('status')).toHaveText('1');
  await noFindings(page, 'the first event of 1');

  await pressNext(hand, en.turningPoint.startFirefight);
  await putDown(hand, ['The Voice']);
  await expect(page.getByRole('heading', { name: en.end.reasons.primaryDone })).toBeVisible();
  await expect(page.getByText('in their hand and pour it away', { exact: false })).toBeVisible();
});
