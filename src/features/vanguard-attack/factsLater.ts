import { later } from '../../ui/later.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';

/** What a board says of a target: only a battle that has one fetches it. */
export const FactsOnBoard = later(async () => {
  const [{ FactsOnBoard: Part }] = await Promise.all([
    import('./FactsOnBoard.tsx'),
    fetchWords('board', spokenLanguage()),
    fetchWords('killzones', spokenLanguage()),
  ]);
  return Part;
});
