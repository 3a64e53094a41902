import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { Measurable } from '../../../engine/board/measuring.ts';
import { MeasurePicture } from '../../../ui/board/MeasurePicture.tsx';
import { middleOf } from '../../../ui/board/lines.ts';
import type { TokenShown } from '../../../ui/board/shown.ts';
import { useWords } from '../../../words/useWords.ts';
import { baseShown } from '../baseShown.ts';
import { distanceOf, NEAR } from './measured.ts';
import { type Measuring } from './measuring.ts';
import { spotAt } from '../spotAt.ts';

/** The middle of a thing and its base, where it has one; null: it is none that has a ring. */
function ringOf({ map, places }: BattleBoard, thing: Measurable): Pick<TokenShown, 'at' | 'radius' | 'oval'> | null {
  if (thing.kind === 'point') return { at: spotAt(thing), radius: 0 };
  if (thing.kind === 'model') {
    const place = places[thing.id];
    return place === undefined ? null : { at: spotAt(place), ...baseShown(place) };
  }
  const zone = thing.kind === 'zone' ? map.zones.find(({ id }) => id === thing.id) : undefined;
  if (zone === undefined) return null;
  const at = middleOf(zone.corners.map(([x, y]) => spotAt({ x, y })));
  return { at, radius: 0 };
}

/** What is measured: a line from edge to edge, and how far is near. */
export function MeasureOver({ measuring, board }: { readonly measuring: Measuring; readonly board: BattleBoard }) {
  const { length } = useWords('board');
  const far = distanceOf(board, measuring);
  const ring = measuring.from === null ? null : ringOf(board, measuring.from);
  return (
    <MeasurePicture
      ring={ring === null ? null : { ...ring, around: NEAR, label: length(NEAR) }}
      line={far === null ? null : { from: spotAt(far.from), to: spotAt(far.to), label: length(far.inches) }}
    />
  );
}
