import * as z from 'zod/mini';

/** No war band is larger. */
const MOST_POINTS = 1000;

/** Points of a model, an option or a war band (V-75). */
export const points = z.int().check(z.minimum(0), z.maximum(MOST_POINTS));

/** Nothing is printed for this game that the app knows: rows are ours, or a user's (V-78). */
export const bandProvenance = z.enum(['ours', 'user']);
