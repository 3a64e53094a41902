import { board } from '../../src/words/en/board.ts';
import { killzones } from '../../src/words/en/killzones.ts';
import { begins, en, undoButton } from './support/screen.ts';
import { pressNext, pressStep, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

const { ground } = en.deployment;

test('should begin a battle on screen, on a killzone that was chosen, and set everybody up at once', async ({
  page,
  hand,
}) => {
  await page.goto('/#/new');
  await pressStep(hand, en.deployment.table);
  await hand.tap(page.getByRole('radio', { name: ground.screen }));
  await expect(page.getByRole('radio', { name: begins(board.take.chance) })).toBeChecked();
  await hand.tap(page.getByRole('radio', { name: /^Pump Hall/u }));
  await pressNext(hand, en.deployment.start);
  await startFirefight(hand);
  const map = page.getByRole('group', { name: board.label(22, 30) });
  await expect(map).toBeVisible();
  const waits = page.getByRole('button', { name: board.put.waits(VEX) });
  await expect(waits).toBeVisible();

  await hand.tap(page.getByRole('button', { name: begins(board.put.all) }));
  await expect(waits).toHaveCount(0);
  await expect(page.getByRole('button', { name: board.put.rest })).toHaveCount(0);
  await expect(map.getByRole('button', { name: begins(`${VEX}, `) })).toBeVisible();
  await hand.tap(undoButton(page));
  await expect(waits).toBeVisible();
});

test('should begin a battle of two sides on a board by chance', async ({ page, hand }) => {
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems.kt3 }));
  await pressStep(hand, en.deployment.table);
  await hand.tap(page.getByRole('radio', { name: ground.screen }));
  const underhive = page.getByRole('radio', { name: killzones.theatres.underhive });
  await hand.tap(underhive);
  await hand.tap(page.getByRole('radio', { name: killzones.densities.dense }));
  await page.reload();
  await pressStep(hand, en.deployment.table);
  await expect(underhive).toBeChecked();
  await pressNext(hand, en.deployment.start);
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
});
