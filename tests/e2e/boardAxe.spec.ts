import { board } from '../../src/words/en/board.ts';
import { noFindings } from './support/axe.ts';
import { BoardBattle } from './support/boardBattle.ts';
import { begins, en, nextButton } from './support/screen.ts';
import { LOAM, PIM, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const SEED = 5;
/** Two places of Pump Hall with a close call between them. */
const [VEX_AT, FOE_AT] = [
  ['9.5', '8'],
  ['15', '9'],
] as const;
const FOE = 'Fighter 1';

test('should have no findings on the board of a battle', async ({ page, hand }) => {
  const battle = new BoardBattle(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await hand.tap(page.getByRole('button', { name: board.put.waits(VEX) }));
  await expect(page.getByText(board.put.title(VEX))).toBeVisible();
  await noFindings(page, 'somebody put down');
  await hand.tap(page.getByRole('button', { name: board.put.cancel }));
  await battle.putDown(VEX, VEX_AT);
  await battle.putDown(FOE, FOE_AT);
  await noFindings(page, 'nobody acts on the board, some have no place');
  const vex = (await battle.standing()).find(({ name }) => name === VEX);
  if (vex === undefined) throw new Error('nobody stands there');
  await battle.finger(vex.at);
  await expect(nextButton(page)).toHaveAccessibleName(begins(en.battle.endActivation));
  await noFindings(page, 'somebody acts on the board');
  await hand.tap(battle.tile('shoot'));
  await expect(page.getByRole('group', { name: board.shot.facts })).toBeVisible();
  await noFindings(page, 'a shot on the board, close');
  await hand.tap(page.getByRole('button', { name: en.common.cancel, exact: true }));
  await hand.tap(battle.tile('reposition'));
  const pair = await battle.nearest();
  if (pair !== null) await battle.finger(battle.towards(pair, 60));
  await expect(page.getByRole('img', { name: / of 6 inches$/u })).toBeVisible();
  await noFindings(page, 'a move on the board');
  await hand.tap(page.getByRole('button', { name: board.measure.title, exact: true }));
  await page.getByRole('combobox', { name: board.measure.to }).selectOption({ label: FOE });
  await expect(page.getByRole('img', { name: begins(`${VEX} to ${FOE}`) })).toBeVisible();
  await noFindings(page, 'a distance on the board');
});
