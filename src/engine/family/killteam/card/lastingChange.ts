import * as z from 'zod/mini';
import { actionId, tableActionId, weaponRuleUse } from './card.ts';

/** Which weapons a change is for. */
export const weaponGroup = z.enum(['any', 'ranged', 'melee', 'pistol']);
export type WeaponGroup = z.infer<typeof weaponGroup>;

/**
 * When a change to an attack counts. `notMoved`: no move action in this activation; `charged`: it charged in this
 * activation; `assisted`: at least one friend assists; `fromConceal`: its order is Conceal; `fromVantage`: flag of the card;
 * `onGuard`: a guard's interrupt; `within3`: the table says that the target is within 3 inches.
 */
const condition = z.enum([
  'always',
  'notMoved',
  'charged',
  'assisted',
  'fromConceal',
  'fromVantage',
  'onGuard',
  'within3',
]);
export type ModifierCondition = z.infer<typeof condition>;

export const period = z.enum(['turningPoint', 'battle']);

const face = z.int().check(z.minimum(1), z.maximum(20));
const inches = z.number().check(z.positive(), z.maximum(60));

/**
 * What can be changed while a battle goes on, by a trait or by something that lasts. `by` is + for better; distances in
 * inches, Hit and Save in pips, prices in AP and CP, + is dearer.
 */
