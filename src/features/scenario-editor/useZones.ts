import { useMemo } from 'react';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { Choice } from '../../forms/choices.ts';
import { useWords } from '../../words/useWords.ts';
import { zoneNames } from '../../words/zoneNames.ts';

/** The places of a killzone by name, each another. */
export function useZones(board: BoardMap | null): readonly Choice[] {
  const { byName } = useWords('killzones').content;
  const { parts } = useWords('scenario');
  return useMemo(() => zoneNames(board?.zones ?? [], { byName, parts }), [board, byName, parts]);
}
