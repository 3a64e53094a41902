import { useMemo } from 'react';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import type { Choice } from '../../forms/choices.ts';
import { toldApart } from '../../words/toldApart.ts';
import { useWords } from '../../words/useWords.ts';

/** The places of a killzone by name: two that are called the same are told apart by whose they are, else by their number. */
export function useZones(board: BoardMap | null): readonly Choice[] {
  const { byName } = useWords('killzones').content;
  const { parts } = useWords('scenario');
  return useMemo(() => {
    const zones = board?.zones ?? [];
    const named = zones.map(({ id, name }) => ({ id, name: byName[name] ?? name }));
    const sides = toldApart(named, (id) => {
      const side = zones.find((zone) => zone.id === id)?.side;
      return side === undefined ? '–' : side === 0 ? parts.retinue : parts.enemy;
    });
    return toldApart(sides, (id) => String(zones.findIndex((zone) => zone.id === id) + 1));
  }, [board, byName, parts]);
}
