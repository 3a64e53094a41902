const RETRY = 1000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a fetch comes to; what fails is fetched again until it succeeds. Never rejects. */
export async function untilHere<T>(fetched: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await fetched();
    } catch {
      await wait(RETRY);
    }
}
