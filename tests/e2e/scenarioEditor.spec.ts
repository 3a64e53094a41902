import type { Locator, Page } from '@playwright/test';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { scenario as said } from '../../src/words/en/scenario/scenario.ts';
import { scenarioEditor as words } from '../../src/words/en/scenario/editor.ts';
import { scenarioEditor as french } from '../../src/words/fr/scenario/editor.ts';
import { noFindings as look } from './support/axe.ts';
import { Hand } from './support/hand.ts';
import { openShared } from './support/opening.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { seedChance } from './support/seeded.ts';
import {
  activate,
  endActivation,
  HALE,
  pressNext,
  retinueNext,
  SEED,
  shut,
  startFirefight,
  VEX,
  pressStep,
} from './support/table.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const ARCHIVE = 'The Drowned Archive';
const CARRY = 'Carry a ledger';
const HOOK = 'When somebody ends an activation: “The gate gives” is read aloud.';

const { fields, sections } = words;
const { parts } = said;
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });
const field = (at: Page | Locator, name: string) => at.getByLabel(name, { exact: true });
const saved = (page: Page) => expect(page.locator('[data-save="saved"]')).toBeVisible();

/** Presses what is reached by Tab alone, from wherever the focus is. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const MOST_TABS = 120;

async function tabTo(page: Page, target: Locator) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not lead there');
}

async function write(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Chooses in a list by its first letters. */
async function pick(page: Page, target: Locator, label: string) {
  await tabTo(page, target);
  await page.keyboard.type(label);
  await expect(target.locator('option:checked')).toHaveText(label);
}

const turnTo = (page: Page, section: keyof typeof sections) =>
  press(
    page,
    page
      .getByRole('navigation', { name: words.all })
      .getByRole('button', { name: new RegExp(`^${sections[section]}`, 'u') }),
  );

const openSection = (page: Page, section: keyof typeof sections) =>
  page.getByRole('region', { name: sections[section], exact: true });

async function begin(page: Page) {
  await page.goto('/#/workshop');
  await press(page, page.getByRole('button', { name: new RegExp(`^${words.newScenario}`, 'u') }));
  await expect(heading(page)).toHaveText(words.newName);
}

/** A scenario from nothing, by keyboard alone. */
async function writeArchive(page: Page) {
  await begin(page);
  await turnTo(page, 'basics');
  await write(page, field(page, fields.name), ARCHIVE);
  await write(page, field(page, fields.briefing), 'The water **rises**.');
  await turnTo(page, 'counters');
  await press(page, button(page, fields.addCounter));
  await expect(field(page, fields.name)).toBeFocused();
  await page.keyboard.type('Ledgers');
  await turnTo(page, 'passages');
  await press(page, button(page, fields.addPassage));
  await page.keyboard.type('The gate gives');
  await write(page, field(page, fields.passageText), 'Black water pours in.');
  await turnTo(page, 'objectives');
  await press(page, button(page, fields.addObjective));
  await page.keyboard.type('Save two ledgers');
  const done = page.getByRole('group', { name: fields.done, exact: true });
  await press(page, button(done, parts.addCondition));
  await expect(field(done, parts.what)).toBeFocused();
  await pick(page, field(done, parts.what), said.conditionNames.counter);
  await press(page, button(done, parts.more(parts.number)));
  await expect(done).toContainText('If “Ledgers” is 2 or more.');
  await turnTo(page, 'actions');
  await press(page, button(page, fields.addAction));
  await page.keyboard.type(CARRY);
  const does = page.getByRole('group', { name: fields.effects, exact: true });
  await press(page, button(does, parts.addEffect));
  await pick(page, field(does, parts.effect), said.effectNames.counter);
  await expect(does).toContainText('“Ledgers” goes up by 1.');
  await turnTo(page, 'hooks');
  await press(page, button(page, fields.addHook));
  await page.keyboard.type('The gate');
  await pick(page, field(page, fields.when), 'When somebody ends an activation');
  await press(page, button(does, parts.addEffect));
  const hook = page.locator('[data-place="script.hooks[0]"]');
  await expect(hook).toContainText(HOOK);
  await saved(page);
}

/** The file that the scenario goes out as. */
async function exported(page: Page): Promise<string> {
  await page.goto('/#/workshop');
  await press(page, page.getByRole('region', { name: words.scenarios, exact: true }).getByRole('button').first());
  await press(page, sheet(page).getByRole('button', { name: words.share }));
  await expect(heading(page)).toHaveText(share.titleOf(ARCHIVE));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('button', { name: begins(share.saveFile) })),
  ]);
  return download.path();
}

/** Takes what is in the file into the workshop of another browser. */
async function takenFrom(file: string, page: Page) {
  await page.goto('/#/workshop/shelf/packs');
  await openShared(page, page.getByRole('button', { name: begins(packEditor.open) }), file);
  await click(page.getByRole('button', { name: begins(share.take) }));
  await expect(page.getByText(share.taken(ARCHIVE))).toBeVisible();
}

