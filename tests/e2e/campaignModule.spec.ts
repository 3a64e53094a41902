import { module as linked } from '../../src/words/en/campaign/module.ts';
import { noFindings } from './support/axe.ts';
import { found, said } from './support/campaign.ts';
import { begins, en, heading } from './support/screen.ts';
import { pressStep } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('should begin a linked campaign, and have its first scenario chosen for the deployment', async ({
  page,
  hand,
}) => {
  const id = await found(hand);
  await hand.tap(page.getByRole('button', { name: begins(linked.choose) }));
  await noFindings(page, 'choice of a linked campaign');
  await hand.tap(page.getByRole('button', { name: linked.begin, exact: true }));
  await expect(page.getByRole('heading', { name: 'Chapter 1. The Silent Relay' })).toBeVisible();
  await noFindings(page, 'campaign home with a linked campaign');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chapter 1. The Silent Relay' })).toBeVisible();
  await page.goto(`/#/campaign/${id}/deploy`);
  await expect(heading(page)).toHaveText(said.retinue.deploying.title);
  await pressStep(hand, en.deployment.mission);
  await expect(page.getByRole('radio', { name: begins('The Silent Relay') })).toBeChecked();
});
