import type { Language } from './language.ts';

/** Something said that is fetched by language, each language once. */
export interface Fetched<T> {
  /** The same promise each time. After it has failed, it is fetched again. */
  readonly fetch: (language: Language) => Promise<T>;
  /** What has come; null: not yet. */
  readonly here: (language: Language) => T | null;
}

const inUse = new Set<Fetched<unknown>['fetch']>();

/** `load` fetches a language; `english`: it is here from the beginning. */
export function fetchedOnce<T>(load: (language: Language) => Promise<T>, english: T | null = null): Fetched<T> {
  const come = new Map<Language, T>(english === null ? [] : [['en', english]]);
  const coming = new Map<Language, Promise<T>>(english === null ? [] : [['en', Promise.resolve(english)]]);
  const fetch = (language: Language): Promise<T> => {
    inUse.add(fetch);
    const known = coming.get(language);
    if (known !== undefined) return known;
    const fetched = load(language);
    coming.set(language, fetched);
    fetched.then(
      (words) => come.set(language, words),
      () => coming.delete(language),
    );
    return fetched;
  };
  if (english !== null) inUse.add(fetch);
  return { fetch, here: (language) => come.get(language) ?? null };
}

/** Fetches a language for all that is in use, so that no screen waits when it is shown in that language. */
export const fetchInUse = async (language: Language): Promise<void> => {
  await Promise.all([...inUse].map((fetch) => fetch(language)));
};
