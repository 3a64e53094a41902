import { expect, type Page } from '@playwright/test';
import { acts } from '../../../src/words/en/vanguard/acts.ts';
import { foes } from '../../../src/words/en/vanguard/foes.ts';
import { round } from '../../../src/words/en/vanguard/round.ts';
import type { Hand } from './hand.ts';
import { begins, en } from './screen.ts';
import { pressStep } from './table.ts';

/** The war band of whoever plays against the tables. */
const OWN = ['Thorn', 'Hesk', 'Marrow', 'Old Bell', 'Sparrow'] as const;
/** The bar says this while somebody has to be set up. */
const PLACES = round.deploy.next;

/** The large button of the bar: the last of whatever screen is shown. */
export const nextKey = (page: Page) => page.getByRole('button').last();

export const nextSaid = async (page: Page): Promise<string> => (await nextKey(page).getAttribute('aria-label')) ?? '';

const key = (page: Page, name: string) => page.getByRole('button', { name: begins(name) });

/** From home to the first roll of a battle of war bands against the tables, every die by the app. */
export async function beginAgainstTables(hand: Hand, vanguard: string): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: en.home.doors.alone.title }));
  await hand.tap(page.getByRole('radio', { name: vanguard }));
  await pressStep(hand, en.common.playerName(2));
  await hand.tap(page.getByRole('radio', { name: 'The tables', exact: true }));
  await pressStep(hand, en.deployment.table);
  for (const dice of await page.getByRole('radio', { name: 'By the app', exact: true }).all()) await hand.tap(dice);
  await hand.tap(key(page, en.deployment.start).last());
  await expect(nextKey(page)).toHaveAccessibleName(begins(round.setUp.start));
}

/** What is on screen that a table asks or wants done. */
export async function stage(page: Page): Promise<'question' | 'plan' | 'offer' | 'other'> {
  if (await key(page, foes.dontKnow).isVisible()) return 'question';
  if (await key(page, foes.different).isVisible()) return 'plan';
  const said = page.getByText(/ plays itself$/u);
  return (await said.isVisible()) ? 'offer' : 'other';
}

/** Answers a question: the first of those who can be named, seen; where there is nobody, yes. */
export async function answer(hand: Hand): Promise<void> {
  const { page } = hand;
  const seen = page.getByRole('button', { name: foes.seen, exact: true, pressed: false }).first();
  const yes = page.getByRole('button', { name: foes.yes, exact: true });
  if (await yes.isVisible()) return hand.tap(yes);
  if (await seen.isVisible()) {
    await hand.tap(seen);
    return hand.tap(nextKey(page));
  }
  for (const name of OWN) {
    const named = page.getByRole('button', { name, exact: true });
    if (await named.isVisible()) return hand.tap(named);
  }
  return hand.tap(nextKey(page));
}

/** Does the one next thing: puts a model down, activates one, else what the bar offers. */
export async function goOn(hand: Hand): Promise<void> {
  const { page } = hand;
  const said = await nextSaid(page);
  if (said.startsWith(PLACES)) {
    for (const name of OWN) {
      const named = page.getByRole('button', { name, exact: true });
      if (await named.isVisible()) return hand.tap(named);
    }
  }
  if (said.startsWith(acts.turn.tap))
    return hand.tap(page.getByRole('button', { name: new RegExp(`^(?:${OWN.join('|')}), Ready`, 'u') }).first());
  return hand.tap(nextKey(page));
}
