import { board } from '../../src/words/en/board.ts';
import { en, nextButton } from './support/screen.ts';
import { firstFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

const ENEMY = 'Fighter 1';

test('should take a battle from home onto a board: models put down, one moved, one shot at, cards and back', async ({
  page,
  hand,
}) => {
  await firstFirefight(hand);
  await hand.tap(page.getByRole('button', { name: en.battle.menu }));
  await hand.tap(page.getByRole('button', { name: 'Board', exact: true }));
  await hand.tap(page.getByRole('button', { name: new RegExp(`^${board.take.empty}`, 'u') }));
  const map = page.getByRole('group', { name: board.label(22, 30) });
  await expect(map).toBeVisible();

  /** A finger on the ground, as a share of the map. */
  const tapGround = async (across: number, down: number) => {
    const box = await map.boundingBox();
    if (box === null) throw new Error('no map');
    await hand.tapAt({ x: box.x + box.width * across, y: box.y + box.height * down });
  };
  const putDown = async (who: string, across: number, down: number) => {
    const waits = page.getByRole('button', { name: board.put.waits(who) });
    // Who comes next is in hand by itself.
    if ((await waits.getAttribute('aria-pressed')) !== 'true') await hand.tap(waits);
    await expect(page.getByText(board.put.title(who))).toBeVisible();
    await tapGround(across, down);
    await expect(map.getByRole('button', { name: new RegExp(`^${who}, `, 'u') })).toBeVisible();
  };
  await putDown(VEX, 0.5, 0.7);
  await putDown(ENEMY, 0.5, 0.35);
  await hand.tap(page.getByRole('button', { name: board.put.cancel, exact: true }));

  const token = async (who: string) => {
    const box = await map.getByRole('button', { name: new RegExp(`^${who}, `, 'u') }).boundingBox();
    if (box === null) throw new Error(`${who} has no token`);
    await hand.tapAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  };
  await token(VEX);
  await hand.tap(page.getByRole('button', { name: /^Reposition, / }));
  await tapGround(0.6, 0.5);
  await expect(page.getByRole('img', { name: / of 6 inches$/u })).toBeVisible();
  await hand.tap(nextButton(page));
  await expect(page.getByText(board.move.tap)).toHaveCount(0);

  await hand.tap(page.getByRole('button', { name: board.toCards }));
  await expect(map).toHaveCount(0);
  await hand.tap(page.getByRole('button', { name: board.toBoard }));
  await expect(map).toBeVisible();
});
