import type { Way } from '../../engine/board/move/boardMove.ts';
import { toInches } from '../../engine/board/units.ts';
import { SumLine } from '../../ui/board/SumLine.tsx';
import { useWords } from '../../words/useWords.ts';
import { costOf, legsShown } from './moving.ts';

/** What of a way's cost belongs to no leg: the parts that it fails at. In grid steps. */
const failing = ({ cost, legs }: Way): number => cost - legs.reduce((sum, leg) => sum + leg.cost, 0);

/** What a way costs, leg by leg, and in all. `most`: inches that the move may go. */
export function WayLegs({ way, most }: { readonly way: Way; readonly most: number }) {
  const told = useWords('board');
  const cost = costOf(way);
  return (
    <SumLine
      sentence={told.move.sum(cost, most)}
      cells={[
        ...legsShown(way, told).map(({ id, cost: value, length }, at) => ({
          id,
          value,
          label: [told.legs[way.legs[at]?.kind ?? 'go'], length].filter((part) => part !== '').join(' '),
        })),
        ...(failing(way) < 1
          ? []
          : [{ id: 'fails', value: told.figure(toInches(failing(way))), label: told.move.not }]),
      ]}
      sum={{ value: told.figure(cost), label: told.move.of(told.length(most)) }}
    />
  );
}
