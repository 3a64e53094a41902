import type { Page } from '@playwright/test';

/**
 * Makes what the app takes from the browser's source of chance the same in every run, so that a battle begun on this
 * page always has the same seed. Ids of one page stay different from each other, also after it was loaded again.
 */
export async function seedChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    const loads = Number(sessionStorage.getItem('loads') ?? 0);
    sessionStorage.setItem('loads', `${loads + 1}`);
    let state = start + loads * 104_729;
    const next = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state >>> 16) % 256;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(target: T): T => {
      if (target === null) return target;
      const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = next();
      return target;
    };
  }, seed);
}
