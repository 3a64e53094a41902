import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { isMark } from '../../../engine/board/markIds.ts';
import { useTable } from '../../../scene/useScene.ts';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../../../words/useWords.ts';

/** What pieces, places and the marks of events on a battle's board are called here, by the names that the board has of them. */
export function useBoardNames({ map }: BattleBoard): Words<'killzones'>['content']['byName'] {
  const { byName } = useWords('killzones').content;
  const { look } = useTable();
  return useMemo(() => {
    const marks = map.zones.filter(isMark).map(({ name }) => [name, look.packName(look.contentName(name, name))]);
    return { ...Object.fromEntries(marks), ...byName };
  }, [map, look, byName]);
}
