import { later } from '../../ui/later.tsx';
import { fetchWords } from '../../words/catalogues.ts';
import { spokenLanguage } from '../../words/language.ts';

/** What a plan says of boards alone. */
export const OverruledOnBoard = later(async () => {
  const [{ OverruledOnBoard: Part }] = await Promise.all([
    import('./OverruledOnBoard.tsx'),
    fetchWords('otherwise', spokenLanguage()),
  ]);
  return Part;
});

/** How it found where it goes. */
export const FoundOnBoard = later(async () => {
  const [{ FoundOnBoard: Part }] = await Promise.all([
    import('./FoundOnBoard.tsx'),
    fetchWords('board', spokenLanguage()),
    fetchWords('placeSearch', spokenLanguage()),
  ]);
  return Part;
});
