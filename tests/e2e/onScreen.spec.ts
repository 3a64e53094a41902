import { board } from '../../src/words/en/board.ts';
import { killzones } from '../../src/words/en/killzones.ts';
import { twoSides } from '../../src/words/en/twoSides.ts';
import { round } from '../../src/words/en/vanguard/round.ts';
import { noFindings } from './support/axe.ts';
import { begins, en, heading, nextButton, undoButton } from './support/screen.ts';
import { chooseGround, pressNext, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

const { ground, systems, startOn } = en.deployment;

test('should begin a battle on screen, on a killzone that was chosen, everybody set up on it at once before it begins', async ({
  page,
  hand,
}) => {
  await page.goto('/#/new');
  await chooseGround(hand, /^Pump Hall/u);
  await pressNext(hand, startOn);
  const map = page.getByRole('group', { name: board.label(22, 30) });
  await expect(map).toBeVisible();
  const waits = page.getByRole('button', { name: board.put.waits(VEX) });
  await expect(waits).toBeVisible();
  await noFindings(page, 'setting up on a board');

  await hand.tap(waits);
  await pressNext(hand, board.put.all);
  await expect(waits).toHaveCount(0);
  await expect(page.getByText(board.put.title(VEX))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: board.setUp.all })).toBeVisible();
  await expect(map.getByRole('button', { name: begins(`${VEX}, `) })).toBeVisible();
  await hand.tap(undoButton(page));
  await expect(waits).toBeVisible();
  await pressNext(hand, board.put.all);
  await pressNext(hand, en.turningPoint.startBattle);
  await startFirefight(hand);
  await expect(map.getByRole('button', { name: begins(`${VEX}, `) })).toBeVisible();
});

test('should begin a battle of two sides on a board by chance, as this device played last', async ({ page, hand }) => {
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: ground.screen }));
  await hand.tap(page.getByRole('radio', { name: systems.kt3 }));
  await expect(page.getByRole('radio', { name: ground.screen })).toBeChecked();
  await hand.tap(page.locator('summary', { hasText: board.take.killzone }));
  await expect(page.getByRole('radio', { name: begins(board.take.chance) })).toBeChecked();
  const underhive = page.getByRole('radio', { name: killzones.theatres.underhive });
  await hand.tap(underhive);
  await hand.tap(page.getByRole('radio', { name: killzones.densities.dense }));
  await page.reload();
  await hand.tap(page.locator('summary', { hasText: board.take.killzone }));
  await expect(underhive).toBeChecked();
  await pressNext(hand, startOn);
  await pressNext(hand, board.put.all);
  await pressNext(hand, en.turningPoint.startBattle);
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
});

for (const game of ['kt2021', 'kt2021-lite'] as const)
  test(`should come to the map from the steps of a mission, and back: ${game}`, async ({ page, hand }) => {
    await page.goto('/#/new');
    await hand.tap(page.getByRole('radio', { name: systems[game], exact: true }));
    await hand.tap(page.getByRole('radio', { name: ground.screen }));
    await pressNext(hand, startOn);
    await expect(heading(page)).toHaveText(twoSides.setUp.title);
    await pressNext(hand, twoSides.setUp.onBoard);
    await pressNext(hand, board.put.all);
    await hand.tap(page.getByRole('button', { name: board.setUp.steps, exact: true }));
    await pressNext(hand, twoSides.setUp.onBoard);
    await expect(page.getByRole('heading', { name: board.setUp.all })).toBeVisible();
    await pressNext(hand, en.turningPoint.startBattle);
    await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
  });

test('should say that the board has laid out the table of war bands', async ({ page, hand }) => {
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: systems.vanguard, exact: true }));
  await hand.tap(page.getByRole('radio', { name: ground.screen }));
  await hand.tap(nextButton(page));
  await expect(page.getByText(round.setUp.byBoard)).toBeVisible();
});
