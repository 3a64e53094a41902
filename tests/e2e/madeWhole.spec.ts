import type { Locator, Page } from '@playwright/test';
import { behaviour } from '../../src/words/en/behaviour/behaviour.ts';
import { storagePanel } from '../../src/words/en/campaign/storagePanel.ts';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { rollTables } from '../../src/words/en/rollTables.ts';
import { scenario as said } from '../../src/words/en/scenario/scenario.ts';
import { scenarioEditor as words } from '../../src/words/en/scenario/editor.ts';
import { scenarioPrint } from '../../src/words/en/scenarioPrint.ts';
import { workshop } from '../../src/words/en/workshop/workshop.ts';
import {
  CUTLASS,
  field,
  HAULER,
  makeEnemy,
  makeFaction,
  makeWeapon,
  pressed,
  saved,
  toShelf,
  UNDERTOW,
} from './support/making.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { Hand } from './support/hand.ts';
import { openShared } from './support/opening.ts';
import { seedChance } from './support/seeded.ts';
import { EnemyHands } from './support/enemyTurn.ts';
import { activate, HALE, pressNext, SEED, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const STUBBORN = 'Stubborn as mud';
const TIDE = 'What the tide brings';
const LOCK = 'The Seventh Lock';
const AIM = 'Open the lock';
const LATER = 'Hold the lock shut';
const SLACK = 'Slack water';
const BELL = 'A bell below';
const { bin } = storagePanel;

const { fields, sections } = words;
const { parts } = said;
const { editor } = workshop;
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });

/** A decision table of one row: it dashes, whatever there is. */
async function makeDecisions(page: Page) {
  await toShelf(page, 'tables');
  await click(button(page, workshop.newTable));
  await field(page, editor.name).fill(STUBBORN);
  for (const row of [4, 3, 2]) await click(button(page, editor.remove(row)));
  await click(button(page, editor.edit(1)));
  await field(page, editor.action).selectOption({ label: behaviour.rowActions.dash.name });
  await saved(page);
}

/** Names a card of the deck, and says what it does. */
async function writeCard(page: Page, was: string, name: string, text: string) {
  await click(button(page, rollTables.edit(was)));
  await field(page, rollTables.rowName).fill(name);
  await field(page, rollTables.rowText).fill(text);
}

/** A deck of six cards of two kinds. */
async function makeDeck(page: Page) {
  await toShelf(page, 'tables');
  await click(pressed(page, rollTables.newTable));
  await field(page, rollTables.name).fill(TIDE);
  await field(page, rollTables.deck).selectOption({ label: rollTables.deckKinds.whenEmpty });
  await writeCard(page, rollTables.firstRows.nothing, SLACK, 'Nobody speaks.');
  await click(button(page, rollTables.close(SLACK)));
  await writeCard(page, rollTables.firstRows.something, BELL, '');
  const does = page.getByRole('group', { name: rollTables.effects, exact: true });
  await click(button(does, parts.addEffect));
  await does.getByLabel(parts.effect, { exact: true }).selectOption({ label: said.effectNames.cp });
  await saved(page);
}

const openSection = (page: Page, section: keyof typeof sections) =>
  page.getByRole('region', { name: sections[section], exact: true });

/** Opens a section of the scenario out of the list of all. */
async function turnTo(page: Page, section: keyof typeof sections) {
  const all = page.getByRole('navigation', { name: words.all });
  const back = button(page, words.all);
  await expect(all.or(back).first()).toBeVisible();
  if (await back.isVisible()) await click(back);
  await click(all.getByRole('button', { name: begins(sections[section]) }));
  await expect(openSection(page, section)).toBeVisible();
}

/** Something that happens by itself: a moment, an effect, and what it needs. */
async function addMoment(page: Page, name: string, when: string, effect: string) {
  await click(button(page, fields.addHook));
  await field(page, fields.name).fill(name);
  await field(page, fields.when).selectOption({ label: when });
  const does = page.getByRole('group', { name: fields.effects, exact: true });
  await click(button(does, parts.addEffect));
  await does.getByLabel(parts.effect, { exact: true }).selectOption({ label: effect });
  return does;
}

