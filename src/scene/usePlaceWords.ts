import { useMemo } from 'react';
import type { Words } from '../words/words.ts';
import { useWords } from '../words/useWords.ts';

/** With what it is told where somebody is on a board. */
interface PlaceTold {
  readonly told: Words<'board'>;
  /** What pieces are called here, by the name that their pack has. */
  readonly names: Words<'killzones'>['content']['byName'];
  readonly nameOf: (id: string) => string;
  readonly list: (names: readonly string[]) => string;
  readonly teller: string | null;
}

/** The same value while names, language and who acts stay. `teller`: from whom places are told; null: from the edges. */
export function usePlaceWords(nameOf: (id: string) => string, teller: string | null): PlaceTold {
  const told = useWords('board');
  const names = useWords('killzones').content.byName;
  const { list } = useWords('shared').common;
  return useMemo(() => ({ told, names, nameOf, list, teller }), [told, names, nameOf, list, teller]);
}
