import type { BoardMap } from '../../engine/board/boardMap.ts';
import { toInches } from '../../engine/board/units.ts';
import { useWords } from '../../words/useWords.ts';

type Named = { readonly name: string };

/** Boards and pieces as they are called here: those of the app in the words of the app, all else as it is written. */
export function useKillzoneSaid() {
  const words = useWords('workshop').boardEditor;
  const { take } = useWords('board');
  const { byName } = useWords('killzones').content;
  const name = (written: string): string => byName[written] ?? written;
  return {
    name,
    named: <T extends Named>(thing: T): T => ({ ...thing, name: name(thing.name) }),
    size: ([wide, deep]: readonly [number, number]): string => take.size(wide, deep),
    detail: ({ width, height, pieces }: BoardMap): string =>
      words.detail(take.size(toInches(width), toInches(height)), pieces.length),
  };
}
