import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { pieceName } from '../../engine/board/boardMap.ts';
import type { Way } from '../../engine/board/move/boardMove.ts';
import { toInches } from '../../engine/board/units.ts';
import type { Words } from '../../words/words.ts';

/** A refusal, as the engine gives it. */
export interface FaultCode {
  readonly code: 'noWay' | 'cannotStand';
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Why a way cannot be gone, and what no table can change of that, as refusals. `names`: what pieces are called here; `most`: how far
 * the move goes, in inches. Empty: it can be gone.
 */
export function faultsOf(
  { map }: BattleBoard,
  names: Words<'killzones'>['content']['byName'],
  { fault, cost }: Way,
  most: number,
): readonly FaultCode[] {
  if (fault === null) return [];
  const { why, who, piece, never } = fault;
  const name = piece === undefined ? undefined : pieceName(map, piece);
  const params = {
    why,
    inches: toInches(cost),
    most,
    ...(who !== undefined && { who }),
    ...(name !== undefined && { piece: names[name] ?? name }),
  };
  const also = never === undefined || never === why ? [] : [{ code: 'cannotStand' as const, params: { why: never } }];
  return [{ code: 'noWay', params }, ...also];
}
