import type { Page } from '@playwright/test';
import { scenarioPlay as said } from '../../src/words/en/scenarioPlay.ts';
import { EnemyHands } from './support/enemyTurn.ts';
import type { Hand } from './support/hand.ts';
import { seedChance } from './support/seeded.ts';
import { begins, en, heading, nextButton, sheet } from './support/screen.ts';
import {
  activate,
  endActivation as end,
  HALE,
  PIM,
  pressNext,
  pressStep,
  SEED,
  startFirefight,
  VEX,
} from './support/table.ts';
import { tapAct } from './support/panelAct.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const hud = (page: Page) => page.getByRole('button', { name: begins(said.title) });

/** Reads what is told, and puts it away. */
async function hears(hand: Hand, text: string): Promise<void> {
  const { page } = hand;
  await expect(sheet(page)).toContainText(text);
  await hand.tap(sheet(page).getByRole('button', { name: en.common.close }).first());
  await expect(sheet(page).filter({ hasText: text })).toHaveCount(0);
}

/** Deploys for the module's first scenario, from New battle. */
async function deployed(hand: Hand): Promise<void> {
  const { page } = hand;
  await seedChance(page, SEED);
  await page.goto('/#/new');
  await pressStep(hand, en.deployment.mission);
  await hand.tap(page.getByRole('radio', { name: begins('The Silent Relay') }));
  await pressNext(hand, en.deployment.start);
  await expect(page.getByText('Relay Nine is the middle of the board', { exact: false })).toBeVisible();
}

/** Whoever is acting investigates, and the die falls so. */
async function investigates(hand: Hand, face: number): Promise<void> {
  await tapAct(hand, 'Investigate');
  await hand.tap(hand.page.getByRole('button', { name: en.dice.face(face), exact: true }));
}

test('should play the first scenario of the starter module to its end', async ({ page, hand }) => {
  await deployed(hand);
  await expect(page.getByRole('region', { name: 'On the mast' })).toContainText('You climb the rest by rungs');
  await expect(sheet(page)).toHaveCount(0);
  await startFirefight(hand);
  const enemies = new EnemyHands(hand);

  await activate(hand, HALE);
  await investigates(hand, 10);
  await hears(hand, 'Chalk strokes');
  await expect(hud(page)).toHaveAccessibleName(/Clues 2\/5/u);
  await end(hand);
  await enemies.activation();

  await activate(hand, PIM);
  await investigates(hand, 10);
  await hears(hand, 'Three scraps, and they fit');
  await hears(hand, 'Learn the face behind the Voice');
  await page.reload();
  await expect(hud(page)).toHaveAccessibleName(/Clues 4\/5/u);
  await expect(sheet(page)).toHaveCount(0);
  await end(hand);
  await enemies.activation();

  await activate(hand, VEX);
  await investigates(hand, 4);
  await hears(hand, 'Precentor Amsel Quill');
  await hand.tap(hud(page));
  await expect(sheet(page)).toContainText('Learn the face behind the Voice');
  await hand.tap(sheet(page).getByRole('button', { name: en.common.close }).first());
  await tapAct(hand, 'Open the signal well');
  await hears(hand, 'Four bolts, and the plate comes up');
  await expect(page.getByRole('heading', { name: en.end.reasons.primaryDone })).toBeVisible();
  await expect(page.getByText('in your coat is a pict of a smiling man', { exact: false })).toBeVisible();
  await expect(nextButton(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
});
