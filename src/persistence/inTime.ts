/** The longest that anybody waits for the second store, in ms. */
const PATIENCE = 1_000;

/** Calls back when it is time to wait no longer; returns how to stop. */
export function patience(onEnd: () => void): () => void {
  const timer = setTimeout(onEnd, PATIENCE);
  return () => clearTimeout(timer);
}

/** What a promise resolves to, or `late` when that takes too long; it goes on by itself then. */
export function inTime<T, L>(promise: Promise<T>, late: L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const stop = patience(() => resolve(late));
    promise.then(resolve, reject).finally(stop);
  });
}
