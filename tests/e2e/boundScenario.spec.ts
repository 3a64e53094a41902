import type { Locator, Page } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { boardEditor } from '../../src/words/en/boardEditor.ts';
import { packEditor } from '../../src/words/en/packEditor.ts';
import { packShare as share } from '../../src/words/en/packShare.ts';
import { scenarioEditor as words } from '../../src/words/en/scenario/editor.ts';
import { noFindings } from './support/axe.ts';
import { BoardBattle } from './support/boardBattle.ts';
import { Hand } from './support/hand.ts';
import { field, pressed, saved, toShelf } from './support/making.ts';
import { openShared } from './support/opening.ts';
import { begins, en, heading, sheet } from './support/screen.ts';
import { seedChance } from './support/seeded.ts';
import { pressNext, SEED, VEX } from './support/table.ts';
import { expect, faultsOf, test } from './support/test.ts';
import { click } from './support/places.ts';

test.use({ reducedMotion: 'reduce' });

const SCENARIO = 'The Toll';
const SHRINE = 'Shrine';
const BOARD = boardEditor.copyName('Toll Square');
const { fields, sections } = words;
const { ground } = en.deployment;

/** Where each of these is on that killzone, in inches: from the left, near, right and far. */
const PLACES = {
  otherDrop: [24, 0, 30, 22],
  farEdge: [13.5, 20.5, 16.5, 22],
  marker: [8.1, 20.2, 8.3, 20.4],
} as const;

/** A copy of a killzone of the app, of one’s own from now on. */
async function copyBoard(page: Page, hand: Hand) {
  await toShelf(page, 'boards');
  await hand.tap(page.getByRole('button', { name: begins('Toll Square') }));
  await hand.tap(sheet(page).getByRole('button', { name: boardEditor.copy }));
  await expect(heading(page)).toHaveText(BOARD);
  await saved(page);
  await hand.tap(pressed(page, boardEditor.done));
}

async function turnTo(page: Page, hand: Hand, section: keyof typeof sections) {
  const contents = page.getByRole('navigation', { name: words.all });
  if (!(await contents.isVisible())) await hand.tap(page.getByRole('button', { name: words.all }));
  await hand.tap(contents.getByRole('button', { name: begins(sections[section]) }));
  await expect(page.getByRole('region', { name: sections[section], exact: true })).toBeVisible();
}

const chip = (page: Page, label: string, zone: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).getByRole('button', { name: zone, exact: true });

/** A scenario on that killzone: the sides set up the other way round, a marker lies at a place, an enemy stands at another. */
async function writeScenario(page: Page, hand: Hand) {
  await toShelf(page, 'scenarios');
  await hand.tap(page.getByRole('button', { name: begins(words.newScenario) }));
  await expect(heading(page)).toHaveText(words.newName);
  await turnTo(page, hand, 'basics');
  await field(page, fields.name).fill(SCENARIO);
  await turnTo(page, hand, 'setUp');
  await field(page, fields.ground).selectOption({ label: BOARD });
  await hand.tap(chip(page, fields.retinueStarts, 'Drop zone (Enemy)'));
  await hand.tap(chip(page, fields.enemyStarts, 'Drop zone (Retinue)'));
  await hand.tap(page.getByRole('button', { name: fields.addMarker, exact: true }));
  await field(page, fields.name).fill(SHRINE);
  await hand.tap(chip(page, fields.liesIn, 'Marker 2'));
  await noFindings(page, 'a scenario on a killzone');
  await turnTo(page, hand, 'forces');
  await hand.tap(page.getByRole('button', { name: fields.addEnemy, exact: true }).first());
  await field(page, fields.post).selectOption({ label: 'Far edge' });
  await saved(page);
}

/** The file that it goes out as, with the killzone that it names. */
async function shareScenario(page: Page, hand: Hand): Promise<string> {
  await toShelf(page, 'scenarios');
  await hand.tap(page.getByRole('region', { name: words.scenarios, exact: true }).getByRole('button').first());
  await hand.tap(sheet(page).getByRole('button', { name: words.share }));
  await expect(heading(page)).toHaveText(share.titleOf(SCENARIO));
  await expect(page.getByRole('region', { name: share.inside })).toContainText(share.kinds.killzones);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    hand.tap(page.getByRole('button', { name: begins(share.saveFile) })),
  ]);
  return download.path();
}

/** Takes it where nobody has it, and opens a battle with it. */
async function takeScenario(page: Page, file: string) {
  await page.goto('/#/workshop/shelf/packs');
  await openShared(page, page.getByRole('button', { name: begins(packEditor.open) }), file);
  await expect(heading(page)).toHaveText(SCENARIO);
  await expect(page.getByRole('region', { name: share.inside })).toContainText(BOARD);
  await click(page.getByRole('button', { name: begins(share.take) }));
  await expect(page.getByText(share.taken(SCENARIO))).toBeVisible();
  const others = page.getByRole('region', { name: packEditor.others.title });
  await click(others.getByRole('button', { name: begins(SCENARIO) }));
  await click(sheet(page).getByRole('button', { name: packEditor.others.tryIt }));
  await expect(heading(page)).toHaveText(en.deployment.title);
}

/** Whether it is told to be there: so many inches from the left and from the near edge. */
function isTold(sentence: string, [left, near, right, far]: readonly [number, number, number, number]) {
  const [, x, y] = /([\d.]+) inches from the left, ([\d.]+) from the near edge/u.exec(sentence)?.map(Number) ?? [];
  const isThere = x !== undefined && y !== undefined && x >= left && x <= right && y >= near && y <= far;
  expect(`${sentence}: ${isThere}`).toBe(`${sentence}: true`);
}

test('should send a scenario with the killzone that it is bound to, and begin on it elsewhere, all where it was bound', async ({
  page,
  hand,
  browser,
  baseURL,
  hasTouch,
  viewport,
}) => {
  await copyBoard(page, hand);
  await writeScenario(page, hand);
  const file = await shareScenario(page, hand);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce', hasTouch, viewport });
  const fresh = await elsewhere.newPage();
  const faults = faultsOf(fresh);
  const other = new Hand(fresh, hasTouch);
  await seedChance(fresh, SEED);
  await takeScenario(fresh, file);
  await other.tap(fresh.getByRole('radio', { name: ground.screen }));
  await other.tap(fresh.locator('summary', { hasText: board.take.killzone }));
  await expect(fresh.getByRole('radio', { name: begins(BOARD) })).toBeChecked();
  await pressNext(other, en.deployment.startOn);
  await pressNext(other, board.put.all);
  const map = fresh.getByRole('group', { name: board.label(22, 30) });
  await expect(map.getByRole('button', { name: begins(`${VEX}, `) })).toBeVisible();
  const standing = await new BoardBattle(other).standing();
  expect(standing.filter(({ own }) => !own)).toHaveLength(1);
  for (const { own, sentence } of standing) isTold(sentence, own ? PLACES.otherDrop : PLACES.farEdge);
  isTold(
    (await fresh
      .locator('li')
      .filter({ hasText: `${SHRINE}, ` })
      .textContent()) ?? '',
    PLACES.marker,
  );
  expect(faults).toEqual([]);
  await elsewhere.close();
});
