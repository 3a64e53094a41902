import type { Way } from '../../engine/board/move/boardMove.ts';
import { SumLine } from '../../ui/board/SumLine.tsx';
import { useWords } from '../../words/useWords.ts';
import { costOf, legsShown } from './moving.ts';

/** What a way costs, leg by leg, and in all. `most`: inches that the move may go. */
export function WayLegs({ way, most }: { readonly way: Way; readonly most: number }) {
  const told = useWords('board');
  const cost = costOf(way);
  return (
    <SumLine
      sentence={told.move.sum(cost, most)}
      cells={legsShown(way, told).map(({ id, cost: value, length }, at) => ({
        id,
        value,
        label: [told.legs[way.legs[at]?.kind ?? 'go'], length].filter((part) => part !== '').join(' '),
      }))}
      sum={{ value: told.figure(cost), label: told.move.of(told.length(most)) }}
    />
  );
}
