import { dataslate as words } from '../../src/words/en/dataslate.ts';
import { campaign } from '../../src/words/en/catalogues/campaign.ts';
import { begins, en, nextButton } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.setTimeout(120_000);

const said = words.dataslate;
const { after } = campaign.campaign;

test('a dataslate: opened, to battle, counted by its side alone, somebody promoted, printed, shared', async ({
  page,
  hand,
}) => {
  const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  await page.goto('/#/campaign/new');
  await click(button(said.door));
  await page.getByLabel(said.found.name, { exact: true }).fill('Night tide');
  await hand.tap(nextButton(page));
  await expect(page.getByRole('button', { name: /Tom Barrow.*Untried/u })).toBeVisible();
  const home = page.url();

  await hand.tap(nextButton(page));
  await expect(page.getByRole('button', { name: /Night tide/u })).toBeVisible();
  await click(button(en.deployment.start));
  await page.waitForURL(/#\/battle\//u);
  await page.goto(`${page.url().replace(/\/$/u, '')}/end`);
  await hand.tap(nextButton(page));

  await expect(page.getByText(said.counts.hint)).toBeVisible();
  await expect(button(said.counts.open('Gutter saints'))).toBeVisible();
  await click(button(said.counts.count('Night tide')));
  await expect(page.getByRole('heading', { name: words.campaign.after.title })).toBeVisible();
  await click(page.getByRole('button', { name: begins('Tom Barrow') }));
  const more = page.getByRole('button', { name: en.common.oneMore(after.report.kills('Tom Barrow')) });
  for (let kill = 0; kill < 3; kill += 1) await click(more);
  await hand.tap(button(after.onward.experience ?? ''));
  await hand.tap(button(after.experience.goOn));

  await hand.tap(page.getByRole('radio', { name: /^Marksman/u }));
  await hand.tap(button('Marksman'));
  await hand.tap(button(campaign.campaign.dice.face(2)));
  await hand.tap(button(words.campaign.after.advances.goOn));
  await hand.tap(button(after.closing.close));
  await expect(page.getByRole('button', { name: /Tom Barrow.*Blooded.*1 honour/u })).toBeVisible();
  await expect(page.getByText(said.points(3), { exact: true })).toBeVisible();

  await click(button(said.print));
  await expect(page.getByRole('article', { name: 'Tom Barrow' })).toContainText('Blooded');
  await page.goto(home);
  await click(button(said.share));
  await expect(page.getByRole('heading', { name: words.sharing.title })).toBeVisible();
  await expect(page.getByText(words.sharing.level(1))).toBeVisible();
});
