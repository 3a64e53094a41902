import { behind } from './behind.ts';

const QUIET_MS = 500;

/** The browser's next quiet moment; where it tells of none, the next task. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: QUIET_MS });
    else setTimeout(resolve);
  });

let fetching: Promise<void> | null = null;

/** Fetches ahead while home is looked at, once. Never rejects: what does not come now is fetched again when it is needed. */
export function fetchAhead(): Promise<void> {
  fetching ??= quiet()
    .then(async () => (await behind()).fetchNext())
    .catch(() => undefined);
  return fetching;
}

/** When nothing is fetched ahead any more. */
export const whenFetched = (): Promise<void> => fetching ?? Promise.resolve();
