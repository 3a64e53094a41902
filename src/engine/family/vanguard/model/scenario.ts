import * as z from 'zod/mini';
import { LEADER_DEEDS } from '../rules/scoring/leaderDeeds.ts';

const count = z.int().check(z.minimum(0));

/** How far something lies from edges of the table, in inches: of two that face each other south and west count; along a way of which none is named it lies in the middle. */
export const fromEdges = z.strictObject({
  north: z.optional(count),
  east: z.optional(count),
  south: z.optional(count),
  west: z.optional(count),
});
export type FromEdges = z.infer<typeof fromEdges>;

/**
 * A place of the table that is held (V-84, V-85). `near`: nearer to the zone of that side; null: the centre. `worth`: points of a
 * round, by the side that holds it (V-86). `fromEdges`: where it lies; left out: as the players agree.
 */
export const objective = z.strictObject({
  id: z.string(),
  name: z.string(),
  near: z.nullable(z.string()),
  worth: z.record(z.string(), count),
  fromEdges: z.optional(fromEdges),
});
export type Objective = z.infer<typeof objective>;

/** Points at the end of the battle for what became of the leaders, for both sides alike (V-83). */
export const leaderObjective = z.strictObject({
  id: z.string(),
  name: z.string(),
  deed: z.enum(LEADER_DEEDS),
  points: count,
});
export type LeaderObjective = z.infer<typeof leaderObjective>;

/**
 * What is played for (V-83, V-88). `rounds`: its length; `endDie`: after the last of them who finished first rolls, and this or
 * more brings one more round (V-81), null: it ends. `edges`: by side, the edges that it falls back to (V-80), by their names.
 * `map`: the table in words; `setUp`, `special`: its lines for the table, as written.
 */
export const scenario = z.strictObject({
  id: z.string(),
  name: z.string(),
  rounds: z.int().check(z.minimum(1), z.maximum(20)),
  endDie: z.nullable(z.int().check(z.minimum(2), z.maximum(6))),
  objectives: z.array(objective),
  leaderObjectives: z.array(leaderObjective),
  edges: z.record(z.string(), z.array(z.string())),
  map: z.string(),
  setUp: z.array(z.string()),
  special: z.array(z.string()),
});
export type Scenario = z.infer<typeof scenario>;
