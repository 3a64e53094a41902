import * as z from 'zod/mini';
import { ORDERS } from '../../../core/ids.ts';
import { heldTrait } from '../traits/heldTrait.ts';
import { ABILITIES, BEHAVIOURS, weaponRuleUse } from '../card/card.ts';

const count = z.int().check(z.minimum(0));

export type WeaponRuleUse = z.infer<typeof weaponRuleUse>;

/** The Hit column: own Hit, a number that replaces it, or a shift of the attack die result. */
export const hitColumn = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own') }),
  z.strictObject({ kind: z.literal('set'), value: z.int().check(z.minimum(2), z.maximum(6)) }),
  z.strictObject({ kind: z.literal('shift'), by: z.int() }),
]);
export type HitColumn = z.infer<typeof hitColumn>;

/**
 * One profile of a weapon. `ammo` names the counter it shares with the other profiles of the same gun and the shots it
 * uses; null: not counted. `damage` in wounds. `limited` weapons carry the rule Limited and are counted in `limitedUsed`.
 */
export const weapon = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['ranged', 'melee']),
  attacks: count,
  hit: hitColumn,
  damage: z.strictObject({ normal: count, critical: count }),
  rules: z.array(weaponRuleUse),
  ammo: z.nullable(z.strictObject({ counter: z.string(), start: count, perShot: z.int().check(z.minimum(1)) })),
  /** Some traits are for pistols only; left out: it is none. */
  pistol: z.optional(z.boolean()),
  /** Of a psychic power: not carried, so that injury does not make it worse (C-37); left out: it is carried. */
  ofPower: z.optional(z.boolean()),
});
export type Weapon = z.infer<typeof weapon>;

/** Ammunition of one gun: shots left, shots when full, and whether it is jammed. */
const ammoCounter = z.strictObject({ left: count, max: count, jammed: z.boolean() });
export type AmmoCounter = z.infer<typeof ammoCounter>;

export type Ability = (typeof ABILITIES)[number];

/** Uses of one trait: in this turning point, in the battle; `active`: used, and the user's activation is not yet over. */
const traitUses = z.strictObject({ turningPoint: count, battle: count, active: z.boolean() });
export type TraitUses = z.infer<typeof traitUses>;

/**
 * An operative in a battle: its card copied in, and what has happened to it. Distances in inches, wounds in wounds.
 * `down` (incapacitated), `readiness` and `slain` are separate facts (DECISIONS, reading 6). Removed enemies keep their
 * card with `removed` true.
 */
export const operative = z.strictObject({
  id: z.string(),
  side: z.string(),
  owner: z.nullable(z.string()),
  name: z.string(),
  card: z.string(),
  role: z.string(),
  portrait: z.string(),
  apl: count,
  move: count,
  hit: z.int().check(z.minimum(2), z.maximum(6)),
  save: z.int().check(z.minimum(2), z.maximum(6)),
  /** Defence dice (Df) and the value of an invulnerable save; absent: the system's, and none. */
  defence: z.optional(count),
  invulnerable: z.optional(z.int().check(z.minimum(2), z.maximum(6))),
  /** Group Activation: how many of its type go one after another; absent: one. */
  group: z.optional(z.int().check(z.minimum(1))),
  maxWounds: z.int().check(z.minimum(1)),
  keywords: z.array(z.string()),
  abilities: z.array(z.enum(ABILITIES)),
  /** Added to the D6 of a Reanimate made by this operative. */
  reanimateBonus: z.int(),
  weapons: z.array(weapon),
  dv: count,
  wounds: count,
  order: z.enum(ORDERS),
  usualOrder: z.enum(ORDERS),
  readiness: z.enum(['ready', 'active', 'expended']),
  down: z.boolean(),
  downedBy: z.nullable(z.string()),
  slain: z.boolean(),
  removed: z.boolean(),
  reanimations: count,
  guard: z.boolean(),
  /** On guard, the only weapon that it may shoot with (C-59); absent, null: any. */
  guardWith: z.optional(z.nullable(z.string())),
  counteracted: z.boolean(),
  cannotRetaliate: z.boolean(),
  lastWeapon: z.nullable(z.string()),
  ammo: z.record(z.string(), ammoCounter),
  limitedUsed: z.record(z.string(), count),
  kills: count,
  killedHeavy: count,
  /** Facts of the table, set by hand. Heights in inches above the killzone floor. */
  height: z.number().check(z.minimum(0)),
  onEdge: z.boolean(),
  onVantage: z.boolean(),
  inStronghold: z.boolean(),
  nearMarker: z.boolean(),
  carries: z.nullable(z.string()),
  carriesMarker: z.nullable(z.string()),
  /** A second marker, picked up before that one; absent or null: none. */
  alsoCarries: z.optional(z.nullable(z.string())),
  carriedBy: z.nullable(z.string()),
  /** Zones of the board that its scenario is bound to, where it is set up or comes in; absent: as its side does. */
  zones: z.optional(z.array(z.string())),
  /** How it behaves when nobody plays it; absent: by its weapons. */
  behaviour: z.optional(z.enum(BEHAVIOURS)),
  /** What makes it different from its card; absent: nothing. */
  traits: z.optional(z.array(heldTrait)),
  /** Uses of its traits so far, by their ids. */
  used: z.optional(z.record(z.string(), traitUses)),
});
export type Operative = z.infer<typeof operative>;
