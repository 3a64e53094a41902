import * as z from 'zod/mini';
import { ABILITIES } from '../card/card.ts';
import { heldStep } from '../tables/heldStep.ts';
import { MOMENTS } from '../card/moments.ts';
import { lastingChanges, period, statChange, weaponGroup } from '../card/lastingChange.ts';

const count = z.int().check(z.minimum(0));

/**
 * What a trait changes by itself. `by` is + for better; distances in inches, Hit and Save in pips.
 * The first are worked into the card when the operative takes the field, the last group counts between battles, all others
 * are read by the battle while it goes on; `moment` and `tableNext` only ever last.
 */
export const modifier = z.discriminatedUnion('op', [
  statChange,
  z.strictObject({
    op: z.literal('weapon'),
    group: weaponGroup,
    hit: z.int(),
    attacks: z.int(),
    normal: z.int(),
    critical: z.int(),
  }),
  z.strictObject({ op: z.literal('ability'), ability: z.enum(ABILITIES) }),

  ...lastingChanges,
  /** A fall of up to so many inches never hurts it. */
  z.strictObject({ op: z.literal('fallSafe'), upTo: z.number().check(z.positive()) }),
  /** Each of its climbs counts so many inches less, or its climbs and drops half, and never less than `least`: on a board. */
  z.strictObject({ op: z.literal('climbLess'), by: z.int().check(z.positive()), least: count }),
  z.strictObject({ op: z.literal('verticalHalf'), least: count }),
  /**
   * The damage of one attack die against it is less by this, null: nothing, once in each period; whose it is decides. `melee`:
   * of a strike alone.
   */
  z.strictObject({
    op: z.literal('shrug'),
    of: z.enum(['any', 'melee']),
    by: z.nullable(z.int().check(z.positive())),
    per: period,
  }),
  /**
   * Damage of this much or more from one attack die against it is rolled for, a D6: from this face on it is less by so much
   * (A10, Cadia).
   */
  z.strictObject({
    op: z.literal('hardened'),
    least: z.int().check(z.positive()),
    from: z.int().check(z.minimum(2), z.maximum(6)),
    by: z.int().check(z.positive()),
  }),
  /** It may make two Shoot actions in its activation, if it does nothing else (A10, Mordian). */
  z.strictObject({ op: z.literal('secondShot') }),
  /** It may Shoot within the control range of enemies, only at one of these (A10, Mordian). */
  z.strictObject({ op: z.literal('shootEngaged') }),
  /** The first of its side to go down while ready, in each turning point, stays up until its next activation is over (A10, Krieg). */
  z.strictObject({ op: z.literal('staysUp') }),
  /** It counts as injured, or cannot be; *cannot* beats *can*, unless the rule says regardless (C-33). */
  z.strictObject({ op: z.literal('injured'), is: z.boolean(), regardless: z.optional(z.boolean()) }),
  /** Light terrain is no cover for it. */
  z.strictObject({ op: z.literal('noLightCover') }),
  /** It may Charge on a Conceal order (`rules/acolyte.md` A5, Assassin). */
  z.strictObject({ op: z.literal('chargeConcealed') }),
  /**
   * One of its defence dice may be rolled again while it stands in the players' drop zone or contests an objective; the table
   * says so (A5, The Long Vigil).
   */
  z.strictObject({ op: z.literal('vigil') }),
  /** Hit of these of its weapons, by id, is what the weapon says, whatever would change it for better or worse (A5). */
  z.strictObject({ op: z.literal('steadyHit'), weapons: z.array(z.string()) }),
  /** Its powers reach so many inches farther, and so does what it shoots with these weapons, by id (C10, Reach): on a board. */
  z.strictObject({
    op: z.literal('psychicReach'),
    by: z.int().check(z.positive(), z.maximum(12)),
    weapons: z.array(z.string()),
  }),
  /** It carries two markers, or an operative of any size (C9, Beast of Burden). */
  z.strictObject({ op: z.literal('burden') }),
  /** What this environment, or row of a table, does never concerns it. */
  z.strictObject({ op: z.literal('untouched'), by: z.string() }),
  /** The die of the next roll on a table lies there already. */
  z.strictObject({ op: z.literal('tableNext'), table: z.string(), face: z.int().check(z.minimum(1), z.maximum(20)) }),
  /** `trap`: within so many inches of its mark, as a step of effects has it. */
  z.strictObject({
    op: z.literal('moment'),
    on: z.enum(MOMENTS),
    effects: z.array(heldStep),
    trap: z.optional(z.number().check(z.positive(), z.maximum(30))),
  }),

  /** About to go down, D6: from this face on it makes one free Shoot or Fight first. */
  z.strictObject({ op: z.literal('lastBreath'), from: z.int().check(z.minimum(2), z.maximum(6)) }),

  z.strictObject({
    op: z.literal('capacity'),
    what: z.enum(['wargear', 'equipment', 'followers']),
    by: z.int(),
  }),
  z.strictObject({ op: z.literal('gate'), upTo: z.enum(['restricted', 'rare']), items: count }),
  z.strictObject({ op: z.literal('experience'), percent: z.int(), firstKill: z.int() }),
  z.strictObject({ op: z.literal('casualty'), of: z.enum(['self', 'others']), by: z.int() }),
  z.strictObject({ op: z.literal('recovery'), by: z.int() }),
  /** A recovery roll that failed may be made again, once (A5, Spiritual Resolve). */
  z.strictObject({ op: z.literal('recoveryReroll') }),
  /** Two dice for a battle scar, and one of them is chosen (A5, Spiritual Resolve). */
  z.strictObject({ op: z.literal('scarTwice') }),
  /** EP less for one of the pieces of equipment it carries, the dearest, at least 0 (A5, Honoured by the Armoury). */
  z.strictObject({ op: z.literal('oneCheaper'), by: z.int().check(z.positive()) }),
  z.strictObject({ op: z.literal('loot'), by: z.int() }),
  z.strictObject({ op: z.literal('psyker') }),
  /** WP of these weapons, added to the price, so +1 is dearer. */
  z.strictObject({ op: z.literal('price'), group: z.enum(['twoHanded']), by: z.int() }),
]);
export type Modifier = z.infer<typeof modifier>;
export type ModifierOp = Modifier['op'];
