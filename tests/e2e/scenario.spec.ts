import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { door } from '../../src/words/en/door.ts';
import { scenarioPlay as said } from '../../src/words/en/scenarioPlay.ts';
import { vault } from '../support/vault.ts';
import type { Hand } from './support/hand.ts';
import { begins, en, heading, menuButton, sheet, undoButton, furtherButton, woundsButton } from './support/screen.ts';
import {
  activate,
  endActivation,
  HALE,
  playFirst,
  pressNext,
  retinueNext,
  shut,
  startFirefight,
  VEX,
  PIM,
  LOAM,
} from './support/table.ts';
import { act, tapAct } from './support/panelAct.ts';
import { giveFile } from './support/opening.ts';
import { expect, test } from './support/test.ts';
import { click } from './support/places.ts';

const SECRET = 'Leave nobody who saw you';
const HIDDEN = 'Suspicion';

/** The ready-made battle as a file, with the scenario in place of its mission, from its set-up on. */
async function scriptedFile({ page }: Hand): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await click(page.getByRole('button', { name: begins(en.saving.saved) }));
      await click(sheet(page).getByRole('button', { name: en.saving.export }));
    })(),
  ]);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    data: { id: string; title: string; setup: { mission: object }; entries: unknown[]; redo: unknown[] };
  };
  const { data } = file;
  const setup = { ...data.setup, mission: { ...data.setup.mission, ...vault } };
  return JSON.stringify({ ...file, data: { ...data, id: 'vault', title: 'The Vault', setup, entries: [], redo: [] } });
}

/** Brings the battle of the scenario and opens it, at its first question. */
async function openScenario(hand: Hand): Promise<void> {
  const { page } = hand;
  await playFirst(hand);
  const text = await scriptedFile(hand);
  await page.goto('/#/');
  const file = { name: 'vault.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await giveFile(page, page.getByRole('button', { name: begins(en.home.bringFile) }), file);
  await expect(page.getByRole('heading', { name: 'The Vault' })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: door.next.battle }));
}

const hud = (page: Page) => page.getByRole('button', { name: begins(said.title) });
const objective = (page: Page, text: string) => sheet(page).getByRole('listitem').filter({ hasText: text });

/** The master's view: what is secret is there, and shown to the players from there. */
async function revealAsMaster(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(menuButton(page));
  await hand.tap(sheet(page).getByRole('button', { name: said.master.menu }));
  await expect(heading(page)).toHaveText(said.master.toMaster);
  await expect(page.getByText(SECRET)).toHaveCount(0);
  await pressNext(hand, said.master.iAmMaster);
  await expect(page.getByText('behind the gate', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: said.master.hidden })).toContainText(HIDDEN);
  await hand.tap(page.getByRole('button', { name: said.master.reveal, exact: true }));
  await pressNext(hand, said.master.toPlayers);
  await expect(page.getByText(HIDDEN)).toHaveCount(0);
  await expect(sheet(page)).toHaveCount(0);
  await pressNext(hand, said.master.weArePlayers);
  await expect(sheet(page)).toContainText(SECRET);
  await shut(hand);
  await expect(heading(page)).toHaveText(en.battle.title);
}

test('should play a scenario: its briefing, an action, a hook, what is read aloud, the master, its end', async ({
  page,
  hand,
}) => {
  await openScenario(hand);
  await pressNext(hand);
  await expect(page.getByRole('heading', { name: 'The vault', exact: true })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.getByText(HIDDEN)).toHaveCount(0);
  await startFirefight(hand);

  await retinueNext(hand);
  await activate(hand, VEX);
  await hand.tap(act(page, en.battle.notNow(9)));
  await expect(act(page, 'Through the gate')).toHaveAccessibleName(
    new RegExp(en.reasons.scenarioNotYet({}, {} as never), 'u'),
  );
  await tapAct(hand, 'Search the wall');
  await expect(hud(page)).toHaveAccessibleName(/Parts of the seal 1\/2/u);
  await endActivation(hand);
  await expect(sheet(page)).toContainText('Where there was stone, there is now a gate.');
  await shut(hand);
  await expect(hud(page)).toHaveAccessibleName(new RegExp(said.doneOf(1, 2), 'u'));

  // That nobody has noticed, then the activation's end.
  await hand.tap(undoButton(page));
  await expect(undoButton(page)).toHaveAccessibleName(/the end of the activation/u);
  await hand.tap(undoButton(page));
  await expect(hud(page)).toHaveAccessibleName(new RegExp(said.doneOf(0, 2), 'u'));
  await endActivation(hand);
  await expect(hud(page)).toHaveAccessibleName(new RegExp(said.doneOf(1, 2), 'u'));
  await expect(sheet(page)).toHaveCount(0);

  await hand.tap(hud(page));
  await expect(objective(page, 'Find a way into the vault')).toContainText(said.stands.done.toLowerCase());
  await expect(sheet(page)).not.toContainText(SECRET);
  await expect(sheet(page)).not.toContainText(HIDDEN);
  await shut(hand);
  await revealAsMaster(hand);
  await hand.tap(hud(page));
  await expect(objective(page, SECRET)).toBeVisible();
  await shut(hand);

  await retinueNext(hand);
  await activate(hand, HALE);
  await tapAct(hand, 'Through the gate');
  await expect(page.getByRole('heading', { name: en.end.reasons.primaryDone })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Out with the seal' })).toContainText('Nobody will know.');
  await hand.tap(undoButton(page));
  await expect(heading(page)).toHaveText(en.battle.title);
  await expect(hud(page)).toHaveAccessibleName(/Parts of the seal 1\/2/u);
});

/** Cards of the retinue that are seen whole, between the head of their column and the acts. */
const wholeRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('article[data-side="retinue"]')];
    const column = cards[0]?.closest('section');
    const box = column?.parentElement?.getBoundingClientRect();
    const head = column?.firstElementChild?.getBoundingClientRect();
    if (box === undefined || head === undefined) return 0;
    return cards.filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top >= head.bottom - 1 && bottom <= box.bottom + 1;
    }).length;
  });

test('should leave three whole rows of cards beside the fallen, the acts of a scenario and all that is not possible', async ({
  page,
  hand,
}) => {
  await openScenario(hand);
  await pressNext(hand);
  await startFirefight(hand);
  await retinueNext(hand);
  for (const name of [PIM, LOAM]) {
    await hand.tap(woundsButton(page, name));
    await hand.tap(sheet(page).getByRole('button', { name: en.battle.woundsSet(0) }));
  }
  await activate(hand, VEX);
  await expect(furtherButton(page)).toContainText(en.actions.reanimate.name);
  expect(await wholeRows(page), 'closed').toBeGreaterThanOrEqual(3);
  await hand.tap(furtherButton(page));
  await hand.tap(page.getByRole('button', { name: /not now/u }));
  expect(await wholeRows(page), 'open').toBeGreaterThanOrEqual(3);
});
