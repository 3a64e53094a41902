import * as z from 'zod/mini';

/** Numbers beyond it make no sense on a table. */
const MOST = 99;
const count = z.int().check(z.minimum(0), z.maximum(MOST));
const positive = z.int().check(z.minimum(1), z.maximum(MOST));
const target = z.int().check(z.minimum(2), z.maximum(7));
const name = z.string().check(z.minLength(1), z.maxLength(80));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/u));

/** Dice, lowest face that hits, armour piercing, wounds for each hit that is not saved (V-05). */
const profile = { dice: positive, hit: target, ap: count, d: positive };

/** What follows when an attack scored a hit: one attack with a profile of its own at each other model within `radius` inches of the target, friend or foe, which nothing modifies (V-06). */
const followUpAttack = z.strictObject({ name, radius: z.number().check(z.positive()), ...profile });
export type FollowUpAttack = z.infer<typeof followUpAttack>;

/** An attack of a card (V-05). `range` in inches; 0 of a melee attack: base contact. `followUp`: null, or V-06. */
export const attack = z.strictObject({
  id,
  name,
  kind: z.enum(['ranged', 'melee']),
  range: z.number().check(z.minimum(0)),
  ...profile,
  followUp: z.nullable(followUpAttack),
});
export type Attack = z.infer<typeof attack>;

/**
 * What an action of a card's own does (V-07). `return`: a removed model of its side comes back with `wounds` within `within`
 * inches of it, more than `clear` inches from enemies, already activated; `of`: of these cards only, left out: whichever. `token`: so many counters of that name.
 */
export const actionEffect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('return'),
    wounds: positive,
    within: z.number().check(z.positive()),
    clear: z.number().check(z.minimum(0)),
    of: z.optional(z.array(id).check(z.minLength(1), z.maxLength(30))),
  }),
  z.strictObject({ kind: z.literal('heal'), wounds: positive, within: z.number().check(z.minimum(0)) }),
  z.strictObject({ kind: z.literal('mortal'), wounds: positive, within: z.number().check(z.positive()) }),
  z.strictObject({ kind: z.literal('token'), token: name, count: positive }),
]);
export type ActionEffect = z.infer<typeof actionEffect>;

/** An action of a card's own, long or short, for `cp` command points (V-04, V-07). */
export const ownAction = z.strictObject({
  id,
  name,
  length: z.enum(['short', 'long']),
  cp: count,
  effect: actionEffect,
});
export type OwnAction = z.infer<typeof ownAction>;

/** Moments at which an ability can be played: before a hit roll of its attack, before its armour roll, before its recovery or nerve die. */
export const ABILITY_MOMENTS = ['hitRoll', 'armourRoll', 'recovery', 'nerve'] as const;

/**
 * An ability (V-04, V-08). Of `cp` 0 it is always on; else it is asked for at its moment and paid. `of`: for attacks of which
 * kind. `change`: added to each die (`hit`, `armour`, `recovery`, `nerve`), to AP, or dice more or fewer.
 */
export const ability = z.strictObject({
  id,
  name,
  cp: count,
  moment: z.enum(ABILITY_MOMENTS),
  of: z.enum(['ranged', 'melee', 'any']),
  change: z.strictObject({ what: z.enum(['die', 'ap', 'dice']), value: z.int() }),
});
export type Ability = z.infer<typeof ability>;

/** Whether what an ability changes is there at its moment: AP and dice are of hit rolls, AP of armour rolls too; recovery and nerve have their die alone (V-08, V-37). */
export const changesSomething = ({ moment, change: { what } }: Ability): boolean => {
  switch (moment) {
    case 'hitRoll':
      return true;
    case 'armourRoll':
      return what !== 'dice';
    case 'recovery':
    case 'nerve':
      return what === 'die';
  }
};

/** No model stands on more, in millimetres. */
const millimetres = z.int().check(z.minimum(1), z.maximum(500));

/** A base (V-01), millimetres. Round: `width` is its diameter. */
export const base = z.strictObject({
  shape: z.enum(['round', 'oval', 'rectangle']),
  width: millimetres,
  length: millimetres,
});
export type Base = z.infer<typeof base>;

/** The figures of a model (V-04): command points it brings, inches of speed, lowest face that saves, wounds, lowest face of nerve, invulnerable values to choose from. */
export const figures = {
  cp: count,
  sp: positive,
  ar: target,
  wn: positive,
  ne: target,
  invulnerable: z.array(target),
};