export const lastingChanges = [
  z.strictObject({ op: z.literal('forbid'), action: tableActionId }),
  z.strictObject({ op: z.literal('weaponRule'), group: weaponGroup, rule: weaponRuleUse, when: condition }),
  /** Weapons have this rule when they are used against it; `reach`: only so near, or only farther away, as the table says. */
  z.strictObject({
    op: z.literal('weaponRuleAgainst'),
    group: weaponGroup,
    rule: weaponRuleUse,
    reach: z.optional(z.strictObject({ is: z.enum(['within', 'beyond']), inches })),
  }),
  z.strictObject({ op: z.literal('attackDice'), group: weaponGroup, by: z.int(), when: condition }),
  /** One more damage when at least one critical success is retained. */
  z.strictObject({ op: z.literal('criticalBonus'), group: weaponGroup, by: z.int() }),
  /** The enemy it fights cannot be assisted. */
  z.strictObject({ op: z.literal('unassistedFoe') }),
  /** Hit of the enemy it fights, - is worse for the enemy. */
  z.strictObject({ op: z.literal('foeHit'), by: z.int() }),
  z.strictObject({ op: z.literal('guardPointBlank') }),
  /** AP added to what the action costs, so -1 is cheaper; `per`: only the first of each. */
  z.strictObject({ op: z.literal('cost'), action: actionId, by: z.int(), per: z.nullable(period) }),
  /** Inches added to a Charge or a Dash. */
  z.strictObject({ op: z.literal('distance'), action: z.enum(['dash', 'charge', 'reposition']), by: z.int() }),
  /** Inches of Move added in an activation that it began with this order. */
  z.strictObject({ op: z.literal('moveOnOrder'), order: z.enum(['engage', 'conceal']), by: z.int() }),
  z.strictObject({ op: z.literal('aplNeverRaised') }),
  /** APL reductions ignored; `per` null: all of them, else the first of each. */
  z.strictObject({ op: z.literal('aplNeverLowered'), per: z.nullable(period) }),
  z.strictObject({ op: z.literal('ignoreInjured'), what: z.enum(['move', 'hit', 'both']), per: z.nullable(period) }),
  z.strictObject({ op: z.literal('firstOrder'), order: z.enum(['engage', 'conceal']) }),
  /** Added to the D6 of a Reanimate: of those it makes, or of those made on it. */
  z.strictObject({ op: z.literal('reanimate'), by: z.int(), on: z.enum(['others', 'self']) }),
  /** The first damage of 3 or more from one die in each turning point is less by this. */
  z.strictObject({ op: z.literal('toughness'), by: z.int() }),
  z.strictObject({ op: z.literal('saveAgainst'), rules: z.array(z.string()), by: z.int() }),
  /** Added to the D6 of its psychic tests. */
  z.strictObject({ op: z.literal('psychicTest'), by: z.int() }),
  /** A natural 1 of a psychic test is rolled once more. */
  z.strictObject({ op: z.literal('psychicReroll') }),
  /** Two powers in one activation instead of one. */
  z.strictObject({ op: z.literal('psychicTwice') }),
  /** Perils cost it half the wounds, rounded up. */
  z.strictObject({ op: z.literal('perilsHalved') }),
  /** Faces of a psychic test up to this are perils. */
  z.strictObject({ op: z.literal('perils'), upTo: face }),

  /** Wounds added to its first strike of a fight in the activation in which it charged. */
  z.strictObject({ op: z.literal('chargeStrike'), by: z.int() }),
  /** After its first strike of a fight, at an opponent that was injured, it resolves the next die too. */
  z.strictObject({ op: z.literal('doubleStrike') }),
  /** Attack dice against it are never rolled again. */
  z.strictObject({ op: z.literal('noRerollsAgainst') }),
  /** Hit of friends within so many inches of it when they fight; the table says who is. */
  z.strictObject({ op: z.literal('meleeAura'), by: z.int(), inches: z.int().check(z.positive()) }),

  /** What is said of it as a target holds whatever the table says: obscured or not; no save for cover. */
  z.strictObject({ op: z.literal('obscured'), is: z.boolean() }),
  z.strictObject({ op: z.literal('noCoverSave') }),
  /** Its shots are never at somebody obscured. */
  z.strictObject({ op: z.literal('ignoreObscured') }),
  /** Its save for cover: a critical one, or one more. */
  z.strictObject({ op: z.literal('coverSave'), gives: z.enum(['critical', 'more']), when: condition }),
  /** One of its defence dice may be rolled again. */
  z.strictObject({ op: z.literal('defenceReroll'), when: z.enum(['always', 'fromVantage']) }),

  /** Targets farther away than this are not valid (`rules/acolyte.md` C0, VIS). */
  z.strictObject({ op: z.literal('sight'), inches }),
  /** Whoever is seen through smoke so near to what smokes is obscured; the table says so at each shot. */
  z.strictObject({ op: z.literal('smoke'), inches }),
  /** It can be seen, however little anybody sees. */
  z.strictObject({ op: z.literal('lit') }),
  /** Accurate does nothing farther away than this. */
  z.strictObject({ op: z.literal('accurateWithin'), inches }),
  /** Unaware enemies notice it, or anybody, only so near. */
  z.strictObject({ op: z.literal('notice'), inches }),
  /** Enemies do not notice it on this order; the table says that it ended in cover. */
  z.strictObject({ op: z.literal('unnoticed'), order: z.enum(['engage', 'conceal']) }),
  /** Enemies that have a priority target have it as one. */
  z.strictObject({ op: z.literal('marked') }),

  /** A falling test fails up to this face; a fall of more than so many inches costs so many wounds at the least. */
  z.strictObject({ op: z.literal('fallTest'), upTo: face }),
  z.strictObject({ op: z.literal('fallDamage'), over: inches, least: z.int().check(z.positive()) }),

  /** CP of ploys: of all, or of one kind; of one that is known by its id. */
  z.strictObject({
    op: z.literal('ployPrice'),
    by: z.int(),
    kind: z.optional(z.enum(['strategic', 'firefight'])),
  }),
  z.strictObject({ op: z.literal('forbidTrait'), trait: z.string() }),
  /** Added to its rolls on the table of investigation; `per`: only the first that its side makes in each. */
  z.strictObject({ op: z.literal('investigation'), by: z.int(), per: z.optional(period) }),
  /** A roll on a table: two dice, and one of them is chosen; one face counts as another. `table` `event`: that of events. */
  z.strictObject({ op: z.literal('tableTwice'), table: z.string() }),
  z.strictObject({ op: z.literal('tableFace'), table: z.string(), from: face, to: face }),
  /** DV added to each group of reinforcements. */
  z.strictObject({ op: z.literal('reinforcements'), by: z.int() }),
  /** Only told: the table sees to it. */
  z.strictObject({ op: z.literal('told') }),
] as const;

/** A figure of somebody: + is better. `group`: only the Hit of these weapons; absent: of all. */
export const statChange = z.strictObject({
  op: z.literal('stat'),
  stat: z.enum(['apl', 'move', 'hit', 'save', 'wounds']),
  by: z.int(),
  /** Never worse than this; null: no bound. */
  least: z.nullable(z.int()),
  group: z.optional(weaponGroup),
});

/** What can last by itself. */
export const lastingChange = z.discriminatedUnion('op', [statChange, ...lastingChanges]);
export type LastingChange = z.infer<typeof lastingChange>;
export type LastingOp = LastingChange['op'];
