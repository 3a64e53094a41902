import type { Locator } from '@playwright/test';
import { board } from '../../src/words/en/board.ts';
import { BoardBattle, type Pixel } from './support/boardBattle.ts';
import { begins, en, nextButton, sheet, undoButton } from './support/screen.ts';
import { HALE, LOAM, PIM, pressNext, startFirefight, VEX } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

const SEED = 5;
const FOE = 'Fighter 1';
const MARKER = 'Marker 1';
/** Inches from the left and from the near edge, on open ground of Pump Hall. */
const [HALE_AT, FOE_AT] = [
  [3, 11],
  [27, 5],
] as const;
const PULLED_TO = [3, 14] as const;
/** A little farther from her than two bases that touch. */
const [DRAGGED_TO, LAID_AT] = [
  [3, 12.3],
  [9, 14],
] as const;
const MARKER_DRAGGED_TO = [14, 14] as const;

/** From where she stands, through a wall and around nothing at all. */
const [THROUGH, AROUND] = [
  [
    [3, 15],
    [5, 15],
  ],
  [
    [5, 11],
    [5, 9],
  ],
] as const;

type Inches = readonly [left: number, near: number];

const typed = ([left, near]: Inches): readonly [string, string] => [`${left}`, `${near}`];

/** Models and markers of a board, put where they belong by fingers alone. */
class Placing extends BoardBattle {
  async #of(who: string): Promise<Pixel> {
    const found = (await this.standing()).find(({ name }) => name === who);
    if (found === undefined) throw new Error(`${who} is not on the map`);
    return found.at;
  }

  /** A place on a board that stands upright, told from where two models stand. */
  async at([left, near]: Inches): Promise<Pixel> {
    const [own, foe] = [await this.#of(HALE), await this.#of(FOE)];
    const [ownLeft, ownNear] = HALE_AT;
    const [foeLeft, foeNear] = FOE_AT;
    return {
      x: own.x + ((foe.x - own.x) * (near - ownNear)) / (foeNear - ownNear),
      y: own.y + ((foe.y - own.y) * (left - ownLeft)) / (foeLeft - ownLeft),
    };
  }

  /** Pulls somebody out of the row of those who wait. */
  async pull(who: string, to: Inches): Promise<void> {
    const waits = this.page.getByRole('button', { name: board.put.waits(who) });
    await waits.scrollIntoViewIfNeeded();
    const box = await waits.boundingBox();
    if (box === null) throw new Error(`${who} does not wait`);
    await this.hand.drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, await this.at(to));
    await expect(this.map.getByRole('button', { name: begins(`${who},`) })).toBeVisible();
    await expect(waits).toHaveCount(0);
    await this.layDown();
  }

  /** Drags somebody that is on the map. */
  async drag(who: string, to: Inches): Promise<void> {
    await this.hand.drag(await this.#of(who), await this.at(to));
  }

  /** Draws the way of a move of who acts, corner by corner. */
  async draw(corners: readonly Inches[]): Promise<void> {
    await this.hand.tap(this.tile('reposition'));
    await this.hand.tap(this.page.getByRole('checkbox', { name: board.move.draw }));
    for (const corner of corners) await this.finger(await this.at(corner));
  }

  async activate(who: string): Promise<void> {
    await this.finger(await this.#of(who));
    await expect(nextButton(this.page)).toHaveAccessibleName(begins(en.battle.endActivation));
  }

  /** A finger on what cannot be done now, which says why. */
  async fingerOn(impossible: Locator): Promise<void> {
    await impossible.scrollIntoViewIfNeeded();
    const box = await impossible.boundingBox();
    if (box === null) throw new Error('it is not on the screen');
    await this.finger({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  /** Takes the marker in hand that was measured last. */
  async takeMarker(): Promise<void> {
    await this.hand.tap(this.page.getByRole('button', { name: board.lay.move(MARKER), exact: true }));
    await expect(this.page.getByText(board.put.title(MARKER))).toBeVisible();
  }

  /** It is measured from one thing to another: how far that is, as it is told. */
  async measured(from: string, to: string): Promise<string> {
    const { measure } = board;
    await this.page.getByRole('combobox', { name: measure.from }).selectOption({ label: from });
    await this.page.getByRole('combobox', { name: measure.to }).selectOption({ label: to });
    const names = `${from} to ${to}: `;
    const told = await this.page.getByRole('img', { name: begins(names) }).getAttribute('aria-label');
    return told?.slice(names.length) ?? '';
  }
}

test('should pull who waits onto the board, hold a drag at a base unless that is off, and lay a marker', async ({
  page,
  hand,
}) => {
  const battle = new Placing(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await battle.putDown(HALE, typed(HALE_AT));
  await battle.putDown(FOE, typed(FOE_AT));
  await battle.pull(VEX, PULLED_TO);

  await battle.activate(VEX);
  await battle.drag(VEX, DRAGGED_TO);
  const held = page.getByText(board.move.held(board.move.atBase(HALE)));
  const holds = page.getByRole('checkbox', { name: board.move.holds });
  await expect(held).toBeVisible();
  await expect(nextButton(page)).toContainText(board.move.atBase(HALE));
  await hand.tap(holds);
  await expect(held).toHaveCount(0);
  await hand.tap(holds);
  await expect(held).toBeVisible();
  await pressNext(hand, board.move.here(en.actions.reposition.name));

  await hand.tap(page.getByRole('button', { name: board.measure.title, exact: true }));
  const before = await battle.measured(FOE, MARKER);
  await battle.takeMarker();
  await battle.finger(await battle.at(LAID_AT));
  await expect(page.getByRole('combobox', { name: board.measure.from })).toHaveValue(/marker-1/u);
  const tapped = await battle.measured(FOE, MARKER);
  expect(tapped).not.toBe(before);

  await battle.takeMarker();
  await hand.drag(await battle.at(LAID_AT), await battle.at(MARKER_DRAGGED_TO));
  const dragged = await battle.measured(FOE, MARKER);
  expect(dragged).not.toBe(tapped);

  await battle.takeMarker();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('button', { name: board.put.there, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await battle.measured(FOE, MARKER)).not.toBe(dragged);
});

test('should do an act whose marker is out of reach only where the table says so, and take it back', async ({
  page,
  hand,
}) => {
  const battle = new Placing(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await battle.putDown(HALE, typed(HALE_AT));
  await battle.putDown(FOE, typed(FOE_AT));
  await battle.activate(HALE);
  const { interact } = en.actions;
  await expect(battle.tile('interact')).toHaveCount(0);
  await hand.tap(page.getByRole('group', { name: en.battle.actions, exact: true }).getByRole('button').last());
  await hand.tap(sheet(page).locator('[aria-expanded="false"]').last());
  await battle.fingerOn(sheet(page).getByRole('button', { name: begins(`${interact.name},`) }));
  const why = page.getByRole('dialog', { name: interact.full, exact: true });
  await expect(why.getByText(/^Marker \d is [\d.]+″ away$/u)).toBeVisible();
  await hand.tap(why.getByRole('button', { name: en.battle.doAnyway, exact: true }));
  await pressNext(hand, interact.name);
  await expect(undoButton(page)).toHaveAccessibleName(new RegExp(interact.name, 'iu'));
  await hand.tap(undoButton(page));
  await expect(undoButton(page)).not.toHaveAccessibleName(new RegExp(interact.name, 'iu'));
});

test('should draw a way through a wall only where the table says so, and around it', async ({ page, hand }) => {
  const { move } = board;
  const battle = new Placing(hand);
  await battle.begin(/^Pump Hall/u, [PIM, LOAM], SEED);
  await startFirefight(hand);
  await battle.putDown(HALE, typed(HALE_AT));
  await battle.putDown(FOE, typed(FOE_AT));
  await battle.activate(HALE);
  await battle.draw(THROUGH);
  const why = page.getByText(/with the climb: |stands in the way$/u).first();
  await expect(why).toBeVisible();
  await expect(nextButton(page)).toHaveAccessibleName(begins(move.fails));
  await hand.tap(page.getByRole('button', { name: en.battle.doAnyway, exact: true }));
  const own = battle.map.getByRole('button', { name: begins(`${HALE},`) });
  const whereSaid = ([left, near]: Inches) =>
    new RegExp(`${left} inches from the left, ${near} from the near edge`, 'u');
  await expect(own).toHaveAccessibleName(whereSaid([5, 15]));
  await hand.tap(page.getByRole('button', { name: begins(en.common.undo) }));
  await expect(own).toHaveAccessibleName(whereSaid(HALE_AT));

  await battle.draw([...AROUND, [1, 8]]);
  const first = () => battle.map.locator('svg [data-corner="0"]').first().getAttribute('y');
  const before = await first();
  await hand.drag(await battle.at([5, 11]), await battle.at([7, 11]));
  await expect.poll(first).not.toBe(before);
  await hand.tap(page.getByRole('button', { name: move.takeCorner }));
  await expect.poll(first).toBe(before);
  await hand.tap(page.getByRole('button', { name: move.takeCorner }));
  await pressNext(hand, move.here(en.actions.reposition.name));
  await expect(own).toHaveAccessibleName(whereSaid([5, 9]));
});
