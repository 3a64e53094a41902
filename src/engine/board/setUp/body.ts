import type { OvalBase } from '../battleBoard.ts';
import { radiusOf, toGrid } from '../units.ts';

/** What of a model matters on a board, in grid steps: the radius of its base, of an oval one the mean, how high its head is over that. */
export interface Body {
  readonly radius: number;
  readonly head: number;
  readonly oval?: OvalBase | undefined;
}

/** An oval base, as it is set up: its length from the near edge to the far one. */
const FACING = 90;

/** How high heads are by the base, in inches: a convention, for no book says it. Source: research/board_ai.md 4. */
const HEADS: readonly (readonly [millimetres: number, head: number])[] = [
  [25, 1.3],
  [28.5, 1.35],
  [32, 1.6],
  [40, 1.9],
  [50, 2.2],
  [60, 2.4],
];

/** A model on a round base that is sold as so many millimetres. */
export function bodyOn(millimetres: number): Body {
  const [, head] = HEADS.find(([upTo]) => millimetres <= upTo) ?? HEADS.at(-1) ?? [0, 0];
  return { radius: radiusOf(millimetres), head: toGrid(head) };
}

/** A model on an oval base that is sold as so many millimetres both ways. */
export const bodyOnOval = (one: number, other: number): Body => ({
  ...bodyOn((one + other) / 2),
  oval: { long: radiusOf(Math.max(one, other)), wide: radiusOf(Math.min(one, other)), turn: FACING },
});

/** A base at a place. */
export const bodyAs = ({ radius, head, oval }: Body): Body => ({ radius, head, ...(oval !== undefined && { oval }) });

/** The base that boards are made for: where it goes, most go. */
export const USUAL = bodyOn(32);

/** Those whose wounds say nothing of their size. */
const ASTARTES = /\bASTARTES\b/u;

/** By how many wounds, which base: the first that is reached. */
const SIZES: readonly (readonly [wounds: number, millimetres: number])[] = [
  [14, 40],
  [12, 32],
  [5, 28.5],
  [0, 25],
];
const SIZES_OF_ASTARTES: typeof SIZES = [
  [16, 40],
  [0, 32],
];

/**
 * The body of a model by its card, which does not tell its base: a convention by keywords and wounds, so that people stand on
 * 28.5 mm, the tough and the Astartes on 32, and the heavy on 40. Source: rules/kill-team.md A9.5 for the heavy; else ours.
 */
export function bodyOf({ wounds, keywords }: { readonly wounds: number; readonly keywords: readonly string[] }): Body {
  const sizes = keywords.some((keyword) => ASTARTES.test(keyword)) ? SIZES_OF_ASTARTES : SIZES;
  const [, millimetres] = sizes.find(([least]) => wounds >= least) ?? [0, 25];
  return bodyOn(millimetres);
}
