import * as z from 'zod/mini';
import { count, name, positive, rowId, target, text, writtenRule } from '../common.ts';
import { few } from './bandAttack.ts';
import { fromEdges } from '../../../engine/family/vanguard/model/scenario.ts';
import { LEADER_DEEDS } from '../../../engine/family/vanguard/rules/scoring/leaderDeeds.ts';
import { bandProvenance } from './bandPoints.ts';

/** The two sides of a scenario's map: the first and the second of the battle. */
export const BAND_SIDES = ['first', 'second'] as const;
export type BandSide = (typeof BAND_SIDES)[number];

/** The edges of the map. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

const each = <T extends z.ZodMiniType>(of: T) => z.strictObject({ first: of, second: of });

/** An objective: where it lies in words and, for a board, from edges of it, near whose zone (null: the centre), and what each side scores for holding it (V-85, V-86). */
const objective = z.strictObject({
  id: rowId,
  name,
  where: text,
  fromEdges: z.optional(fromEdges),
  near: z.nullable(z.enum(BAND_SIDES)),
  points: each(count),
});
export type BandObjective = z.infer<typeof objective>;

/** Points of a leader objective (V-83): for both sides alike, at the end of the battle. */
const leaderObjective = z.strictObject({ id: rowId, name, deed: z.enum(LEADER_DEEDS), points: positive });
export type LeaderObjective = z.infer<typeof leaderObjective>;

/**
 * A scenario (V-79 to V-88). `endDie`: after the last of its `rounds` who finished first rolls one die, and this or more
 * brings one more round; null: it is over then (V-81). `map`: the board and both zones in words. `layout`: where objectives
 * are placed is up to the players, this one is whose it says. `fallback`: the edges each side falls back to (V-70); a side
 * without one is refused. `special`: what the table sees to.
 */
export const bandScenario = z.strictObject({
  id: rowId,
  name,
  text,
  rounds: z.int().check(z.minimum(1), z.maximum(12)),
  endDie: z.nullable(target),
  map: text,
  layout: z.strictObject({ provenance: bandProvenance, text }),
  objectives: few(objective),
  deployment: each(text),
  fallback: each(few(z.enum(EDGES))),
  special: few(writtenRule),
  leaderObjectives: few(leaderObjective),
  provenance: bandProvenance,
});
export type BandScenario = z.infer<typeof bandScenario>;
