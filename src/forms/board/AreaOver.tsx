import type { BoardPlace } from '../../engine/board/battleBoard.ts';
import { toInches } from '../../engine/board/units.ts';
import { spotAt } from './spotAt.ts';
import { MeasurePicture } from '../../ui/board/MeasurePicture.tsx';
import { useWords } from '../../words/useWords.ts';

/** All that is within so many inches of somebody, as a ring. */
export function AreaOver({
  place,
  inches,
}: {
  readonly place: Pick<BoardPlace, 'x' | 'y' | 'radius'>;
  readonly inches: number;
}) {
  const { length } = useWords('board');
  const ring = { at: spotAt(place), radius: toInches(place.radius) + inches, label: length(inches) };
  return <MeasurePicture line={null} ring={ring} />;
}
