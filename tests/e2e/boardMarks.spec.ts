import { board } from '../../src/words/en/board.ts';
import { tickAnswers, ticks } from '../../src/words/en/dice.ts';
import { BoardBattle } from './support/boardBattle.ts';
import { openSaved } from './support/savedBattle.ts';
import { begins, en, tray } from './support/screen.ts';
import { HALE, PIM, pressNext } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const FOE = 'Fighter 1';
const ALARM = 'Trip alarm';
const MARKER = 'Marker 1';
/** Half a millimetre decides whether its base is within 2″ of the alarm there, in inches. */
const AT_THE_EDGE = ['7.761', '9'] as const;
const BLOCKS = 2;
const { measure, lay, move, put } = board;

test('should ask at the ring of a trap where half a millimetre decides, and let it go off', async ({ page, hand }) => {
  const battle = new BoardBattle(hand);
  const { map } = battle;
  await openSaved(hand, 'trapLaid');
  // Two blocks are as high as the ring is wide.
  const said = map.getByText('2″', { exact: true });
  await expect(said).toHaveCount(BLOCKS + 1);
  await hand.tap(map.getByRole('button', { name: begins(`${FOE},`) }));
  await hand.tap(battle.tile('reposition'));
  await hand.tap(page.getByText(move.byNumbers, { exact: true }));
  await page.getByRole('textbox', { name: put.left }).fill(AT_THE_EDGE[0]);
  await page.getByRole('textbox', { name: put.near }).fill(AT_THE_EDGE[1]);
  await hand.tap(page.getByRole('button', { name: move.show }));
  await pressNext(hand, move.here(en.actions.reposition.name));

  const asked = tray(page, ticks.trap(2, ALARM));
  await expect(asked.getByText(tickAnswers.close(FOE))).toBeVisible();
  await expect(map.locator('[data-close]')).toHaveCount(1);
  await expect(said).toHaveCount(BLOCKS + 2);
  await pressNext(hand, tickAnswers.these(1));
  await expect(said).toHaveCount(BLOCKS);
  await expect(tray(page, en.questions.chooseOperative()).getByRole('radio', { name: HALE })).toBeVisible();
});

test('should take a marker off the board while it is measured, and lay it again elsewhere', async ({ page, hand }) => {
  const battle = new BoardBattle(hand);
  await openSaved(hand, 'trapLaid');
  const marker = page.getByRole('combobox', { name: measure.to }).getByRole('option', { name: MARKER });
  const said = page.getByRole('img', { name: begins(`${FOE} to ${MARKER}: `) });
  const measures = page.getByRole('button', { name: measure.title, exact: true });
  await hand.tap(measures);
  await page.getByRole('combobox', { name: measure.from }).selectOption({ label: FOE });
  // The mark of the trap has its own name, not that of a row.
  await page.getByRole('combobox', { name: measure.to }).selectOption({ label: ALARM });
  await page.getByRole('combobox', { name: measure.to }).selectOption({ label: MARKER });
  const before = await said.getAttribute('aria-label');

  await hand.tap(page.getByRole('button', { name: lay.take(MARKER), exact: true }));
  await expect(marker).toHaveCount(0);
  await hand.tap(page.getByRole('button', { name: lay.again(MARKER), exact: true }));
  await expect(page.getByText(put.title(MARKER))).toBeVisible();
  const all = await battle.standing();
  const [across, up] = [PIM, FOE].map((who) => all.find(({ name }) => name === who)?.at);
  await battle.finger({ x: across?.x ?? 0, y: up?.y ?? 0 });
  await page.getByRole('combobox', { name: measure.from }).selectOption({ label: FOE });
  await page.getByRole('combobox', { name: measure.to }).selectOption({ label: MARKER });
  await expect(said).not.toHaveAccessibleName(before ?? '');
});
