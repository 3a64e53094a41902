import type { Page } from '@playwright/test';
import { board } from '../../../src/words/en/board.ts';
import { acts } from '../../../src/words/en/vanguard/acts.ts';
import { round } from '../../../src/words/en/vanguard/round.ts';
import { table } from '../../../src/words/en/vanguard/table.ts';
import { nextKey, nextSaid } from './foes.ts';
import type { Hand } from './hand.ts';
import type { Place } from './places.ts';
import { begins, en } from './screen.ts';
import { seedChance } from './seeded.ts';
import { chooseGround, pressStep } from './table.ts';
import { expect } from './test.ts';

const SEED = 11;
const MOST_STEPS = 60;
const MOST_IDLE = 150;

/** The war band of whoever plays. */
export const OWN = ['Sparrow', 'Thorn', 'Hesk', 'Marrow', 'Old Bell'] as const;

/** The map of a battle of war bands. */
export const mapOf = (page: Page) => page.getByRole('group', { name: board.label(36, 36) });

/** The button of somebody on it. */
export const token = (page: Page, who: string) => mapOf(page).getByRole('button', { name: begins(`${who}, `) });

/** The middle of somebody on the screen. */
export async function middleOf(page: Page, who: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await token(page, who).boundingBox();
  if (box === null) throw new Error(`${who} has no token`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Undo, in the bar of a battle of war bands. */
export const undoKey = (page: Page) =>
  page.getByRole('group', { name: table.bar, exact: true }).getByRole('button', { name: begins(en.common.undo) });

/** A finger in the middle of somebody on the map. */
export async function tapToken(hand: Hand, who: string): Promise<void> {
  await hand.tapAt(await middleOf(hand.page, who));
}

/** How far it is across a board of war bands, in inches. */
const ACROSS = 36;

/** Where a place of the whole board is on the screen, in inches from the left and from the near edge: whoever plays has its own zone there. */
export async function placeOn(page: Page, [x, y]: readonly [number, number]): Promise<Place> {
  const zone = await mapOf(page).locator('path[data-kind="drop"][data-side="retinue"]').boundingBox();
  if (zone === null) throw new Error('no zone');
  const inch = zone.width / ACROSS;
  return { x: zone.x + x * inch, y: zone.y + zone.height - y * inch };
}

/** A finger on such a place. */
export async function tapPlace(hand: Hand, inches: readonly [number, number]): Promise<void> {
  await hand.tapAt(await placeOn(hand.page, inches));
}

/** A finger on the ground, as a share of the map. */
export async function tapGround(hand: Hand, across: number, down: number): Promise<void> {
  const box = await mapOf(hand.page).boundingBox();
  if (box === null) throw new Error('no map');
  await hand.tapAt({ x: box.x + box.width * across, y: box.y + box.height * down });
}

/** From home to who is set up, on a killzone, against the tables, every die by the app. `prepare`: what is done to the own war band before. */
export async function beginOnBoard(
  hand: Hand,
  killzone: string,
  prepare: (hand: Hand) => Promise<void> = async () => {},
): Promise<void> {
  const { page } = hand;
  await seedChance(page, SEED);
  await page.goto('/#/new');
  await hand.tap(page.getByRole('radio', { name: en.deployment.systems.vanguard, exact: true }));
  await chooseGround(hand, begins(killzone));
  await prepare(hand);
  await pressStep(hand, en.common.playerName(2));
  await hand.tap(page.getByRole('radio', { name: 'The tables', exact: true }));
  await pressStep(hand, en.deployment.table);
  for (const dice of await page.getByRole('radio', { name: 'By the app', exact: true }).all()) await hand.tap(dice);
  await hand.tap(nextKey(page));
  await expect(nextKey(page)).toHaveAccessibleName(new RegExp(`${round.setUp.startDetail}$`, 'u'));
  await hand.tap(nextKey(page));
  await goOnTo(hand, board.put.all);
}

/** Takes what the bar offers until it says this. */
async function goOnTo(hand: Hand, said: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS && !(await nextSaid(hand.page)).startsWith(said); step += 1)
    await hand.tap(nextKey(hand.page));
  await expect(nextKey(hand.page)).toHaveAccessibleName(begins(said));
}

/** Who of whoever plays may act next; null: nobody. */
export async function readyOf(page: Page, names: readonly string[] = OWN): Promise<string | null> {
  for (const who of names) {
    const ready = new RegExp(`^${who}, .*, ${table.states.ready}`, 'u');
    if ((await mapOf(page).getByRole('button', { name: ready }).count()) > 0) return who;
  }
  return null;
}

/** Goes on with what the bar offers, whoever plays doing nothing, until it says this. */
export async function idleTo(hand: Hand, said: string): Promise<void> {
  const { page } = hand;
  for (let step = 0; step < MOST_IDLE && !(await nextSaid(page)).startsWith(said); step += 1) {
    if ((await nextSaid(page)).startsWith(acts.turn.tap)) await tapToken(hand, (await readyOf(page)) ?? '');
    else await hand.tap(nextKey(page));
  }
  await expect(nextKey(page)).toHaveAccessibleName(begins(said));
}

/** Puts down whoever is left at once; on to the first activation of whoever plays. */
export async function placeRest(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(page.getByRole('button', { name: begins(board.put.all) }));
  await goOnTo(hand, acts.turn.tap);
  await expect(mapOf(page).getByRole('button', { name: /short acts left, /u })).toHaveCount(10);
}
