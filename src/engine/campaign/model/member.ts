import * as z from 'zod/mini';
import { specialism } from './rows.ts';

const count = z.int().check(z.minimum(0));

/** An item carried. `stash`: the key of the found thing it is; null: taken from the Basic list, or what the level allows. */
const carriedItem = z.strictObject({ item: z.string(), stash: z.nullable(z.string()) });
export type CarriedItem = z.infer<typeof carriedItem>;

/** Why a number of an operative is not the card's. */
const gainSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recruitment') }),
  z.strictObject({ kind: z.literal('level'), level: count }),
  z.strictObject({ kind: z.literal('loot'), scenario: count }),
  z.strictObject({ kind: z.literal('hand'), reason: z.string() }),
]);
export type GainSource = z.infer<typeof gainSource>;

/** `by` is + for better: Hit +1 is one pip easier. `wargear`, `equipment`, `followers` are capacities. */
const gain = z.strictObject({
  stat: z.enum(['apl', 'move', 'hit', 'save', 'wounds', 'wargear', 'equipment', 'followers']),
  by: z.int(),
  source: gainSource,
});
export type Gain = z.infer<typeof gain>;

/** A benefit of a level, an honour or a recruitment that waits for a choice or a roll. `step` counts its rolls so far. */
export const owed = z.strictObject({
  id: z.string(),
  member: z.string(),
  what: z.enum(['background', 'increase', 'ploy', 'statChoice', 'specialism', 'honour', 'power', 'psyker']),
  /** Level that brought it; null: none did. */
  level: z.nullable(count),
  /** Narrows the choice: kind of ploy, stats, how the honour is found; empty when nothing does. */
  of: z.array(z.string()),
  by: z.enum(['roll', 'choice']),
  specialism: z.nullable(specialism),
  step: count,
});
export type Owed = z.infer<typeof owed>;

/** A persistent operative of the retinue. Ids of content rows are kept even when no pack has them any more. */
export const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  card: z.string(),
  kind: z.enum(['acolyte', 'follower']),
  player: z.string(),
  portrait: z.string(),
  /** Key of the player's own picture; null: the bust. */
  picture: z.nullable(z.string()),
  notes: z.string(),
  background: z.nullable(z.string()),
  /** What stands for each keyword in angle brackets of its card (K-05), by the word in them; left out: it has none. */
  chosen: z.optional(z.record(z.string(), z.string())),
  /** Primary first. */
  specialisms: z.array(specialism),
  gains: z.array(gain),
  weapons: z.array(carriedItem),
  armour: z.nullable(carriedItem),
  equipment: z.array(carriedItem),
  xp: count,
  level: count,
  honours: z.array(z.strictObject({ id: z.string(), scenario: count })),
  ploys: z.array(z.string()),
  powers: z.array(z.string()),
  psyker: z.boolean(),
  groupActivation: z.boolean(),
  scars: z.array(z.strictObject({ id: z.string(), scenario: count })),
  /** Scenarios rested in a row. */
  rested: count,
  mustRest: z.boolean(),
  kills: count,
  heavyKills: count,
  deployments: count,
  recruited: count,
  fate: z.enum(['serving', 'slain', 'dismissed', 'retired']),
  /** Scenario in which it left; null: it serves. */
  left: z.nullable(count),
  /** Of the slain: who dealt the last blow. */
  slainBy: z.nullable(z.string()),
});
export type Member = z.infer<typeof member>;
