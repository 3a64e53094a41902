import { type Content, withContent } from './content.ts';

/** A part of some words, at any depth: what is said otherwise. */
type PartOf<T> = T extends (...given: never) => unknown ? T : { readonly [K in keyof T]?: PartOf<T[K]> };

/** What a system says in other words than the catalogues, by their keys, and what its own packs are called. */
export type Terms<T> = PartOf<Omit<T, 'content'>> & { readonly content: Content };

const isFolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One with what the other says otherwise; `open`: the other may also say more. */
function over(words: object, terms: Readonly<Record<string, unknown>>, open: boolean): object {
  const said = new Map<string, unknown>(Object.entries(words));
  for (const [key, term] of Object.entries(terms)) {
    const found = said.get(key);
    if (found !== undefined || open) said.set(key, isFolder(found) && isFolder(term) ? over(found, term, true) : term);
  }
  return Object.fromEntries(said);
}

/** Words in the terms of a system: of a catalogue only what it speaks of is taken. */
export const withTerms = <T extends object>(words: T, { content, ...terms }: { readonly content: Content }): T =>
  withContent(over(words, terms, false) as T, content);
