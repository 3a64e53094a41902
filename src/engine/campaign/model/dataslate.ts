import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/**
 * The dataslate of a roster of Kill Team 2021 (K-81). `pack`: of its army list `team` and fire teams, by their ids; `book`: the
 * narrative play that it is kept by; `requisition`: requisition points (RP); `moreEp`: EP more in the next battle.
 */
export const dataslate = z.strictObject({
  pack: z.string(),
  team: z.string(),
  fireTeams: z.array(z.string()),
  book: z.string(),
  requisition: count,
  moreEp: count,
});
export type Dataslate = z.infer<typeof dataslate>;
