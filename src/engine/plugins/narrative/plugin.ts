import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { narrativeBook } from './book.ts';
import { narrativeProblems } from './problems.ts';

/** K-81: what packs may say of narrative play; no battle reads it, campaigns do. */
export const narrative: Plugin = {
  id: 'narrative',
  narrative: { book: narrativeBook, problems: (value) => narrativeProblems(narrativeBook.parse(value)) },
};
