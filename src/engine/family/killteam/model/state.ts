import * as z from 'zod/mini';
import { shotFacts } from './facts.ts';
import { lasting } from './lasting.ts';
import { mission } from './mission.ts';
import { actionId } from '../card/card.ts';
import { operative } from './operative.ts';
import { battleSettings } from './settings.ts';
import { task } from './task.ts';

const count = z.int().check(z.minimum(0));

export const player = z.strictObject({ id: z.string(), name: z.string(), mark: z.string() });
export type Player = z.infer<typeof player>;

const HANDS = ['people', 'tables'] as const;
export type Hand = (typeof HANDS)[number];

/** A side of the battle: `cp` its command points, `hand` who plays it: people, or the decision tables. */
export const side = z.strictObject({ id: z.string(), name: z.string(), cp: count, hand: z.enum(HANDS) });
export type SideState = z.infer<typeof side>;

/** One operative acting: an activation, or a counteraction (no AP counted, one action). `spent` in AP. */
const activation = z.strictObject({
  operative: z.string(),
  kind: z.enum(['activation', 'counteract']),
  spent: count,
  /** Actions performed, in order; a free one counts as performed. */
  done: z.array(actionId),
  /** Ids of the weapons shot with, for Heavy. */
  shotWith: z.array(z.string()),
  interrupted: z.boolean(),
  /** It follows another of its group: no further one may. */
  grouped: z.boolean(),
  /** How many of its group have acted right before it; absent: none. */
  following: z.optional(count),
  /** Its AP, where they are counted once; absent: its APL at each moment. */
  ap: z.optional(count),
  /** Its last Shoot; absent: none. */
  shot: z.optional(z.strictObject({ weapon: z.string(), target: z.string() })),
  /** Psychic tests made; absent: none. */
  manifested: z.optional(count),
  /** The move in whose middle it has operated a hatch, the inches gone of it, and in grid steps what it has left of a free drop, and has saved by a ladder; absent: it is in the middle of none. */
  midMove: z.optional(
    z.strictObject({
      action: z.enum(['reposition', 'dash']),
      inches: z.number(),
      left: z.optional(z.strictObject({ free: z.number(), saved: z.number() })),
    }),
  ),
});
export type Activation = z.infer<typeof activation>;

/** Enemies that may be rolled when a table spawns a group: rows of the faction's D20 table with cards copied in. */
export const spawnRow = z.strictObject({
  from: z.int(),
  to: z.int(),
  dv: z.int(),
  max: z.nullable(z.int()),
  options: z.array(operative),
  /** How many it brings for its DV; absent: one. */
  models: z.optional(z.int()),
});
export type SpawnRow = z.infer<typeof spawnRow>;

const PHASES = ['setUp', 'strategy', 'firefight', 'turningPointOver'] as const;

/**
 * A battle, whole and plain JSON: everything needed to go on without the content pack. `tasks` is the open work, top last.
 */
export const battleState = z.strictObject({
  /** The id of its system. */
  ruleset: z.string(),
  seed: z.string(),
  settings: battleSettings,
  players: z.array(player),
  /** The two sides: the people's first, and the one that tables may play. */
  sides: z.tuple([side, side]),
  mission,
  operatives: z.array(operative),
  /** Pairs of operatives within each other's control range, the first side's first (DECISIONS, State 1). */
  engagement: z.array(z.tuple([z.string(), z.string()])),
  facts: z.record(z.string(), shotFacts),
  turningPoint: count,
  turningPoints: z.nullable(z.int()),
  phase: z.enum(PHASES),
  initiative: z.nullable(z.string()),
  nextInitiative: z.nullable(z.string()),
  turn: z.string(),
  /** Activations and counteractions begun in this turning point, and actions declared in the current one: for request ids. */
  activations: count,
  actions: count,
  activation: z.nullable(activation),
  /** Group activation: the side may activate one more of these next. */
  group: z.nullable(
    z.strictObject({
      side: z.string(),
      operatives: z.array(z.string()),
      /** How many of it have acted; absent: one. */
      acted: z.optional(count),
    }),
  ),
  /** A guard that interrupts now. */
  interrupt: z.nullable(z.strictObject({ operative: z.string(), enemy: z.string() })),
  counteractPassed: z.boolean(),
  /** Activations of one side since the other had its turn; absent: none yet. */
  succession: z.optional(z.strictObject({ side: z.string(), count })),
  tasks: z.array(task),
  /** All that lasts, in the order in which it began. */
  lasting: z.array(lasting),
  flags: z.array(z.string()),
  marks: z.array(z.strictObject({ id: z.string(), mark: z.string(), where: z.string() })),
  counters: z.record(z.string(), z.int()),
  ticks: z.record(z.string(), z.boolean()),
  result: z.nullable(
    z.strictObject({
      reason: z.enum(['primaryDone', 'primaryFailed', 'retinueDown', 'turningPointLimit', 'ended']),
      turningPoint: count,
    }),
  ),
});
/** What plugins add to the state: each declares its own keys here. Absent: the system does without it. */
export interface PluginSlices {
  /** Powers that worked in this turning point. */
  manifested: number;
}

export type BattleState = z.infer<typeof battleState> & Partial<PluginSlices>;