/** A scenario against the faction, by the decision table, with the deck. */
async function makeScenario(page: Page) {
  await toShelf(page, 'scenarios');
  await click(pressed(page, words.newScenario));
  await expect(heading(page)).toHaveText(words.newName);
  await turnTo(page, 'basics');
  await field(page, fields.name).fill(LOCK);
  await field(page, fields.briefing).fill('The lock keeper has **not** answered.');
  await turnTo(page, 'forces');
  await field(page, fields.faction).selectOption({ label: UNDERTOW });
  await field(page, fields.behaviour).selectOption({ label: STUBBORN });
  await turnTo(page, 'tables');
  await field(page, fields.addTable).selectOption({ label: TIDE });
  await turnTo(page, 'hooks');
  const alarm = await addMoment(page, 'The alarm', 'When the battle begins', said.effectNames.alert);
  await click(alarm.getByRole('radio', { name: parts.alerts.to }));
  for (let alert = 0; alert < 3; alert += 1) await click(button(alarm, parts.more(parts.to)));
  await expect(alarm).toContainText('Alert becomes 3.');
  await click(button(page, words.item.close('The alarm')));
  await addMoment(page, 'The tide', 'When somebody ends an activation', said.effectNames.roll);
  await click(page.getByRole('radio', { name: fields.sides.retinue }));
  await click(page.getByRole('radio', { name: fields.onces.always }));
  await turnTo(page, 'objectives');
  await click(button(page, fields.addObjective));
  await field(page, fields.objectiveText).fill(AIM);
  await saved(page);
}

/** The file that the scenario goes out as. */
async function sent(page: Page): Promise<string> {
  await toShelf(page, 'scenarios');
  await click(
    page.getByRole('region', { name: words.scenarios, exact: true }).getByRole('button', { name: begins(LOCK) }),
  );
  await click(sheet(page).getByRole('button', { name: words.share }));
  await expect(heading(page)).toHaveText(share.titleOf(LOCK));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('button', { name: begins(share.saveFile) })),
  ]);
  return download.path();
}

/** Opens a file of the workshop. */
async function opened(page: Page, file: string) {
  await toShelf(page, 'packs');
  await openShared(page, pressed(page, packEditor.open), file);
  await expect(heading(page)).toHaveText(LOCK);
}

/** Takes it, with all it needs. */
async function taken(page: Page, file: string) {
  await opened(page, file);
  const inside = page.getByRole('region', { name: share.inside });
  for (const name of [LOCK, TIDE, STUBBORN, UNDERTOW, HAULER, CUTLASS])
    await expect(inside.getByText(name)).toBeVisible();
  await click(pressed(page, share.take));
  await expect(page.getByText(share.taken(LOCK))).toBeVisible();
}

/** What came from others, opened. */
async function given(page: Page) {
  const all = page.getByRole('region', { name: packEditor.others.title });
  await click(all.getByRole('button', { name: begins(LOCK) }));
}

/** A card of the deck is drawn at the table. */
async function drawn(hand: Hand, card: string) {
  const { page } = hand;
  await expect(page.getByRole('heading', { name: en.questions.handTable(TIDE) })).toBeVisible();
  await hand.tap(page.getByRole('radio', { name: card }));
  await pressNext(hand, card);
}

/** An activation of each side: a card of the deck is drawn, and the enemy follows its table. */
async function fought(hand: Hand) {
  const { page } = hand;
  await given(page);
  await click(sheet(page).getByRole('button', { name: packEditor.others.tryIt }));
  await expect(heading(page)).toHaveText(en.deployment.title);
  await pressNext(hand, en.deployment.start);
  await startFirefight(hand);
  await activate(hand, VEX);
  await pressNext(hand, en.battle.endActivation);
  await drawn(hand, `1: ${SLACK}`);
  await expect(page.getByText('Nobody speaks.')).toBeVisible();
  await pressNext(hand, en.battle.enemyActivates);
  const plan = page.getByRole('region', { name: begins(behaviour.rowActions.dash.name) });
  await expect(plan).toBeVisible();
  await expect(page.locator('summary').first()).toContainText(STUBBORN);
  await new EnemyHands(hand).carryOn();
  await activate(hand, HALE);
  await pressNext(hand, en.battle.endActivation);
  await expect(page.getByRole('radio', { name: `2: ${SLACK}` })).toBeVisible();
  await expect(page.getByRole('radio', { name: `1: ${SLACK}` })).toHaveCount(0);
  await drawn(hand, `6: ${BELL}`);
  await expect(page.getByText('+1 CP').first()).toBeVisible();
}

const { sheets } = scenarioPrint;
type Sheet = keyof typeof sheets;

/** What each sheet says on paper, line by line. */
const ON_PAPER: Partial<Readonly<Record<Sheet, readonly string[]>>> = {
  briefing: [LOCK, 'You attack · No limit of turning points', 'The lock keeper has not answered.', 'The aim', AIM],
  sheet: [
    LOCK,
    `You attack · No limit of turning points · ${UNDERTOW}, rolled`,
    'Enemies',
    `${UNDERTOW}: Rolled to the DV that the difficulty gives.`,
    `They play by the decision table “${STUBBORN}”.`,
    'Objectives',
    `Primary: ${AIM}. Done when the table says so.`,
    'What happens by itself',
    'The alarm: When the battle begins: Alert becomes 3. Once only.',
    `The tide: When somebody of the retinue ends an activation: the table “${TIDE}” is rolled.`,
    'Tables',
    'Standard events',
    TIDE,
  ],
  enemies: [
    HAULER,
    'DV 2',
    '2',
    'APL',
    '6″',
    'Move',
    '5+',
    'Save',
    '12',
    'Wounds',
    'Weapon Atk Hit Dmg',
    CUTLASS,
    'Rending',
    '5 4+ 3/4',
  ],
};
const DECK_ON_PAPER = [
  TIDE,
  'A deck of 6 cards, one for each face. A card that was drawn stays out; when none is left, all are shuffled.',
  'D6 Result What it does',
  `1–4 ${SLACK} Nobody speaks.`,
  `5–6 ${BELL} You gain 1 CP.`,
];

