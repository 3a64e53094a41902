import type { TermWords } from '../../../words/term.ts';
import type { Words } from '../../../words/words.ts';

type Glossary = Words<'glossary'>['glossary'];

/** One word of the glossary with its id. */
export type TermRow = TermWords & { readonly id: string };

const rowsOf = (section: Readonly<Record<string, TermWords>>): readonly TermRow[] =>
  Object.entries(section).map(([id, words]) => ({ id, ...words }));

/** A word by its id; null: there is none. */
export function findTerm(terms: Glossary['terms'], id: string): TermRow | null {
  for (const section of Object.values(terms)) {
    const found = rowsOf(section).find((row) => row.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** Without accents and capitals, as one types who looks for something. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether this word is looked for by what is typed: its name, a form of it, its meaning. */
export const isSought = ({ name, also, text }: TermWords, typed: string): boolean =>
  [name, ...also, text].some((each) => plain(each).includes(plain(typed.trim())));

/** The words of each section that fit what is typed; sections with none are left out. */
export const sectionsFor = (glossary: Glossary, typed: string) =>
  Object.entries(glossary.terms)
    .map(([section, words]) => ({
      id: section,
      title: Object.entries(glossary.sections).find(([id]) => id === section)?.[1] ?? '',
      rows: rowsOf(words).filter((row) => isSought(row, typed)),
    }))
    .filter(({ rows }) => rows.length > 0);
