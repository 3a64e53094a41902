import * as z from 'zod/mini';
import { count, name, positive, provenance, rowId } from './common.ts';

/** How many operatives of a card a fire team has: at least, and at most (null: as many as there is room for). */
const fireTeamPick = z.strictObject({ card: rowId, least: count, most: z.nullable(positive) });

/** A fire team (Kill Team 2021, K-02, K-04): how many operatives in all, of which cards, and what it is good at. */
const fireTeam = z.strictObject({
  id: rowId,
  name,
  archetypes: z.array(name),
  size: z.strictObject({ least: positive, most: positive }),
  operatives: z.array(fireTeamPick).check(z.minLength(1)),
});
export type FireTeam = z.infer<typeof fireTeam>;

/**
 * An army list: one or two fire teams out of these make up a kill team, the same one twice if wanted. `keywords`: of its
 * faction, which every operative of it has; `ep`: equipment points for a battle; `equipment`: what they buy.
 */
export const killTeam = z.strictObject({
  id: rowId,
  name,
  keywords: z.array(name),
  fireTeams: z.array(fireTeam).check(z.minLength(1)),
  chosen: z.strictObject({ least: positive, most: z.int().check(z.minimum(1), z.maximum(2)) }),
  ep: count,
  equipment: z.array(rowId),
  provenance,
});
export type KillTeamRow = z.infer<typeof killTeam>;
