import * as z from 'zod/mini';

/** Acts that every model has (V-23 to V-29); those of a card are called by their ids. */
export const ACTIONS = ['attack', 'walk', 'run', 'charge', 'aim', 'focus', 'standUp', 'own'] as const;
export type ActionName = (typeof ACTIONS)[number];

/**
 * The model that acts. `kind`: an activation (V-18), one more for a command point (V-34), or the flight of one whose nerve has
 * failed (V-70). `done`: its acts in order, own ones as `own:ID`. `used`: slots, a short act takes one, a long one both (V-20).
 * `pushed`: its fatigue action is taken (V-32). `tired`: it was fatigued when this began (V-30). `aimed`, `focused`: bonuses not
 * used yet (V-27, V-28). `freeAttack`: on whom its charge may attack, as the very next act (V-44).
 */
export const activation = z.strictObject({
  model: z.string(),
  kind: z.enum(['activation', 'again', 'fallback']),
  done: z.array(z.string()),
  used: z.int().check(z.minimum(0), z.maximum(2)),
  pushed: z.boolean(),
  tired: z.boolean(),
  aimed: z.boolean(),
  focused: z.boolean(),
  freeAttack: z.nullable(z.string()),
});
export type Activation = z.infer<typeof activation>;
