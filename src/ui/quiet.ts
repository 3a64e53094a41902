const QUIET_MS = 500;

/** The browser's next quiet moment; where it tells of none, the next task. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: QUIET_MS });
    else setTimeout(resolve);
  });
