import type { Page } from '@playwright/test';
import { making as words } from '../../src/words/en/making/making.ts';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { noFindings } from './support/axe.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { pressNext, pressStep, startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const CUTLASS = 'Hooked cutlass';
const HAULER = 'Mole hauler';
const UNDERTOW = 'The Undertow';

const { fields, kinds } = words;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible();
const drawn = (page: Page) => page.getByRole('complementary', { name: words.drawn });
const bar = (page: Page, name: string) => page.getByRole('button', { name: begins(name) });

/** From the workshop to a new row of a kind, with a name. */
async function make(page: Page, kind: { readonly many: string; readonly make: string }, name: string) {
  await page.goto('/#/workshop');
  await page
    .getByRole('region', { name: words.section })
    .getByRole('button', { name: begins(kind.many) })
    .click();
  await expect(heading(page)).toHaveText(kind.many);
  await bar(page, kind.make).click();
  await field(page, fields.name).first().fill(name);
  await expect(drawn(page)).toContainText(name);
}

async function makeWeapon(page: Page) {
  await make(page, kinds.weapons, CUTLASS);
  await field(page, fields.kind).selectOption({ label: words.values['melee'] ?? '' });
  await page
    .getByRole('button', { name: new RegExp(CUTLASS, 'u') })
    .and(page.locator('[aria-expanded]'))
    .click();
  await field(page, fields.attacks).fill('600');
  await expect(bar(page, words.mend)).toHaveAccessibleName(new RegExp(words.flaws.most(99), 'u'));
  await field(page, fields.attacks).fill('5');
  await field(page, words.addTo(fields['weapons.profiles[].rules'])).selectOption({ label: 'Rending' });
  await expect(drawn(page)).toContainText('Rending');
  await saved(page);
  await noFindings(page, 'a weapon');
}

async function makeEnemy(page: Page) {
  await make(page, kinds.operatives, HAULER);
  await field(page, fields.wounds).fill('0');
  await expect(bar(page, words.mend)).toHaveAccessibleName(new RegExp(words.flaws.least(1), 'u'));
  await field(page, fields.wounds).fill('12');
  await page.getByRole('button', { name: new RegExp(words.noneIn, 'u') }).click();
  await field(page, words.addTo(fields['arms[]'])).selectOption({ label: CUTLASS });
  await expect(drawn(page)).toContainText(CUTLASS);
  await bar(page, words.like.take(2)).click();
  await expect(field(page, fields.dv)).toHaveValue('2');
  await saved(page);
  await noFindings(page, 'an enemy');
}

async function makeFaction(page: Page) {
  await make(page, kinds.factions, UNDERTOW);
  await bar(page, words.one['rows'] ?? '').click();
  await field(page, fields.to).fill('12');
  await field(page, fields.card).selectOption({ label: HAULER });
  await expect(bar(page, words.mend)).toHaveAccessibleName(new RegExp(words.flaws.noFace('13–20'), 'u'));
  await bar(page, words.one['rows'] ?? '').click();
  await field(page, fields.card).selectOption({ label: HAULER });
  await expect(bar(page, words.share)).toBeVisible();
  await saved(page);
  await noFindings(page, 'a faction');
}

/** Chooses the faction for a new battle, of nobody else. */
async function meet(page: Page, hand: Parameters<typeof pressStep>[0]) {
  await page.goto('/#/new');
  await expect(heading(page)).toHaveText(en.deployment.title);
  await pressStep(hand, en.deployment.enemy);
  await page.getByRole('radio', { name: begins(UNDERTOW) }).click();
  await expect(page.getByText(new RegExp(HAULER, 'u')).first()).toBeVisible();
}

test('a weapon, an enemy and a faction are made by screens alone, kept, fought, and sent to a fresh profile', async ({
  page,
  hand,
  browser,
  baseURL,
}) => {
  test.slow();
  await makeWeapon(page);
  await makeEnemy(page);
  await makeFaction(page);

  await page.reload();
  await expect(heading(page)).toHaveText(UNDERTOW);
  await expect(drawn(page)).toContainText(HAULER);
  await bar(page, words.share).click();
  await expect(heading(page)).toHaveText(share.titleOf(UNDERTOW));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: begins(share.saveFile) }).click(),
  ]);
  const file = await download.path();

  await meet(page, hand);
  await pressNext(hand, en.deployment.start);
  await startFirefight(hand);
  await expect(page.getByText(new RegExp(HAULER, 'u')).first()).toBeAttached();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const fresh = await elsewhere.newPage();
  await fresh.goto('/#/workshop');
  const [chooser] = await Promise.all([
    fresh.waitForEvent('filechooser'),
    fresh.getByRole('button', { name: begins(packEditor.open) }).click(),
  ]);
  await chooser.setFiles(file);
  await expect(heading(fresh)).toHaveText(UNDERTOW);
  const inside = fresh.getByRole('region', { name: share.inside });
  await expect(inside.getByText(HAULER)).toBeVisible();
  await expect(inside.getByText(CUTLASS)).toBeVisible();
  await fresh.getByRole('button', { name: begins(share.take) }).click();
  await expect(fresh.getByText(share.takenCards(UNDERTOW))).toBeVisible();
  await fresh.goto('/#/new');
  await fresh.getByRole('region', { name: en.deployment.enemy, exact: true }).locator('[aria-expanded]').click();
  await expect(fresh.getByRole('radio', { name: begins(UNDERTOW) })).toBeVisible();
  await elsewhere.close();
});

test('what is removed is in use or comes back', async ({ page }) => {
  await makeWeapon(page);
  await makeEnemy(page);
  await page.goto('/#/workshop/made/acolyte.weapons');
  await page
    .getByRole('region', { name: words.yours })
    .getByRole('button', { name: begins(CUTLASS) })
    .click();
  await sheet(page).getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.inUse(HAULER))).toBeVisible();
  await page.goto('/#/workshop/made/acolyte.operatives');
  await page
    .getByRole('region', { name: words.yours })
    .getByRole('button', { name: begins(HAULER) })
    .click();
  await sheet(page).getByRole('button', { name: words.remove }).click();
  await page.getByRole('button', { name: en.common.undo }).click();
  await expect(page.getByText(words.back(HAULER))).toBeVisible();
  await expect(page.getByRole('region', { name: words.yours })).toContainText(HAULER);
});
