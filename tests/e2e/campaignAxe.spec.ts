import { sharing as sharingInEnglish } from '../../src/words/en/sharing.ts';
import { sharing as sharingInFrench } from '../../src/words/fr/sharing.ts';
import { noFindings } from './support/axe.ts';
import { found, playToWalk, said, walkTo } from './support/campaign.ts';
import { begins, en, fr, heading, nextButton } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { after } = said;
const words = { en, fr };
const sharing = { en: sharingInEnglish, fr: sharingInFrench };
const VIEWS = [
  'roster',
  'recruit',
  'deploy',
  'chronicle',
  'fallen',
  'stash',
  'tracker',
  'settings',
  'timeline',
  'print',
  'print/cards',
  'print/roster',
  'print/chronicle',
  'share',
] as const;

test('should have no findings in the screens of a campaign', async ({ page, hand }) => {
  await page.goto('/#/campaign/new');
  await expect(heading(page)).toBeVisible();
  await noFindings(page, 'new campaign');
  const id = await found(hand);
  await noFindings(page, 'campaign home');
  for (const view of VIEWS) {
    await page.goto(`/#/campaign/${id}/${view}`);
    await expect(heading(page)).toBeVisible();
    await noFindings(page, view);
  }
});

test('should have no findings on the page of an operative and what it carries', async ({ page, hand }) => {
  const id = await found(hand);
  await page.goto(`/#/campaign/${id}/roster`);
  await expect(heading(page)).toBeVisible();
  await page.goto(`/#/campaign/${id}/operative/m1`);
  await expect(heading(page)).toBeVisible();
  await noFindings(page, 'operative');
  await page.goto(`/#/campaign/${id}/equip/m1`);
  await expect(heading(page)).toBeVisible();
  await noFindings(page, 'equip');
  for (const path of ['storage', 'import']) {
    await page.goto(`/#/${path}`);
    await expect(heading(page)).toBeVisible();
    await noFindings(page, path);
  }
  await page.goto('/');
  await expect(page.getByRole('button', { name: begins(said.home.found.unnamed) })).toBeVisible();
  await noFindings(page, 'home with a campaign');
});

test('should have no findings in the walk after a battle', async ({ page, hand }) => {
  await found(hand);
  await playToWalk(hand);
  await noFindings(page, 'report');
  for (const stage of ['casualties', 'experience', 'closing'] as const) {
    await walkTo(hand, after.stages[stage]);
    await noFindings(page, stage);
  }
});

test('should have no findings in French', async ({ page, hand }) => {
  const id = await found(hand);
  await page.goto('/#/settings');
  await expect(heading(page)).toHaveText(en.settings.title);
  await hand.tap(page.getByRole('radio', { name: fr.common.languages.fr }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const view of ['', 'roster', 'deploy', 'tracker']) {
    await page.goto(`/#/campaign/${id}/${view}`);
    await expect(nextButton(page, fr)).toBeVisible();
    await noFindings(page, `fr ${view}`);
  }
  for (const path of ['glossary', 'new']) {
    await page.goto(`/#/${path}`);
    await expect(heading(page)).toBeVisible();
    await noFindings(page, `fr ${path}`);
  }
});

for (const language of ['en', 'fr'] as const)
  test(`should have no findings in the screen that takes a shared retinue, ${language}`, async ({ page, hand }) => {
    const id = await found(hand);
    await page.goto(`/#/campaign/${id}/share`);
    const field = page.getByRole('textbox', { name: sharing.en.linkField });
    await expect(field).toHaveValue(/^http/u);
    const link = await field.inputValue();
    if (language === 'fr') {
      await page.goto('/#/settings/device');
      await hand.tap(page.getByRole('radio', { name: fr.common.languages.fr }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    }
    const { take } = sharing[language];
    await page.goto(link);
    await expect(nextButton(page, words[language])).toHaveAccessibleName(begins(take.take));
    await expect(page.getByText('Isaura Vex')).toBeVisible();
    await noFindings(page, `take, ${language}`);
    await page.goto(link.slice(0, -20));
    await expect(page.getByText(take.cut)).toBeVisible();
    await noFindings(page, `take what is cut, ${language}`);
    await page.goto('/#/take');
    await expect(page.getByText(take.none)).toBeVisible();
    await noFindings(page, `take nothing, ${language}`);
  });
