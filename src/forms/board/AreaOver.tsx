import type { BoardPlace } from '../../engine/board/battleBoard.ts';
import { baseShown } from './baseShown.ts';
import { spotAt } from './spotAt.ts';
import { MeasurePicture } from '../../ui/board/MeasurePicture.tsx';
import { useWords } from '../../words/useWords.ts';

/** All that is within so many inches of somebody, as a ring. */
export function AreaOver({
  place,
  inches,
}: {
  readonly place: Pick<BoardPlace, 'x' | 'y' | 'radius' | 'oval'>;
  readonly inches: number;
}) {
  const { length } = useWords('board');
  const ring = { at: spotAt(place), ...baseShown(place), around: inches, label: length(inches) };
  return <MeasurePicture line={null} ring={ring} />;
}
