import type { BoardPlace } from '../../engine/board/battleBoard.ts';
import { toInches } from '../../engine/board/units.ts';
import type { TokenShown } from '../../ui/board/shown.ts';

/** A base as it is drawn. */
export function baseShown({ radius, oval }: Pick<BoardPlace, 'radius' | 'oval'>): Pick<TokenShown, 'radius' | 'oval'> {
  if (oval === undefined) return { radius: toInches(radius) };
  const long = toInches(oval.long);
  return { radius: long, oval: { long, wide: toInches(oval.wide), turn: oval.turn } };
}
