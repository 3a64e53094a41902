import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';

/** What a board does without until an attack is being chosen. */
export const Seen = later(async () => {
  const [{ Seen: Part }] = await Promise.all([import('./Seen.tsx'), fetchWords('otherwise', spokenLanguage())]);
  return Part;
});