/** Plays the scenario to its end; its hook fires after the first activation. */
async function playToTheEnd(hand: Hand) {
  const { page } = hand;
  const carry = page.getByRole('group', { name: en.battle.panelLabel }).getByRole('button', { name: begins(CARRY) });
  await page.goto('/#/new');
  await pressStep(hand, en.deployment.mission);
  await hand.tap(page.getByRole('radio', { name: begins(ARCHIVE) }));
  await pressNext(hand, en.deployment.start);
  await startFirefight(hand);
  await activate(hand, VEX);
  await hand.tap(carry);
  await endActivation(hand);
  await expect(sheet(page)).toContainText('Black water pours in.');
  await shut(hand);
  await retinueNext(hand);
  await activate(hand, HALE);
  await hand.tap(carry);
  await expect(page.getByRole('heading', { name: en.end.reasons.primaryDone })).toBeVisible();
}

test('should write a scenario from nothing by keyboard alone, send it to a fresh browser, and play it to its end there', async ({
  page,
  browser,
  baseURL,
}) => {
  await writeArchive(page);
  await page.reload();
  await expect(heading(page)).toHaveText(ARCHIVE);
  await expect(page.getByRole('navigation', { name: words.all })).toContainText(HOOK);
  await expect(page.getByText(words.noLook)).toBeVisible();
  const file = await exported(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const fresh = await elsewhere.newPage();
  await seedChance(fresh, SEED);
  await takenFrom(file, fresh);
  await playToTheEnd(new Hand(fresh, false));
  await elsewhere.close();
});

const BRIDGE = 'Hold the bridge';
const STEP = words.lookAt(sections.objectives, `${words.steps.of(BRIDGE)}, ${fields.objectiveText}`);

test('should undo what was written, also after a reload, and play it', async ({ page }) => {
  await begin(page);
  await turnTo(page, 'objectives');
  await press(page, button(page, fields.addObjective));
  await page.keyboard.type(BRIDGE);
  await click(page.getByRole('button', { name: words.undoFull(STEP) }));
  await expect(field(page, fields.objectiveText)).toHaveValue('');
  await saved(page);
  await page.reload();
  await click(page.getByRole('button', { name: words.redoFull(STEP) }));
  await expect(page.locator('[data-place]')).toContainText(BRIDGE);
  await saved(page);
  await page.reload();
  await click(page.getByRole('button', { name: words.undoFull(STEP) }));
  await expect(page.locator('[data-place]')).not.toContainText(BRIDGE);
  await click(page.getByRole('button', { name: words.redoFull(STEP) }));
  await click(button(page, words.tryIt));
  await expect(page.getByRole('radio', { name: words.newName })).toBeChecked();
});

async function copyOfShipped(page: Page) {
  await page.goto('/#/workshop');
  const shipped = page.getByRole('region', { name: words.shippedScenarios });
  await click(shipped.getByRole('button').nth(2));
  await click(button(page, words.copy));
  await expect(page.getByRole('navigation', { name: words.all })).toBeVisible();
}

const HALVES: readonly (readonly (keyof typeof sections)[])[] = [
  ['basics', 'setUp', 'forces', 'objectives', 'counters', 'actions'],
  ['hooks', 'surroundings', 'tables', 'passages', 'endings'],
];

/** Sections in which that scenario has something to open. */
const LISTS: ReadonlySet<keyof typeof sections> = new Set([
  'setUp',
  'forces',
  'objectives',
  'counters',
  'actions',
  'hooks',
  'endings',
]);

for (const half of HALVES)
  test(`should have no findings in ${half.join(', ')}`, async ({ page }) => {
    await copyOfShipped(page);
    for (const section of half) {
      const contents = page.getByRole('navigation', { name: words.all });
      await click(contents.getByRole('button', { name: new RegExp(`^${sections[section]}`, 'u') }));
      await expect(openSection(page, section)).toBeVisible();
      if (LISTS.has(section)) await click(page.locator('[data-place]').first());
      await look(page, section);
    }
  });

test('should have no findings in the list, nor in French', async ({ page }) => {
  await page.goto('/#/workshop');
  await expect(page.getByRole('region', { name: words.scenarios })).toBeVisible();
  await look(page, 'the workshop with scenarios');
  await page.goto('/#/settings/device');
  await click(page.getByRole('radio', { name: 'Français' }));
  await page.goto('/#/workshop');
  const shipped = page.getByRole('region', { name: french.shippedScenarios });
  await click(shipped.getByRole('button').nth(2));
  await click(button(page, french.copy));
  const contents = page.getByRole('navigation', { name: french.all });
  await click(contents.getByRole('button', { name: new RegExp(`^${french.sections.hooks}`, 'u') }));
  await expect(openSection(page, 'hooks')).toBeHidden();
  await click(page.locator('[data-place]').first());
  await look(page, 'in French');
});
