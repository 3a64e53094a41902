import { deploy, endAndWalk, found, playToWalk, putDown, said, settled, undo, walkTo } from './support/campaign.ts';
import type { Hand } from './support/hand.ts';
import { begins, en, heading, named, nextButton, undoButton } from './support/screen.ts';
import { startFirefight } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const { home, after, story, retinue } = said;

test('should take a retinue from its founding through a battle and back into the book', async ({ page, hand }) => {
  const id = await found(hand);
  await playToWalk(hand);
  await expect(page.locator('[aria-current="step"]')).toHaveText(after.stages.report);
  await walkTo(hand, after.stages.casualties);
  await expect(page.getByText(said.dice.rolls.casualty('Pim Latchkey'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(said.dice.rolls.casualty('Pim Latchkey'))).toBeVisible();
  await walkTo(hand, after.stages.closing);
  await expect(page.getByText('Isaura Vex: +22').or(page.getByText('Isaura Vex: +17'))).toBeVisible();
  await hand.tap(nextButton(page));
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}$`, 'u'));
  await expect(page.getByRole('heading', { name: begins('Day 1. ') })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: begins(home.chronicle) }));
  await expect(heading(page)).toHaveText(story.title);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(`/#/campaign/${id}/roster`);
  await expect(page.getByText('22 XP').or(page.getByText('17 XP')).first()).toBeVisible();
});

test('should take everything back, from the walk through the battle to the deployment', async ({ page, hand }) => {
  const id = await found(hand);
  await deploy(hand);
  await startFirefight(hand);
  await endAndWalk(hand);
  await hand.tap(nextButton(page));
  await undo(hand);
  await expect(page.locator('[aria-current="step"]')).toHaveText(after.stages.report);
  await undo(hand);
  await expect(page).toHaveURL(/\/battle\//u);
  await expect(nextButton(page)).toHaveAccessibleName(named(en.end.toWalk));
  await undo(hand);
  await expect(nextButton(page)).toHaveAccessibleName(named(en.battle.tapToActivate('retinue')));
  const deploying = page.getByRole('heading', { level: 1, name: retinue.deploying.title, exact: true });
  for (let step = 0; step < 9; step += 1) {
    await undoButton(page).or(deploying).first().waitFor();
    const before = await settled(hand);
    if (await deploying.isVisible()) break;
    await undo(hand);
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before);
  }
  await expect(page).toHaveURL(new RegExp(`/campaign/${id}/deploy$`, 'u'));
  await expect(heading(page)).toHaveText(retinue.deploying.title);
});

/** A campaign with its dice on the table, in the walk at the roll for the one that is down. */
async function walkToCasualty(hand: Hand): Promise<void> {
  await found(hand, 'table');
  await deploy(hand);
  await startFirefight(hand);
  await putDown(hand, ['Pim Latchkey']);
  await endAndWalk(hand);
  await walkTo(hand, after.stages.casualties);
}

test('should type the dice of a casualty and offer them again after an undo', async ({ page, hand }) => {
  await walkToCasualty(hand);
  await hand.tap(page.getByRole('button', { name: said.dice.face(4), exact: true }));
  await expect(page.getByText(said.dice.casualtyResults.knockedOut)).toBeVisible();
  await undo(hand);
  await expect(page.getByText(said.dice.rolls.casualty('Pim Latchkey'))).toBeVisible();
});

test('should keep the faces of a die above the bar, however long the table is that is read above them', async ({
  page,
  hand,
}) => {
  await walkToCasualty(hand);
  const face = (value: number) => page.getByRole('button', { name: said.dice.face(value), exact: true });
  // A battle scar, which has a table of ten rows.
  await hand.tap(face(2));
  await expect(face(10)).toBeInViewport({ ratio: 1 });
  const bar = await nextButton(page).boundingBox();
  const last = await face(10).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
