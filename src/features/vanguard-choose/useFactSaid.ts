import type { BandFact } from '../../content/warBands/bandFacts.ts';
import { packName } from '../../words/packName.ts';
import { useWords } from '../../words/useWords.ts';

/** Says what is not as the rules of war bands have it (V-75, V-76), names in the language that is spoken. */
export function useFactSaid(): (fact: BandFact) => string {
  const words = useWords('play');
  const { facts } = useWords('warBands');
  return ({ code, params }) =>
    facts[code](
      Object.fromEntries(
        Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? packName(words, value) : value]),
      ),
    );
}
