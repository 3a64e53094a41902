import type { Locator, Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import { begins, en, furtherButton } from './screen.ts';
import { expect } from './test.ts';

/** An act of whoever is acting, by how its name begins. */
export const act = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: en.battle.panelLabel }).getByRole('button', { name: begins(name) });

/** Taps an act, which may stand behind the ones that are seldom meant. */
export async function tapAct(hand: Hand, name: string): Promise<void> {
  const [target, further] = [act(hand.page, name), furtherButton(hand.page)];
  await expect(target.or(further).first()).toBeVisible();
  if (!(await target.isVisible())) await hand.tap(further);
  await hand.tap(target);
}
