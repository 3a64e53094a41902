import { test as base, type Page } from '@playwright/test';
import { Hand } from './hand.ts';

export { expect } from '@playwright/test';

/** Collects what must not happen on a page: exceptions, and errors on its console. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return faults;
}

interface Fixtures {
  /** The player's hand on this page. */
  readonly hand: Hand;
  /** Page errors and console errors so far. */
  readonly faults: string[];
  /** A test that leaves page errors or console errors has failed. Default true. */
  readonly faultless: boolean;
}

export const test = base.extend<Fixtures>({
  hand: async ({ page, hasTouch }, give) => {
    await give(new Hand(page, hasTouch));
  },
  faultless: [true, { option: true }],
  faults: [
    async ({ page, faultless }, give) => {
      const faults = faultsOf(page);
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`against the policy of the page: ${violatedDirective} ${blockedURI}`);
        });
      });
      await give(faults);
      if (faultless) base.expect(faults, 'page errors and console errors').toEqual([]);
    },
    { auto: true },
  ],
});
