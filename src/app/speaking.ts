import type { ComponentType } from 'react';
import { type Later, later } from '../ui/later.tsx';
import { fetchWords } from '../words/catalogues.ts';
import type { CatalogueName } from '../words/words.ts';
import { spokenLanguage } from '../words/language.ts';

/** Something fetched together with the catalogues it speaks with: when it is here it waits for no words. */
export async function withWords<T>(catalogues: readonly CatalogueName[], fetch: () => Promise<T>): Promise<T> {
  const language = spokenLanguage();
  const [here] = await Promise.all([fetch(), ...catalogues.map((name) => fetchWords(name, language))]);
  return here;
}

/** A screen that is fetched together with the catalogues it speaks with. */
export const speaking = <P extends object>(
  catalogues: readonly CatalogueName[],
  screen: () => Promise<ComponentType<P>>,
): Later<P> => later(() => withWords(catalogues, screen));
