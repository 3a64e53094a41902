import { useMemo } from 'react';
import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { useTable } from '../../../scene/useScene.ts';
import type { Words } from '../../../words/words.ts';
import { useWords } from '../../../words/useWords.ts';

/** What pieces, places and the marks of events on a battle's board are called here, by the names that the board has of them. */
export function useBoardNames({ map }: BattleBoard): Words<'killzones'>['content']['byName'] {
  const { byName } = useWords('killzones').content;
  const { look } = useTable();
  return useMemo(() => {
    const zones = map.zones.map(({ id, name }) => [
      name,
      look.packName(look.contentName(id, look.contentName(name, name))),
    ]);
    return { ...Object.fromEntries(zones), ...byName };
  }, [map, look, byName]);
}
