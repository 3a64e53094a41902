import { later } from '../../ui/later.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';

/** What tells of the keys of a board, fetched with its words. */
const fetched = async () => {
  const language = spokenLanguage();
  const [here] = await Promise.all([
    import('./BoardKeys.tsx'),
    fetchWords('board', language),
    fetchWords('boardKeys', language),
  ]);
  return here;
};

export const BoardKeyRows = later(async () => (await fetched()).BoardKeyRows);
export const DrawKeys = later(async () => (await fetched()).DrawKeys);
