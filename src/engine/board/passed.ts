import type { BattleBoard } from './battleBoard.ts';
import type { MapPart } from './boardMap.ts';
import { geometry } from './geometry.ts';
import { BY_TABLE, type Leaning } from './outcome.ts';
import { EPSILON, toInches } from './units.ts';

/**
 * Why a piece that lines cross does not obscure: only Heavy terrain does (`light`), only what is higher than the target (`low`),
 * one of both stands on its Vantage, or it is crossed too near to one of both.
 */
export type NotObscured = 'light' | 'low' | 'stoodOn' | 'near';

/** What lines cross that counts for nothing, by the ids of pieces. `inches`: how near it would have to be to count. */
export interface Passed {
  /** `far`: none of it is so near to the target; `close`: the target is so near that nothing covers it; null: nothing is crossed so. */
  readonly cover: { readonly why: 'far' | 'close'; readonly inches: number; readonly pieces: readonly string[] } | null;
  readonly obscured: readonly { readonly why: NotObscured; readonly pieces: readonly string[] }[];
}

const WHYS: readonly NotObscured[] = ['light', 'low', 'stoodOn', 'near'];

const pieceOf = (part: string): string => part.slice(0, part.lastIndexOf('.'));

interface Crossing {
  readonly piece: string;
  readonly crossed: readonly string[];
}

/** The parts of a piece that lines cross. */
function partsOf({ map }: BattleBoard, { piece, crossed }: Crossing): readonly MapPart[] {
  const parts = map.pieces.find(({ id }) => id === piece)?.parts ?? [];
  return parts.filter((_, at) => crossed.includes(`${piece}.${at}`));
}

/** Whether it is none of what may obscure: Heavy terrain, or what is higher than the target. */
function isBare(board: BattleBoard, to: string, crossing: Crossing): 'light' | 'low' | null {
  const parts = partsOf(board, crossing);
  if (geometry().rulesOn(board).obscures === 'heavy')
    return parts.some(({ traits }) => traits.includes('Heavy')) ? null : 'light';
  const target = board.places[to];
  const top = target === undefined ? 0 : target.z + target.head;
  return parts.some(({ high }) => high > top + EPSILON) ? null : 'low';
}

function whyNotObscured(board: BattleBoard, both: readonly [string, string], crossing: Crossing): NotObscured {
  const stoodOn = both.some((id) => board.places[id]?.vantage === crossing.piece);
  return isBare(board, both[1], crossing) ?? (stoodOn ? 'stoodOn' : 'near');
}

/** What lines from one to another cross and what of it does not count, and why, where lines go from base to base. */
export function passedOn(
  board: BattleBoard,
  { from, to, inches }: { readonly from: string; readonly to: string; readonly inches: number },
  { cover, obscured, crossed }: Leaning,
): Passed {
  const { lines, coverBeyond, coverWithin } = geometry().rulesOn(board);
  const pieces = lines === 'bodies' ? [] : [...new Set(crossed.map(pieceOf))];
  const bare = cover.has(BY_TABLE) ? [] : pieces.filter((piece) => !cover.has(piece));
  const clear = obscured.has(BY_TABLE) ? [] : pieces.filter((piece) => !obscured.has(piece));
  const isClose = inches <= toInches(coverBeyond) + EPSILON;
  const why = isClose ? 'close' : 'far';
  const whys = clear.map((piece) => ({ piece, why: whyNotObscured(board, [from, to], { piece, crossed }) }));
  return {
    cover: bare.length === 0 ? null : { why, inches: toInches(isClose ? coverBeyond : coverWithin), pieces: bare },
    obscured: WHYS.flatMap((each) => {
      const those = whys.filter((one) => one.why === each).map(({ piece }) => piece);
      return those.length === 0 ? [] : [{ why: each, pieces: those }];
    }),
  };
}
