import { putDown, said, walkTo } from './support/campaign.ts';
import { begins, en, heading, named, nextButton } from './support/screen.ts';
import { firstFirefight, PIM } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { after, home } = said;

test('should take the retinue of a battle on its own into a campaign, and write the battle up there', async ({
  page,
  hand,
}) => {
  await firstFirefight(hand);
  await putDown(hand, [PIM]);
  await page.goto(`${page.url()}/end`);
  await hand.tap(page.getByRole('radio', { name: begins(en.end.choices.primaryDone) }));
  await hand.tap(nextButton(page));
  await expect(page.getByText(en.end.casualtiesAlone)).toBeVisible();
  await hand.tap(page.getByRole('button', { name: begins(en.end.toFound) }));
  await expect(heading(page)).toHaveText(after.title);
  await walkTo(hand, after.stages.casualties);
  await expect(page.getByText(said.dice.rolls.casualty(PIM))).toBeVisible();
  await walkTo(hand, after.stages.closing);
  await hand.tap(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(home.next.deploy));
  await expect(page.getByText(home.chronicleCount(1))).toBeVisible();
});
