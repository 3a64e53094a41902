import * as z from 'zod/mini';
import { lying } from '../../../board/lying.ts';
import { selector } from '../tables/selector.ts';

/** Scripts that missions may have: the plugin that plays them declares their shape here, and checks it on load. */
export interface MissionScripts {
  readonly none: never;
}

/** How missions between two sides are scored: the plugin that scores them declares their shape here, and checks it on load. */
export interface MissionMatches {
  readonly none: never;
}

const ids = z.array(z.string());

/**
 * What a scenario tracks on the table: counters and ticks, set by the players (DECISIONS, reading 12). `completes`: a tick
 * that means the primary objective is done; `fails`: one that means it cannot be done any more. `whenDown`: the players
 * are offered the tick as soon as the enemy of this name is down. `script`: what the scenario does by itself; checked with
 * the pack it comes from (engine/plugins/scenario/script.ts). `table`: the board and the markers to lay out, `count` for the Acolytes
 * of this battle, `entry` those where somebody comes in; left out: the steps of the set-up say it all. `priorityTarget`, `targetLocation`: what enemies look at
 * (`rules/acolyte.md` A7) where no script says it. `match`: what two sides play for. `ground`: the board to which the scenario binds its places, and
 * the zones in which the first and the second side set up (none: as the board has it); `zones` of markers: where they lie on it,
 * `lies`: by which rule where it names none.
 */
export const mission = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(['attacker', 'defender', 'either']),
  turningPoints: z.nullable(z.int()),
  setUp: z.array(z.string()),
  primary: z.string(),
  counters: z.array(z.strictObject({ id: z.string(), name: z.string(), max: z.int() })),
  ticks: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      ends: z.enum(['no', 'complete', 'failed']),
      whenDown: z.optional(z.string()),
    }),
  ),
  provenance: z.enum(['official-number', 'ours', 'user']),
  table: z.optional(
    z.strictObject({
      board: z.string(),
      markers: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          count: z.int(),
          where: z.string(),
          entry: z.optional(z.literal(true)),
          zones: z.optional(ids),
          lies: z.optional(lying),
        }),
      ),
    }),
  ),
  ground: z.optional(z.strictObject({ killzone: z.string(), sides: z.tuple([ids, ids]) })),
  priorityTarget: z.optional(z.strictObject({ text: z.string(), to: z.nullable(selector) })),
  targetLocation: z.optional(z.string()),
  script: z.optional(
    z.custom<MissionScripts[keyof MissionScripts]>((value) => typeof value === 'object' && value !== null, {
      error: 'must be a script',
    }),
  ),
  match: z.optional(
    z.custom<MissionMatches[keyof MissionMatches]>((value) => typeof value === 'object' && value !== null, {
      error: 'must be a match',
    }),
  ),
});
/**
 * The counter of clues that a campaign has held over for this scenario, which it adds with the report. No mission lists it,
 * because nobody counts it on the table; conditions may ask for it.
 */
export const HELD_CLUES = 'heldClues';
/** The counter of bystanders that the retinue took down (`rules/acolyte.md` C12). */
export const BYSTANDERS = 'bystanders';
/** It comes into a battle with the environment, not with a mission. */
export const BYSTANDERS_COUNTER: Mission['counters'][number] = {
  id: BYSTANDERS,
  name: 'Bystanders the retinue took down',
  max: 6,
};

export type Mission = z.infer<typeof mission>;

/** What is laid out for it. */
export type MissionTable = NonNullable<Mission['table']>;
