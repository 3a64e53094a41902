import * as z from 'zod/mini';

/** A place on the board, in grid steps; `vantage`: the piece whose floor it is. */
export const boardSpot = z.strictObject({
  x: z.number(),
  y: z.number(),
  z: z.number(),
  vantage: z.optional(z.string()),
});
export type BoardSpot = z.infer<typeof boardSpot>;

/** The way of a move on the board: from where it stands, and where it is when it leaves an enemy, by that one's id. */
const boardWay = z.strictObject({ path: z.array(boardSpot), stops: z.record(z.string(), boardSpot) });

/**
 * What only the table knows of one target. `sight`, `inRange`: seen, in range of the attack. Shooting: `obscured` (V-51), `far`
 * more than 12" (V-58), `nearFirst` within 2" of the first target of a split (V-54). `cover` (V-52) of either kind. Melee:
 * `outnumbered` (V-59), null: as the pairs that are engaged say.
 */
export const attackFacts = z.strictObject({
  sight: z.boolean(),
  inRange: z.boolean(),
  obscured: z.boolean(),
  far: z.boolean(),
  cover: z.boolean(),
  nearFirst: z.boolean(),
  outnumbered: z.nullable(z.boolean()),
});
export type AttackFacts = z.infer<typeof attackFacts>;

/** Facts of a target that are changed before its dice roll; what makes it a target at all is settled when it is declared (V-53, V-54). */
export const changedFacts = z.partial(
  z.strictObject({
    obscured: z.boolean(),
    far: z.boolean(),
    cover: z.boolean(),
    outnumbered: z.nullable(z.boolean()),
  }),
);

/** Whom an attack is aimed at, with how many of its dice (V-53), and what the table sees of it. */
export const aimed = z.strictObject({ model: z.string(), dice: z.int(), facts: attackFacts });
export type Aimed = z.infer<typeof aimed>;

/** What a move comes to: whom it engages at its end (V-39), whom it has left on the way, also when entered on that way (V-41), and inches fallen in it, 0 none (V-46). `way`: on the board, which then says the rest. */
export const moved = z.strictObject({
  engages: z.array(z.string()),
  left: z.array(z.string()),
  fall: z.number().check(z.minimum(0)),
  way: z.optional(boardWay),
});
export type Moved = z.infer<typeof moved>;
