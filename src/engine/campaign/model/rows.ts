import * as z from 'zod/mini';
import { trait } from '../../family/killteam/traits/packTrait.ts';

const count = z.int().check(z.minimum(0));
const provenance = z.enum(['official-number', 'ours', 'user']);
const face = z.int().check(z.minimum(1), z.maximum(20));

/** Lists of battle honours that some may take instead of the one their level names, those of off-worlders last (A5). */
export const OWN_SPECIALISMS = ['acolyte', 'off-worlder'] as const;

/** The four lists that everybody may draw from (A5, C9). */
export const COMMON_SPECIALISMS = ['combat', 'marksman', 'scout', 'staunch'] as const;

/** Lists of Space Marines alone (A5, A11): their own, that of the Deathwatch, and the tactics of their chapters. */
export const MARINE_SPECIALISMS = ['space-marine', 'deathwatch', 'chapter'] as const;

/** `rules/acolyte.md` A5: lists of battle honours. */
export const SPECIALISMS = [...COMMON_SPECIALISMS, ...OWN_SPECIALISMS, 'psyker', ...MARINE_SPECIALISMS] as const;
export const specialism = z.enum(SPECIALISMS);
export type Specialism = z.infer<typeof specialism>;

/** Where an operative comes from (C4): `list` is the list it is rolled on, `face` its face on that list's die. */
export const background = z.strictObject({
  id: z.string(),
  name: z.string(),
  list: z.enum(['acolyte', 'hiver', 'serviceman']),
  face,
  specialism,
  trait,
  /** Powers known from the start, to be rolled for. */
  powers: count,
  provenance,
});
export type Background = z.infer<typeof background>;

/** One face of a specialism's D6. `power`: it teaches a power instead of being a trait of its own. */
export const honour = z.strictObject({
  id: z.string(),
  name: z.string(),
  specialism,
  face,
  trait,
  power: z.boolean(),
  /** A ploy of choice comes with it. */
  ploy: z.boolean(),
  /** One more honour of choice from these lists comes with it; left out: none. */
  brings: z.optional(z.array(specialism)),
  provenance,
});
export type Honour = z.infer<typeof honour>;

/** One face of the Battle Scar D10 (C6). */
export const scar = z.strictObject({ id: z.string(), name: z.string(), face, trait, provenance });
export type Scar = z.infer<typeof scar>;

export const ploy = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['strategic', 'firefight']),
  trait,
  provenance,
});
export type Ploy = z.infer<typeof ploy>;

/** A psychic power (C10); `weapon`: the weapon item it shoots with, null when it is none. */
export const power = z.strictObject({
  id: z.string(),
  name: z.string(),
  face,
  trait,
  weapon: z.nullable(z.string()),
  provenance,
});
export type Power = z.infer<typeof power>;

/** A piece of equipment (C5), bought with EP; `weapon`: the weapon item it is used as. */
export const equipment = z.strictObject({
  id: z.string(),
  name: z.string(),
  ep: count,
  trait,
  weapon: z.nullable(z.string()),
  /** Only found or given, never bought; left out: anybody may buy it. */
  gate: z.optional(z.literal('relic')),
  /** How often one that was found serves before it is used up (C16); left out: it lasts. */
  uses: z.optional(count),
  provenance,
});
export type Equipment = z.infer<typeof equipment>;

/** What a level brings (A4). */
const benefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ploy'), of: z.enum(['strategic', 'firefight', 'either']) }),
  z.strictObject({ kind: z.literal('stat'), stat: z.enum(['apl', 'move', 'hit', 'wounds']), by: z.int() }),
  z.strictObject({ kind: z.literal('statChoice'), stats: z.array(z.enum(['move', 'hit', 'wounds'])) }),
  z.strictObject({
    kind: z.literal('honour'),
    by: z.enum(['roll', 'choice']),
    of: z.enum(['primary', 'random', 'choice']),
  }),
  z.strictObject({ kind: z.literal('followers'), by: count }),
  z.strictObject({ kind: z.literal('equipment') }),
  z.strictObject({ kind: z.literal('groupActivation') }),
]);
export type Benefit = z.infer<typeof benefit>;

