import * as z from 'zod/mini';

/**
 * What only the table (or later a map) knows about a shot. `cover`: intervening terrain within 1" of the target;
 * `coverIsLight`: only Light terrain gives it; `oneFeature`: cover and obscured come from one feature, and the defender
 * takes the one named (A-23); `height`: inches the shooter's floor is above the target's, negative when below;
 * `fromVantage`: the shooter stands on Vantage terrain.
 */
export const shotFacts = z.strictObject({
  visible: z.boolean(),
  inRange: z.boolean(),
  cover: z.boolean(),
  coverIsLight: z.boolean(),
  obscured: z.boolean(),
  oneFeature: z.enum(['no', 'cover', 'obscured']),
  height: z.number(),
  fromVantage: z.boolean(),
  /** The target is within 3"; absent: no. Asked only where a trait of the shooter wants to know. */
  within3: z.optional(z.boolean()),
  /** The target is as near as something against it asks for; absent: no. Asked only where something does. */
  near: z.optional(z.boolean()),
  /** The target is farther than Accurate is of use; absent: no. Asked only where something that lasts bounds it. */
  pastAccurate: z.optional(z.boolean()),
  /** Terrain overhead hides some part of the target's base; absent: none. Asked only for Barrage. */
  overhead: z.optional(z.boolean()),
  /** The target stands in its drop zone or contests an objective; absent: no. Asked only where a trait of it wants to know. */
  holding: z.optional(z.boolean()),
});
export type ShotFacts = z.infer<typeof shotFacts>;

/** Defaults of DECISIONS, reading 9. */
export const DEFAULT_SHOT: ShotFacts = {
  visible: true,
  inRange: true,
  cover: false,
  coverIsLight: false,
  obscured: false,
  oneFeature: 'no',
  height: 0,
  fromVantage: false,
};

/** Directed: facts of a shot differ by who shoots. */
export const pairKey = (shooter: string, target: string): string => `${shooter}>${target}`;
