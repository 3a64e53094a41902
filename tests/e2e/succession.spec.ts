import type { Page } from '@playwright/test';
import { noFindings } from './support/axe.ts';
import { deploy, endAndWalk, found, putDown, said, walkTo } from './support/campaign.ts';
import type { Hand } from './support/hand.ts';
import { begins, card, en, heading, named, nextButton, sheet, undoButton } from './support/screen.ts';
import { HALE, pressStep, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { after, retinue, home } = said;
const { succession } = retinue;
const { operative } = retinue;
/** What stands at whoever leads, new in the place. */
const LEADS = 'Acolyte';

const leaderless = (page: Page) => page.getByRole('region', { name: succession.title });

/** A battle in which the only Acolyte falls and dies of it, up to who died. */
async function lastAcolyteDies(hand: Hand): Promise<void> {
  const { page } = hand;
  await deploy(hand);
  await startFirefight(hand);
  await putDown(hand, [VEX]);
  await endAndWalk(hand);
  await hand.tap(page.getByRole('button', { name: begins(VEX) }));
  const left = page.getByRole('radiogroup', { name: after.report.state(VEX) });
  await hand.tap(left.getByRole('radio', { name: after.report.slain, exact: true }));
  await walkTo(hand, after.stages.casualties);
}

/** Gives somebody so much experience by hand, on its page. */
async function learned(hand: Hand, page: string, name: string, xp: number): Promise<void> {
  await hand.page.goto(page);
  await expect(heading(hand.page)).toHaveText(name);
  await hand.tap(hand.page.getByRole('button', { name: operative.byHand }));
  const byHand = sheet(hand.page);
  await hand.tap(byHand.getByRole('button', { name: operative.hand.xp }));
  await byHand.getByLabel(operative.hand.xp).fill(`${xp}`);
  await hand.tap(byHand.getByRole('button', { name: operative.set, exact: true }));
  await expect(byHand).toHaveCount(0);
}

/** From Deploy, where somebody leads again, to the cards of the battle. */
async function deploysUnder(hand: Hand, name: string): Promise<void> {
  const { page } = hand;
  await expect(heading(page)).toHaveText(retinue.deploying.title);
  await expect(leaderless(page)).toBeHidden();
  await pressStep(hand, retinue.deploying.who);
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(LEADS);
  await hand.tap(nextButton(page));
  await startFirefight(hand);
  await expect(card(page, name)).toBeVisible();
  await expect(card(page, VEX)).toHaveCount(0);
}

test('should lead from the death of the last Acolyte to the next deployment', async ({ page, hand }) => {
  const id = await found(hand);
  await lastAcolyteDies(hand);
  await expect(page.getByText(`${succession.fell(VEX)} ${succession.later}`)).toBeVisible();
  await walkTo(hand, after.stages.closing);
  await expect(leaderless(page)).toContainText(succession.noHeir(5));
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}$`, 'u'));
  await expect(leaderless(page)).toBeVisible();
  await page.goto(`/#/campaign/${id}/deploy`);
  await hand.tap(leaderless(page).getByRole('button', { name: begins(succession.recruit) }));
  await expect(heading(page)).toHaveText(retinue.recruiting.title);
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(/\/operative\//u);
  await page.goto(`/#/campaign/${id}`);
  await expect(nextButton(page)).toHaveAccessibleName(named(home.next.deploy));
  await expect(leaderless(page)).toBeHidden();
  await hand.tap(nextButton(page));
  await hand.tap(nextButton(page));
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
});

test('should let a follower take the place on the last page of the walk, and lead the next deployment', async ({
  page,
  hand,
}) => {
  const id = await found(hand);
  await learned(hand, `/#/campaign/${id}/operative/m2`, HALE, 40);
  await page.goto(`/#/campaign/${id}`);
  await lastAcolyteDies(hand);
  await expect(page.getByText(`${succession.fell(VEX)} ${succession.later}`)).toBeVisible();
  await walkTo(hand, after.stages.closing);
  await expect(leaderless(page)).toContainText(succession.heirs(5));
  await noFindings(page, 'heirs after the battle');
  const promote = leaderless(page).getByRole('button', { name: begins(succession.promote(HALE)) });
  await hand.tap(promote);
  await expect(leaderless(page)).toBeHidden();
  await hand.tap(undoButton(page));
  await hand.tap(promote);
  await expect(leaderless(page)).toBeHidden();
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}$`, 'u'));
  await expect(nextButton(page)).toHaveAccessibleName(named(home.next.deploy));
  await hand.tap(nextButton(page));
  await deploysUnder(hand, HALE);
});

test('should promote a follower whom the rules do not name yet, from Deploy, if the players say so', async ({
  page,
  hand,
}) => {
  const id = await found(hand);
  await lastAcolyteDies(hand);
  await walkTo(hand, after.stages.closing);
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}$`, 'u'));
  await noFindings(page, 'campaign home without a leader');
  await page.goto(`/#/campaign/${id}/deploy`);
  await noFindings(page, 'deploy without a leader');
  await expect(leaderless(page)).toContainText(succession.promote(HALE));
  await hand.tap(leaderless(page).getByRole('button', { name: retinue.equipping.anyway }));
  await deploysUnder(hand, HALE);
});
