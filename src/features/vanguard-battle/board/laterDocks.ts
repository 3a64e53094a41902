import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';

/** What a board does without until an attack is being chosen. */
export const Seen = later(async () => {
  const [{ Seen: Part }] = await Promise.all([import('./Seen.tsx'), fetchWords('otherwise', spokenLanguage())]);
  return Part;
});

/** Where a model might have gone, once a table plays it. */
export const PassedOver = later(async () => {
  const [{ PassedOver: Part }] = await Promise.all([
    import('./PassedOver.tsx'),
    fetchWords('placeSearch', spokenLanguage()),
  ]);
  return Part;
});
