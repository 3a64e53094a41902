import { quiet } from './quiet.ts';

type Fetchable = { readonly fetch: () => Promise<unknown> };

async function beginEach(parts: readonly Fetchable[]): Promise<void> {
  for (const part of parts) {
    await quiet();
    part.fetch().catch(() => null);
  }
}

/**
 * Fetches what will be needed soon, each begun in a quiet moment of its own, so that nothing on screen waits for it; what
 * fails now is fetched again when it is drawn.
 */
export const fetchSoon = (parts: readonly Fetchable[]): void => void beginEach(parts);
