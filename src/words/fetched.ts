import type { Language } from './language.ts';

/** A part of the catalogue that is fetched by language, each language once. */
export interface Fetched<T> {
  /** What has come; null: it must be fetched. */
  readonly here: (language: Language) => T | null;
  /** Rejects when it cannot be fetched; it is fetched again the next time. */
  readonly fetch: (language: Language) => Promise<T>;
}

const inUse = new Set<Fetched<unknown>['fetch']>();

/** `load` fetches a language; `english`: it is here from the beginning. */
export function fetchedOnce<T>(load: (language: Language) => Promise<T>, english: T | null = null): Fetched<T> {
  const found = new Map<Language, T>(english === null ? [] : [['en', english]]);
  const coming = new Map<Language, Promise<T>>();
  const fetch = (language: Language): Promise<T> => {
    inUse.add(fetch);
    const known = coming.get(language);
    if (known !== undefined) return known;
    const fetched = load(language).then((words) => {
      found.set(language, words);
      return words;
    });
    coming.set(language, fetched);
    fetched.catch(() => coming.delete(language));
    return fetched;
  };
  if (english !== null) inUse.add(fetch);
  return { here: (language) => found.get(language) ?? null, fetch };
}

/** Fetches a language for every part that is in use, so that no screen waits when it is shown in that language. */
export const fetchInUse = async (language: Language): Promise<void> => {
  await Promise.all([...inUse].map((fetch) => fetch(language)));
};
