import * as z from 'zod/mini';
import { boardMap } from './boardMap.ts';

const count = z.int().check(z.minimum(0));

const half = z.int().check(z.minimum(100), z.maximum(10_000));

/** An oval base: half its length and half its width in grid steps, and how its length is turned from the x axis, in degrees. */
export const ovalBase = z
  .strictObject({ long: half, wide: half, turn: z.int().check(z.minimum(0), z.maximum(179)) })
  .check(z.refine(({ long, wide }) => wide <= long, { error: 'must be as long as it is wide' }));
export type OvalBase = z.infer<typeof ovalBase>;

/**
 * Where a model stands, in grid steps: the centre of its base, the height of its floor over the killzone's, the radius of its
 * base, how high its head is over its floor, and the piece whose Vantage it stands on. Of an oval base the radius is the mean of
 * both: so it goes, turning as it must, and so it has room; it is seen, measured and engaged as it lies.
 */
export const boardPlace = z.strictObject({
  x: z.int(),
  y: z.int(),
  z: count,
  radius: half,
  oval: z.optional(ovalBase),
  head: z.int().check(z.minimum(100), z.maximum(30_000)),
  vantage: z.optional(z.string()),
});
export type BoardPlace = z.infer<typeof boardPlace>;

/**
 * Books by how they read a board: what lies between two models, and what a move costs. `NearBoth`: what is near both of them
 * never obscures, and a jump begins on any terrain; `Lite`: nobody goes past an enemy that a friend engages;
 * `bodies`: from body to body, past everybody else's.
 */
export const READINGS = ['thirdEdition', 'thirdEditionNearBoth', 'edition2021', 'edition2021Lite', 'bodies'] as const;
export type Reading = (typeof READINGS)[number];

/**
 * What the table says of what one has of another, whatever the board has; left out: as the board has it. `within`: both are no
 * more than so many inches apart, `beyond`: more than so many; so one gun reaches and a shorter one is asked of the board.
 */
export const tableSays = z.strictObject({
  visible: z.optional(z.boolean()),
  cover: z.optional(z.boolean()),
  obscured: z.optional(z.boolean()),
  within: z.optional(z.number().check(z.minimum(0))),
  beyond: z.optional(z.number().check(z.minimum(0))),
});
export type TableSays = z.infer<typeof tableSays>;

/**
 * The board of a battle: its killzone, how the game reads what lies between, where everybody stands that has a place, and what
 * the table says of two of them against it, by `lookKey`, until one of both moves; what one sees, until what lies between moves, too.
 * `strayed`: who stood somewhere and stands nowhere now, taken off or gone nobody knows where; absent: nobody did.
 * `alone`: no table lies beside it, who plays has no miniatures; absent: one does.
 */
export const battleBoard = z.strictObject({
  map: boardMap,
  reading: z.enum(READINGS),
  places: z.record(z.string(), boardPlace),
  overruled: z.optional(z.record(z.string(), tableSays)),
  strayed: z.optional(z.array(z.string())),
  alone: z.optional(z.boolean()),
});
export type BattleBoard = z.infer<typeof battleBoard>;

/**
 * A board as it is looked at. `bases`: the orders of all who stand on it, where the bases of others give cover (K-66); left out:
 * they give none. It is worked out from the battle and never saved.
 */
export interface BoardNow extends BattleBoard {
  readonly bases?: Readonly<Record<string, 'engage' | 'conceal'>>;
}
