import { deploy, endAndWalk, found, putDown, said, walkTo } from './support/campaign.ts';
import { begins, en, heading, named, nextButton } from './support/screen.ts';
import { startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { after, retinue, home } = said;
const { succession } = retinue;
const VEX = 'Isaura Vex';

test('should lead from the death of the last Acolyte to the next deployment', async ({ page, hand }) => {
  const id = await found(hand);
  await deploy(hand);
  await startFirefight(hand);
  await putDown(hand, [VEX]);
  await endAndWalk(hand);
  const left = page.getByRole('radiogroup', { name: after.report.state(VEX) });
  await hand.tap(left.getByRole('radio', { name: after.report.slain, exact: true }));
  await walkTo(hand, after.stages.casualties);
  await expect(page.getByText(`${succession.fell(VEX)} ${succession.later}`)).toBeVisible();
  await walkTo(hand, after.stages.closing);
  const leaderless = page.getByRole('region', { name: succession.title });
  await expect(leaderless).toContainText(succession.noHeir(5));
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}$`, 'u'));
  await expect(leaderless).toBeVisible();
  await page.goto(`/#/campaign/${id}/deploy`);
  await hand.tap(leaderless.getByRole('button', { name: begins(succession.recruit) }));
  await expect(heading(page)).toHaveText(retinue.recruiting.title);
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(/\/operative\//u);
  await page.goto(`/#/campaign/${id}`);
  await expect(nextButton(page)).toHaveAccessibleName(named(home.next.deploy));
  await expect(leaderless).toBeHidden();
  await hand.tap(nextButton(page));
  await hand.tap(nextButton(page));
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
});
