import { expect } from '@playwright/test';
import type { Hand } from './hand.ts';

/** Taps and drags that something takes; printed, and held against the budget. */
export async function budget(hand: Hand, what: string, most: number, act: () => Promise<void>): Promise<void> {
  const before = hand.acts;
  await act();
  const used = hand.acts - before;
  console.log(`${String(used).padStart(3)} of ${most}  ${what}`);
  expect(used, what).toBeLessThanOrEqual(most);
}
