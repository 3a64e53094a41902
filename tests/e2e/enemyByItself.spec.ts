import { board } from '../../src/words/en/board.ts';
import { BoardBattle } from './support/boardBattle.ts';
import { asksTable, fullyByItself, isEnemys, settled } from './support/enemyTurn.ts';
import { begins, en, ends, nextButton, undoButton } from './support/screen.ts';
import { HALE, LOAM, PIM, startFirefight, VEX } from './support/table.ts';
import type { Hand } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const SEED = 5;

/** Everybody stands on a board, and the enemy plays itself without a stop. */
async function againstItself(hand: Hand): Promise<BoardBattle> {
  const battle = new BoardBattle(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await hand.tap(hand.page.getByRole('button', { name: begins(board.put.all) }));
  await fullyByItself(hand);
  return battle;
}

/** One of the retinue acts, and does nothing more. */
async function passesWith(battle: BoardBattle, who: string): Promise<void> {
  const { hand, page } = battle;
  const token = (await battle.standing()).find(({ name }) => name === who);
  await battle.finger(token?.at ?? { x: 0, y: 0 });
  await expect(nextButton(page)).toHaveAccessibleName(ends());
  await hand.tap(nextButton(page));
}

test('should take one tap for each enemy that plays itself, the first too, and undo its plan before the act', async ({
  page,
  hand,
}) => {
  const battle = await againstItself(hand);
  for (const who of [VEX, HALE]) {
    await passesWith(battle, who);
    // Its plan is there without a tap.
    await expect.poll(async () => asksTable(await settled(hand))).toBe(true);

    await hand.tap(undoButton(page));
    await expect(nextButton(page)).toHaveAccessibleName(begins(en.battle.enemyActivates));
    await hand.tap(undoButton(page));
    await expect(nextButton(page)).toHaveAccessibleName(ends());
    await hand.tap(nextButton(page));
    await expect.poll(async () => asksTable(await settled(hand))).toBe(true);

    const before = hand.taps;
    await hand.tap(nextButton(page));
    await expect.poll(async () => isEnemys(await settled(hand))).toBe(false);
    expect(hand.taps - before).toBe(1);
  }
});
