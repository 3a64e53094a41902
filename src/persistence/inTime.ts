/** The longest that anybody waits for the second store, in ms. */
const PATIENCE = 1_000;

/** Calls back when it is time to wait no longer; returns how to stop. */
export function patience(onEnd: () => void, ms: number = PATIENCE): () => void {
  const timer = setTimeout(onEnd, ms);
  return () => clearTimeout(timer);
}

/** What a promise resolves to, or `late` when that takes too long; it goes on by itself then. */
export function inTime<T, L>(promise: Promise<T>, late: L, ms: number = PATIENCE): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const stop = patience(() => resolve(late), ms);
    promise.then(resolve, reject).finally(stop);
  });
}
