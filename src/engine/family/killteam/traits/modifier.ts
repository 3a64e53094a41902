import * as z from 'zod/mini';
import { ABILITIES, actionId, weaponRuleUse } from '../card/card.ts';

const count = z.int().check(z.minimum(0));

/** Which weapons a change is for. */
const weaponGroup = z.enum(['any', 'ranged', 'melee', 'pistol']);
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

const period = z.enum(['turningPoint', 'battle']);

/**
 * What a trait changes by itself. `by` is + for better; distances in inches, Hit and Save in pips.
 * The first four are worked into the card when the operative takes the field, the last group counts between battles, all
 * others are read by the battle while it goes on.
 */
export const modifier = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('stat'),
    stat: z.enum(['apl', 'move', 'hit', 'save', 'wounds']),
    by: z.int(),
    /** Never worse than this; null: no bound. */
    least: z.nullable(z.int()),
    /** Only the Hit of these weapons; absent: of all. */
    group: z.optional(weaponGroup),
  }),
  z.strictObject({
    op: z.literal('weapon'),
    group: weaponGroup,
    hit: z.int(),
    attacks: z.int(),
    normal: z.int(),
    critical: z.int(),
  }),
  z.strictObject({ op: z.literal('ability'), ability: z.enum(ABILITIES) }),
  z.strictObject({ op: z.literal('forbid'), action: actionId }),

  z.strictObject({ op: z.literal('weaponRule'), group: weaponGroup, rule: weaponRuleUse, when: condition }),
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

  /** Wounds added to its first strike of a fight in the activation in which it charged. */
  z.strictObject({ op: z.literal('chargeStrike'), by: z.int() }),
  /** After its first strike of a fight, at an opponent that was injured, it resolves the next die too. */
  z.strictObject({ op: z.literal('doubleStrike') }),
  /** Attack dice against it are never rolled again. */
  z.strictObject({ op: z.literal('noRerollsAgainst') }),
  /** Hit of friends within so many inches of it when they fight; the table says who is. */
  z.strictObject({ op: z.literal('meleeAura'), by: z.int(), inches: z.int().check(z.positive()) }),

  /** Targets farther away than this are not valid (`rules/acolyte.md` C0, VIS). */
  z.strictObject({ op: z.literal('sight'), inches: z.int() }),
  /** Only told: the table sees to it. */
  z.strictObject({ op: z.literal('told') }),

  z.strictObject({
    op: z.literal('capacity'),
    what: z.enum(['wargear', 'equipment', 'followers']),
    by: z.int(),
  }),
  z.strictObject({ op: z.literal('gate'), upTo: z.enum(['restricted', 'rare']), items: count }),
  z.strictObject({ op: z.literal('experience'), percent: z.int(), firstKill: z.int() }),
  z.strictObject({ op: z.literal('casualty'), of: z.enum(['self', 'others']), by: z.int() }),
  z.strictObject({ op: z.literal('recovery'), by: z.int() }),
  z.strictObject({ op: z.literal('loot'), by: z.int() }),
  z.strictObject({ op: z.literal('investigation'), by: z.int() }),
  z.strictObject({ op: z.literal('psyker') }),
  /** WP, and CP of a ploy that names it, added to the price, so +1 is dearer. */
  z.strictObject({ op: z.literal('price'), group: z.enum(['twoHanded']), by: z.int() }),
  z.strictObject({ op: z.literal('ployPrice'), by: z.int() }),
]);
export type Modifier = z.infer<typeof modifier>;
export type ModifierOp = Modifier['op'];

/** What can last in a battle by itself, without a trait. */
export const LASTING_OPS = ['stat', 'sight', 'told'] as const satisfies readonly ModifierOp[];
export type LastingOp = (typeof LASTING_OPS)[number];
