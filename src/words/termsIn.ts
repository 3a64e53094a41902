import type { TermWords } from './term.ts';
import type { Words } from './words.ts';

/** A piece of a sentence; `term`: the id of the word that it is, null: it is none. */
export interface SentencePiece {
  readonly text: string;
  readonly term: string | null;
}

type Terms = Words<'glossary'>['glossary']['terms'];

/** Each word of the glossary with its id and all its forms, the longest form first. */
const formsOf = (terms: Terms): readonly (readonly [form: string, term: string])[] =>
  Object.values(terms)
    .flatMap((section) => Object.entries(section))
    .flatMap(([id, { name, also }]) => [name, ...also].map((form) => [form, id] as const))
    .toSorted(([one], [other]) => other.length - one.length);

const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const known = new WeakMap<Terms, { readonly find: RegExp; readonly ids: ReadonlyMap<string, string> }>();

function finderOf(terms: Terms) {
  const found = known.get(terms);
  if (found !== undefined) return found;
  const forms = formsOf(terms);
  const find = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(([form]) => escaped(form)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const finder = { find, ids: new Map(forms.map(([form, id]) => [form.toLowerCase(), id])) };
  known.set(terms, finder);
  return finder;
}

const isShort = (word: string): boolean => word.length <= 3;

/** Words that mean something else in everyday sentences: they are words of the game only as the glossary writes them. */
const EVERYDAY: ReadonlySet<string> = new Set([
  'order',
  'hit',
  'move',
  'save',
  'heavy',
  'heavyEnemy',
  'brawler',
  'marksman',
  'caster',
  'beast',
  'light',
  'event',
  'fall',
  'noise',
  'injured',
  'visible',
  'activation',
  'odds',
  'damage',
  'free',
  'signs',
]);

const isWritten = (terms: Terms, id: string, word: string): boolean =>
  Object.values(terms).some((section: Readonly<Record<string, TermWords>>) => {
    const found = section[id];
    return found !== undefined && [found.name, ...found.also].includes(word);
  });

/** Whether a word that reads like one of the game is meant as one. */
function isMeant(terms: Terms, id: string, word: string): boolean {
  if (EVERYDAY.has(id)) return isWritten(terms, id, word);
  return !isShort(word) || word === word.toUpperCase();
}

/** Whether a place in a sentence lies within one of these names: there no word of the game is meant. */
const isNamed = (sentence: string, at: number, names: readonly string[]): boolean =>
  names.some((name) => {
    const from = sentence.lastIndexOf(name, at);
    return name !== '' && from >= 0 && at < from + name.length;
  });

/** A word of the game where it stands in a sentence. */
interface FoundWord {
  readonly word: string;
  readonly id: string;
  readonly at: number;
}

/** All words of the game that are meant in a sentence, and where. */
const wordsIn = (terms: Terms, sentence: string, names: readonly string[]): readonly FoundWord[] => {
  const { find, ids } = finderOf(terms);
  return [...sentence.matchAll(find)].flatMap(({ 0: word, index: at }) => {
    const id = ids.get(word.toLowerCase());
    const meant = id !== undefined && isMeant(terms, id, word) && !isNamed(sentence, at, names);
    return meant ? [{ word, id, at }] : [];
  });
};

/**
 * A sentence taken apart at the words of the game in it, each where it first stands; `wanted`: only these; `names`: of weapons
 * and the like, in which no word of the game is meant.
 */
export function termsIn(
  terms: Terms,
  sentence: string,
  wanted?: readonly string[],
  names: readonly string[] = [],
): readonly SentencePiece[] {
  const pieces: SentencePiece[] = [];
  const had = new Set<string>();
  let from = 0;
  for (const { word, id, at } of wordsIn(terms, sentence, names)) {
    if (had.has(id) || wanted?.includes(id) === false) continue;
    had.add(id);
    if (at > from) pieces.push({ text: sentence.slice(from, at), term: null });
    pieces.push({ text: word, term: id });
    from = at + word.length;
  }
  return from < sentence.length ? [...pieces, { text: sentence.slice(from), term: null }] : pieces;
}
