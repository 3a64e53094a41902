import type { WayFault } from '../engine/board/move/boardMove.ts';
import type { OwnFault } from '../engine/family/killteam/flow/actions/walking.ts';
import { inches } from './format.ts';
import { count, text, type Params } from './speech.ts';

type Why = WayFault['why'] | OwnFault;

/** How it is said at whom or what a way fails, by its name; null: nobody and nothing is named. */
type Blamed = (name: string | null) => string;

/** Why a way on the board is no move, in words; of one that is too far, `over` what it climbs. */
export type WayFaultWords = Readonly<Record<Exclude<Why, 'tooFar'>, string | Blamed>> & {
  readonly tooFar: (cost: string, most: string, over: string | null) => string;
  /** Nobody says why. */
  readonly none: string;
};

const HAIR = 1e-6;

/** Inches to a tenth of what is too far: rounded up, so that it is never said to be as near as it should be. */
export const tenthsUp = (length: number): string => inches(Math.ceil(length * 10 - HAIR) / 10);

/** Inches to a tenth. */
export const tenths = (length: number): string => inches(Math.round(length * 10) / 10);

/** A name in the parameters of a code; null: it has none. */
const named = (params: Params, key: string, nameOf: (name: string) => string): string | null =>
  params[key] === undefined ? null : nameOf(text(params, key));

/** Why a way is no move. `nameOf`: a model by its id, where parameters have it so. */
export function wayFaultSaid(
  { tooFar, none, ...words }: WayFaultWords,
  params: Params,
  nameOf: (model: string) => string = (name) => name,
): string {
  if (params['why'] === undefined) return none;
  const why = text(params, 'why');
  const piece = named(params, 'piece', (name) => name);
  const found = Object.entries(words).find(([each]) => each === why)?.[1];
  if (found === undefined) return tooFar(tenths(count(params, 'inches')), inches(count(params, 'most')), piece);
  return typeof found === 'string' ? found : found(named(params, 'who', nameOf) ?? piece);
}
