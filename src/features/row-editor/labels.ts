import type { MadeRef } from '../../content/making/systems.ts';
import type { Words } from '../../words/words.ts';

type Said = Words<'making'>;

const keyOf = (pattern: string): string => (pattern.split('.').at(-1) ?? '').replaceAll('[]', '');

/** The first of these that is said; null: none. */
const said = (words: Readonly<Record<string, string>>, keys: readonly string[]): string | null => {
  const found = keys.find((key) => Object.hasOwn(words, key));
  return found === undefined ? null : (words[found] ?? null);
};

/** The keys by which a place of a row may be said, the closest first. */
const keysFor = ({ system, kind }: MadeRef, pattern: string): readonly string[] => [
  `${system}.${kind}.${pattern}`,
  `${kind}.${pattern}`,
  pattern,
  keyOf(pattern),
];

/** What a place of a row is called. */
export const labelOf = (words: Said, of: MadeRef, pattern: string): string =>
  said(words.fields, keysFor(of, pattern)) ?? keyOf(pattern);

/** What helps at a place; null: it speaks for itself. */
export const hintOf = (words: Said, of: MadeRef, pattern: string): string | null =>
  said(words.hints, keysFor(of, pattern));

/** What a word of a list is called at a place. */
export const valueOf = (words: Said, pattern: string, value: string): string =>
  said(words.values, [`${keyOf(pattern)}.${value}`, value]) ?? value;

/** What one more of a list is called. */
export const oneOf = (words: Said, of: MadeRef, pattern: string): string =>
  said(words.one, keysFor(of, pattern)) ?? words.oneMore;

/** What rows of a kind are called: one, several, a new one. */
export const kindWords = (words: Said, { system, kind }: MadeRef) => {
  const kinds: Readonly<Record<string, Said['kinds'][keyof Said['kinds']]>> = words.kinds;
  return kinds[`${system}.${kind}`] ?? kinds[kind] ?? words.kinds.weapons;
};
