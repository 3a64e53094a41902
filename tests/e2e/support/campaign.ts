import { expect } from '@playwright/test';
import { campaign as english } from '../../../src/words/en/campaign/campaign.ts';
import type { Hand } from './hand.ts';
import { begins, en, named, nextButton, sheet, woundsButton } from './screen.ts';
import { seedChance } from './seeded.ts';
import { startFirefight, undo } from './table.ts';

export const said = english;
const { home, after } = english;

/** Opens the app, founds a campaign with the first retinue, and is at its home. Returns its id. */
export async function found(hand: Hand, dice: 'screen' | 'table' = 'screen'): Promise<string> {
  const { page } = hand;
  await seedChance(page, 11);
  await page.goto('/#/campaign/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.found.title);
  const where = dice === 'screen' ? en.home.diceNone : en.home.diceMine;
  await hand.tap(page.getByRole('radio', { name: where }));
  await hand.tap(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(home.next.deploy));
  return page.url().split('/').at(-1) ?? '';
}

/** From the campaign's home into the battle of its next scenario, at its first question. */
export async function deploy(hand: Hand): Promise<void> {
  const { page } = hand;
  await hand.tap(nextButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.retinue.deploying.title);
  await hand.tap(nextButton(page));
  await expect(page.getByRole('heading', { name: en.turningPoint.title(1) })).toBeVisible();
}

/** Puts operatives down by hand, credited to nobody. */
export async function putDown(hand: Hand, names: readonly string[]): Promise<void> {
  const { page } = hand;
  for (const name of names) {
    await hand.tap(woundsButton(page, name));
    await hand.tap(sheet(page).getByRole('button', { name: en.battle.woundsSet(0) }));
  }
}

/** Ends the battle in play with its primary objective done, and goes on to the walk after it. */
export async function endAndWalk(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto(`${page.url().replace(/\/(log|end)$/u, '')}/end`);
  await hand.tap(page.getByRole('radio', { name: begins(en.end.choices.primaryDone) }));
  await hand.tap(nextButton(page));
  await expect(nextButton(page)).toHaveAccessibleName(named(en.end.toWalk));
  await hand.tap(nextButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(after.title);
}

/** A whole scenario up to the walk: deployed, two of the retinue down, ended. */
export async function playToWalk(hand: Hand): Promise<void> {
  await deploy(hand);
  await startFirefight(hand);
  await putDown(hand, ['Pim Latchkey', 'Ignace Loam']);
  await endAndWalk(hand);
}

/** What the screen says once it has said the same twice. */
export async function settled({ page }: Hand): Promise<string> {
  let shown = '';
  await expect
    .poll(async () => {
      const before = shown;
      shown = await page.getByRole('main').innerText();
      return shown !== '' && shown === before;
    })
    .toBe(true);
  return shown;
}

/** Presses the walk's next thing until the stage is in hand, and takes the first of what is to be chosen; throws when it is not reached. */
export async function walkTo(hand: Hand, stage: string): Promise<void> {
  const { page } = hand;
  const current = page.locator('[aria-current="step"]');
  for (let step = 0; step < 60; step += 1) {
    await expect(current).toBeVisible();
    const before = await settled(hand);
    if ((await current.textContent()) === stage) return;
    if (await nextButton(page).isDisabled()) await hand.tap(page.getByRole('radio').first());
    await hand.tap(nextButton(page));
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before);
  }
  throw new Error(`the walk does not reach ${stage}`);
}

export { undo };