/** The lines of a sheet that is to be printed. */
async function paper(page: Page, sheetOf: Sheet): Promise<readonly string[]> {
  const { title } = sheets[sheetOf];
  await click(pressed(page, title));
  const text = await page.getByRole('region', { name: title, exact: true }).innerText();
  await page.goBack();
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** What was taken goes on paper as it was written. */
async function printed(page: Page) {
  await toShelf(page, 'scenarios');
  await given(page);
  await click(sheet(page).getByRole('button', { name: packEditor.others.print }));
  for (const each of ['briefing', 'sheet', 'enemies'] as const) expect(await paper(page, each)).toEqual(ON_PAPER[each]);
  expect((await paper(page, 'tables')).slice(-DECK_ON_PAPER.length)).toEqual(DECK_ON_PAPER);
}

const own = (page: Page) => page.getByRole('region', { name: words.scenarios, exact: true });

/** A scenario that was removed is brought back after a restart. */
async function broughtBack(page: Page): Promise<Page> {
  await toShelf(page, 'scenarios');
  await click(own(page).getByRole('button', { name: begins(LOCK) }));
  await click(sheet(page).getByRole('button', { name: words.remove }));
  await expect(page.getByText(words.removed(LOCK))).toBeVisible();
  const again = await page.context().newPage();
  await page.close();
  await toShelf(again, 'scenarios');
  await expect(own(again).getByText(words.noOwn)).toBeVisible();
  await toShelf(again, 'packs');
  await click(pressed(again, bin.door));
  await click(pressed(again, LOCK));
  await expect(again.getByText(bin.back(LOCK))).toBeVisible();
  await toShelf(again, 'scenarios');
  await expect(own(again).getByRole('button', { name: begins(LOCK) })).toBeVisible();
  return again;
}

/** Writes another aim into what was sent before. */
async function changed(page: Page) {
  await click(own(page).getByRole('button', { name: begins(LOCK) }));
  await click(sheet(page).getByRole('button', { name: words.open }));
  await turnTo(page, 'objectives');
  await click(
    page.getByRole('button', { name: words.item.edit(words.said.objective(said.objectiveKinds.primary, AIM)) }),
  );
  await field(page, fields.objectiveText).fill(LATER);
  await saved(page);
}

/** What is here of it asks for this. */
async function shows(page: Page, aim: string) {
  await toShelf(page, 'scenarios');
  await given(page);
  await click(sheet(page).getByRole('button', { name: packEditor.others.look }));
  await expect(page.getByRole('region', { name: sheets.sheet.title, exact: true })).toContainText(aim);
}

/** An update is looked at and left, then taken out of what was left. */
async function updated(page: Page, file: string) {
  await opened(page, file);
  const replaces = page.getByRole('region', { name: share.replaces });
  const different = share.changed(`${share.rowOf(LOCK, 'scenario')}: ${share.diff.parts.primary}`);
  await expect(replaces).toContainText(different);
  await click(pressed(page, share.leave));
  await shows(page, AIM);
  await toShelf(page, 'packs');
  await click(page.getByRole('region', { name: packEditor.offers.title }).getByRole('button', { name: begins(LOCK) }));
  await expect(replaces).toContainText(different);
  await click(pressed(page, share.replace));
  await expect(page.getByText(share.taken(LOCK))).toBeVisible();
  await toShelf(page, 'packs');
  await expect(page.getByRole('region', { name: packEditor.offers.title })).toHaveCount(0);
  await shows(page, LATER);
}

test('an enemy with its weapon, faction, decision table, deck and scenario are made by screens alone, sent, fought, printed, brought back and updated', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await makeWeapon(page);
  await makeEnemy(page);
  await makeFaction(page);
  await makeDecisions(page);
  await makeDeck(page);
  await makeScenario(page);
  const file = await sent(page);
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const fresh = await elsewhere.newPage();
  await seedChance(fresh, SEED);
  await taken(fresh, file);
  await fought(new Hand(fresh, false));
  await printed(fresh);
  const again = await broughtBack(page);
  await changed(again);
  await updated(fresh, await sent(again));
  await elsewhere.close();
});
