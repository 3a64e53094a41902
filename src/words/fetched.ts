import type { Language } from './language.ts';

/** Something said that is fetched by language, each language once. */
export interface Fetched<T> {
  /** The same promise each time, read by `use` at once when it is done. After it has failed, it is fetched again. */
  readonly fetch: (language: Language) => Promise<T>;
}

const inUse = new Set<Fetched<unknown>['fetch']>();

/** Marked as `use` marks what it has waited for, so that it waits for nothing that is here. */
const here = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled' as const, value });

/** `load` fetches a language; `english`: it is here from the beginning. */
export function fetchedOnce<T>(load: (language: Language) => Promise<T>, english: T | null = null): Fetched<T> {
  const coming = new Map<Language, Promise<T>>(
    english === null ? [] : [['en', here(Promise.resolve(english), english)]],
  );
  const fetch = (language: Language): Promise<T> => {
    inUse.add(fetch);
    const known = coming.get(language);
    if (known !== undefined) return known;
    const fetched = load(language);
    coming.set(language, fetched);
    fetched.then(
      (words) => here(fetched, words),
      () => coming.delete(language),
    );
    return fetched;
  };
  if (english !== null) inUse.add(fetch);
  return { fetch };
}

/** Fetches a language for all that is in use, so that no screen waits when it is shown in that language. */
export const fetchInUse = async (language: Language): Promise<void> => {
  await Promise.all([...inUse].map((fetch) => fetch(language)));
};
