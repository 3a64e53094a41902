import * as z from 'zod/mini';

const MOST = 99;
/** A length in inches. */
export const inches = z.number().check(z.minimum(0), z.maximum(999));
/** A change of a die or of a number of dice. */
export const change = z.int().check(z.minimum(-MOST), z.maximum(MOST));
/** n+: 7 is met by a 6 alone, or by modifiers. */
export const target = z.int().check(z.minimum(2), z.maximum(7));
/** Faces as a case lists them: what they show is checked with the roll. */
export const faces = z.array(z.number());
export const flag = z.optional(z.boolean());
const amount = z.int().check(z.minimum(0), z.maximum(MOST));
const positive = z.int().check(z.minimum(1), z.maximum(MOST));

/** An attack as a case writes it: there is none of 0 dice (V-05). */
export const weaponShape = z.strictObject({
  dice: positive,
  hit: target,
  ap: amount,
  d: amount,
  name: z.optional(z.string()),
  range: z.optional(inches),
});
export type WeaponCase = z.infer<typeof weaponShape>;

/** Whom a case attacks: AR, wounds now, and what is so of it before. */
export const targetShape = z.strictObject({
  ar: target,
  wn: positive,
  invuln: z.optional(target),
  down: flag,
  fatigued: flag,
  melee: flag,
  id: z.optional(z.string()),
});
export type TargetCase = z.infer<typeof targetShape>;

const focusBonus = z.optional(z.enum(['hit', 'ap']));

/** What is so of an attack at one target; each kind of attack reads what concerns it. */
export const factsShape = z.strictObject({
  obscured: flag,
  dist: z.optional(inches),
  aim: flag,
  cover: flag,
  focus: focusBonus,
  charge: focusBonus,
  friends: z.optional(z.array(z.strictObject({ engagesTarget: flag, engagedWithOthers: flag, fatigued: flag }))),
  disengage: flag,
});
export type FactsCase = z.infer<typeof factsShape>;

export const attackKind = z.enum(['ranged', 'melee']);
export type AttackKind = z.infer<typeof attackKind>;

const place = z.int().check(z.minimum(0));
/** Dice rolled again for CP: which, and what they show then. */
export const rerollsShape = z.array(z.tuple([place, z.number()]));
export type RerollsCase = z.infer<typeof rerollsShape>;

/** The dice of an armour roll and what follows it. */
export const armourShape = {
  armRoll: z.optional(faces),
  recovery: z.optional(z.number()),
  useInvuln: flag,
  armMod: z.optional(change),
};

/** All that a case says of one attack at one target beside the two of them. */
export const strikeShape = {
  ...armourShape,
  hitRoll: faces,
  bonusDice: z.optional(change),
  hitMod: z.optional(change),
  mortal: z.optional(amount),
  hitRerolls: z.optional(rerollsShape),
  armRerolls: z.optional(rerollsShape),
  facts: z.optional(factsShape),
};
