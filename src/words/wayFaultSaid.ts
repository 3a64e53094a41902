import type { WayFault } from '../engine/board/move/boardMove.ts';
import type { OwnFault } from '../engine/family/killteam/flow/actions/walking.ts';
import { inches } from './format.ts';
import { count, text, type Params } from './speech.ts';

/** Why a way on the board is no move, in words, but that it is too far. */
export type WayFaultWords = Readonly<Record<Exclude<WayFault['why'] | OwnFault, 'tooFar'>, string>>;

/** Inches to a tenth. */
export const tenths = (length: number): string => inches(Math.round(length * 10) / 10);

/** Why a way is no move. `tooFar`: how it is said that it comes to so much of so much. */
export function wayFaultSaid(
  words: WayFaultWords,
  params: Params,
  tooFar: (cost: string, most: string) => string,
): string {
  const why = text(params, 'why');
  const found = Object.entries(words).find(([each]) => each === why)?.[1];
  return found ?? tooFar(tenths(count(params, 'inches')), inches(count(params, 'most')));
}
