import { board } from '../../src/words/en/board.ts';
import { BoardBattle } from './support/boardBattle.ts';
import { begins, en, undoButton } from './support/screen.ts';
import { LOAM, PIM, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

const SEED = 5;
/** On either side of the near door of Toll Square. */
const [VEX_AT, FOE_AT] = [
  ['13.9', '5'],
  ['20', '5'],
] as const;
const FOE = 'Fighter 1';
const DOOR = 'Wall with a door';

test('should open a door by its action, see through it, shut it by hand, and take both back', async ({
  page,
  hand,
}) => {
  const battle = new BoardBattle(hand);
  await battle.begin(/^Toll Square/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await battle.putDown(VEX, VEX_AT);
  await battle.putDown(FOE, FOE_AT);
  const [vex] = (await battle.standing()).filter(({ own }) => own);
  await battle.finger(vex?.at ?? { x: 0, y: 0 });
  const door = (open: boolean) =>
    battle.map.getByRole('button', { name: `${board.door.title(DOOR, open)}, ${board.from(15, 5)}`, exact: true });
  const targets = async () =>
    Number.parseInt((await battle.tile('shoot').textContent())?.match(/\d+/u)?.[0] ?? '0', 10);
  await expect(battle.tile('operateHatch')).toBeVisible();
  await expect(door(false)).toBeAttached();
  const before = await targets();

  await hand.tap(battle.tile('operateHatch'));
  await expect(door(true)).toBeAttached();
  expect(await targets()).toBe(before + 1);

  await hand.tap(door(true));
  await hand.tap(page.getByRole('button', { name: begins(board.door.byHand(true)) }));
  await expect(door(false)).toBeAttached();
  expect(await targets()).toBe(before);

  await hand.tap(undoButton(page));
  await expect(door(true)).toBeAttached();
  await hand.tap(undoButton(page));
  await expect(door(false)).toBeAttached();
  await expect(battle.tile('operateHatch')).toBeVisible();
  await expect(page.getByText(en.actions.operateHatch.name, { exact: true }).first()).toBeVisible();
});