export const level = z.strictObject({
  of: z.enum(['acolyte', 'follower']),
  level: count,
  xp: count,
  /** Only for Acolytes: the rank from this level on, its id in `words`. */
  rank: z.nullable(z.string()),
  benefits: z.array(benefit),
  provenance,
});
export type Level = z.infer<typeof level>;

/** What a casualty roll does (C6). */
export const casualtyResult = z.enum([
  'slain',
  'scarAndRest',
  'scar',
  'scarOrItem',
  'scarOrAll',
  'knockedOut',
  'recovered',
  'lesson',
]);
export type CasualtyResult = z.infer<typeof casualtyResult>;

export const casualtyRow = z.strictObject({
  of: z.enum(['acolyte', 'follower']),
  /** Total of the roll, both ends included; null: no end. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  result: casualtyResult,
  provenance,
});
export type CasualtyRow = z.infer<typeof casualtyRow>;

export const AWARDS = [
  'primary',
  'primaryFailed',
  'secondary',
  'secret',
  'clue',
  'standing',
  'survived',
  'kill',
  'heavyKill',
  'captive',
] as const;
export const awardId = z.enum(AWARDS);
export type AwardId = z.infer<typeof awardId>;

/** Experience for a scenario (C8, A4). `bonus` is what a follower has beside 2 or 1 for surviving. */
export const award = z.strictObject({ id: awardId, acolyte: z.int(), follower: z.int(), provenance });
export type Award = z.infer<typeof award>;

/** A secondary objective (C15). */
export const objective = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  face,
  xp: count,
  /** Paid in other coin: loot rolls, a clue at the next start, a better recovery roll now, a flag. */
  loot: count,
  nextClue: count,
  recovery: z.int(),
  flag: z.nullable(z.string()),
  secret: z.boolean(),
  provenance,
});
export type Objective = z.infer<typeof objective>;

/** What a loot roll finds (C16). */
const lootFind = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('xp'), by: count }),
  z.strictObject({ kind: z.literal('note') }),
  /** So many shots for a gun of the finder, in the battle in which they are found. */
  z.strictObject({ kind: z.literal('shots'), by: count }),
  z.strictObject({ kind: z.literal('clue'), by: count }),
  /** One of these items, of the finder's choice when there are several. */
  z.strictObject({ kind: z.literal('item'), items: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('basicOfChoice') }),
  z.strictObject({ kind: z.literal('equipmentOfChoice'), upTo: count }),
  z.strictObject({ kind: z.literal('restrictedAtRandom'), wpLess: count }),
  z.strictObject({ kind: z.literal('rare') }),
  z.strictObject({ kind: z.literal('followers'), by: count }),
  /** The finder may become a latent psyker; `item`: what it keeps in any case. */
  z.strictObject({ kind: z.literal('psyker'), item: z.optional(z.string()) }),
]);
export type LootFind = z.infer<typeof lootFind>;

export const lootRow = z.strictObject({
  table: z.enum(['common', 'rare']),
  from: face,
  to: face,
  id: z.string(),
  name: z.string(),
  find: lootFind,
  provenance,
});
export type LootRow = z.infer<typeof lootRow>;

/**
 * A course at the range (A11, C20). `needs`: one of these items, or any weapon of `slot`, is carried; `scenarios`: how long
 * each part of the series takes, in order; each brings an honour of choice of `specialism`.
 */
const training = z.strictObject({
  id: z.string(),
  name: z.string(),
  slot: z.nullable(z.enum(['ranged', 'melee'])),
  needs: z.array(z.string()),
  scenarios: z.array(z.int().check(z.minimum(1))),
  specialism,
});
export type Training = z.infer<typeof training>;

/** A part of the base of operations (C20); what is left out, it does not give. */
export const base = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  recovery: z.int(),
  /** Casualty rolls that may be made again in each segment. */
  rerolls: z.optional(count),
  /** Restricted items that may be had in each segment whatever the level. */
  restricted: z.optional(count),
  trainings: z.optional(z.array(training)),
  /** What it does in a battle, once for the whole retinue. */
  trait: z.optional(trait),
  provenance,
});
export type Base = z.infer<typeof base>;
