import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';

/** The battle on its board: fetched with the first that has one, with the words of boards. */
export const OnBoard = later(async () => {
  const language = spokenLanguage();
  const [{ OnBoard: Part }] = await Promise.all([
    import('../board/OnBoard.tsx'),
    fetchWords('board', language),
    fetchWords('killzones', language),
  ]);
  return Part;
});
