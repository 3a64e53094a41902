import * as z from 'zod/mini';
import { ORDERS } from '../../../core/ids.ts';
import { EXPIRIES } from '../card/card.ts';
import { lastingChange } from '../card/lastingChange.ts';
import { MOMENTS } from '../card/moments.ts';
import { type Selector, selector, SIDE_WORDS } from './selector.ts';

/** Dice that amounts are rolled with. */
const AMOUNT_DICE = [3, 4, 6, 8, 10, 12, 20] as const;

/** Dice of an effect: `count`D`sides` + `plus`; `count` 0: the number itself. */
const amount = z.strictObject({
  count: z.int().check(z.minimum(0), z.maximum(6)),
  sides: z.union(AMOUNT_DICE.map((die) => z.literal(die))),
  plus: z.int(),
});
export type Amount = z.infer<typeof amount>;

/** What lasts, and how long: `nextTurningPoint` is until the end of the one after this. */
const lastsHow = {
  changes: z.array(lastingChange).check(z.minLength(1), z.maxLength(4)),
  expires: z.enum(EXPIRIES),
  uses: z.optional(z.int().check(z.positive())),
};

/**
 * The typed effect language: what a table row does. One module each in `plugins/effects/operations/`. `by` in pips, inches or points;
 * `to` null means by `by`.
 */
const simpleOps = [
  z.strictObject({ op: z.literal('cp'), by: z.int() }),
  /** `order`: only where whom it is about has this order. */
  z.strictObject({
    op: z.literal('alert'),
    by: z.nullable(z.int()),
    to: z.nullable(z.int()),
    order: z.optional(z.enum(ORDERS)),
  }),
  z.strictObject({
    op: z.literal('stat'),
    stat: z.enum(['apl', 'hit', 'move', 'save']),
    to: selector,
    by: z.int(),
    expires: z.enum(EXPIRIES),
    /** Hit of these weapons only; absent: of all. */
    group: z.optional(z.enum(['ranged', 'melee'])),
  }),
  /** `half`: half of the wounds, rounded up. */
  z.strictObject({ op: z.literal('damage'), to: selector, amount, half: z.optional(z.boolean()) }),
  z.strictObject({ op: z.literal('heal'), to: selector, amount }),
  z.strictObject({ op: z.literal('jam'), to: selector }),
  z.strictObject({ op: z.literal('ammo'), to: selector, set: z.nullable(z.enum(['max', 'empty'])), by: z.int() }),
  z.strictObject({ op: z.literal('order'), to: selector, order: z.enum(['engage', 'conceal']) }),
  z.strictObject({ op: z.literal('readiness'), to: selector, readiness: z.enum(['ready', 'expended']) }),
  z.strictObject({ op: z.literal('free'), to: selector, action: z.enum(['dash', 'reposition']) }),
  z.strictObject({ op: z.literal('sight'), inches: z.int(), expires: z.enum(['turningPoint', 'battle']) }),
  z.strictObject({ op: z.literal('initiative'), side: z.enum(SIDE_WORDS) }),
  z.strictObject({ op: z.literal('turningPoints'), by: z.int() }),
  z.strictObject({ op: z.literal('flag'), flag: z.string() }),
  z.strictObject({ op: z.literal('loot'), to: selector, count: z.int() }),
  z.strictObject({
    op: z.literal('spawn'),
    group: z.enum(['reinforcements']),
    order: z.enum(['engage', 'conceal']),
    where: z.string(),
    /** DV of the group instead of the difficulty's; with a card, one of these of that card, which the battle keeps. */
    dv: z.optional(z.int().check(z.positive())),
    card: z.optional(z.string()),
    /** Whom those of a card come to; absent: the enemy. */
    side: z.optional(z.enum(SIDE_WORDS)),
    /** Rolled on the table of this faction, which the battle keeps; absent: on that of the enemy. Not with a card. */
    faction: z.optional(z.string()),
  }),
  z.strictObject({ op: z.literal('mark'), mark: z.string(), where: z.string() }),
  z.strictObject({
    op: z.literal('environment'),
    tag: z.string(),
    on: z.boolean(),
    expires: z.enum(['turningPoint', 'battle']),
  }),
  /** D6 `from` or more: one who fell stands again with all its wounds, or (`as`, a card) another takes its place, Engage. */
  z.strictObject({ op: z.literal('rise'), to: selector, from: z.int(), as: z.nullable(z.string()) }),
  /** What lowers its APL ends. */
  z.strictObject({ op: z.literal('steady'), to: selector }),
  z.strictObject({ op: z.literal('doors'), state: z.enum(['open', 'shut']) }),
  /** A counter or a tick of the mission. */
  z.strictObject({ op: z.literal('counter'), counter: z.string(), by: z.int() }),
  z.strictObject({ op: z.literal('tick'), tick: z.string(), on: z.boolean() }),
  /** A passage is read aloud; an objective is shown to the players; those of a wave arrive; a table is rolled on. */
  z.strictObject({ op: z.literal('tell'), passage: z.string() }),
  z.strictObject({ op: z.literal('reveal'), objective: z.string() }),
  z.strictObject({ op: z.literal('wave'), wave: z.string() }),
  z.strictObject({ op: z.literal('roll'), table: z.string() }),
  /** Experience after the battle, for operatives of the roster. */
  z.strictObject({ op: z.literal('xp'), to: selector, by: z.int() }),
  /** It is incapacitated, whatever wounds it has. */
  z.strictObject({ op: z.literal('incapacitate'), to: selector }),
  /** It leaves the board. */
  z.strictObject({ op: z.literal('leave'), to: selector }),
  /** The jams of its guns are cleared. */
  z.strictObject({ op: z.literal('unjam'), to: selector }),
  /** The table that this is a row of is rolled once more. */
  z.strictObject({ op: z.literal('reroll') }),
  /** One of these may be activated next. */
  z.strictObject({ op: z.literal('next'), to: selector }),
  /** Something lasts: for the battle or a side; for operatives. `uses`: how often it counts at most. */
  z.strictObject({
    op: z.literal('lasts'),
    for: z.enum(['battle', ...SIDE_WORDS]),
    ...lastsHow,
    /** At how many places of the board, rolled and told; absent: it is not of places. */
    places: z.optional(amount),
  }),
  z.strictObject({ op: z.literal('change'), to: selector, ...lastsHow }),
  /** It has no wounds left and stays at 1, once in a battle; what is about to harm it leaves it out. */
  z.strictObject({ op: z.literal('hold'), to: selector }),
  z.strictObject({ op: z.literal('ward'), to: selector }),
  /** It is moved straight away by others; terrain that stops it costs it wounds. */
  z.strictObject({ op: z.literal('push'), to: selector, inches: z.int().check(z.positive(), z.maximum(30)), amount }),
  /** Whoever brought it about shoots at it for nothing, with this weapon or the one used last. */
  z.strictObject({ op: z.literal('shot'), to: selector, weapon: z.optional(z.string()) }),
  /** One of these shoots for free at whom it is about, whatever order that has, as a guard does. */
  z.strictObject({ op: z.literal('ambush'), to: selector }),
  /** Bystanders move so far away from operatives; the table says how many are left. */
  z.strictObject({ op: z.literal('flee'), inches: z.int().check(z.positive(), z.maximum(30)) }),
  /** The die of the next event is rolled now. */
  z.strictObject({ op: z.literal('foretell') }),
  /** The next event is rolled twice and one row chosen, or its side gains 1 CP: the players say which. */
  z.strictObject({ op: z.literal('foresee') }),
  /** One environment in force never concerns whoever brought it about, in this battle: the players say which. */
  z.strictObject({ op: z.literal('calm') }),
  /** Whom or what enemies look at (acolyte.md A7); a place null: none any more. */
  z.strictObject({ op: z.literal('priority'), to: selector }),
  /** A marker of this name is carried by it alone. */
  z.strictObject({ op: z.literal('carry'), to: selector, marker: z.string().check(z.minLength(1), z.maxLength(60)) }),
  z.strictObject({ op: z.literal('place'), where: z.nullable(z.string()) }),
] as const;

/** A test of one die for each operative of a selector: 'each within 2" of the mark, D6, on 1-2 D3 damage'. */
const test = z.strictObject({
  op: z.literal('test'),
  to: selector,
  upTo: z.int().check(z.minimum(1), z.maximum(6)),
  /** From this face on instead, up to 6; `upTo` is 6 then. */
  from: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
  fail: z.discriminatedUnion('op', [...simpleOps]),
});

/**
 * Something happens at each moment of a kind, as long as it lasts; 'this' is who acts then, if anybody does. `trap`: only when
 * who acts comes within so many inches of the mark that was laid before it, and then it is over.
 */
const whenever = z.strictObject({
  op: z.literal('whenever'),
  on: z.enum(MOMENTS),
  for: z.enum(['battle', ...SIDE_WORDS]),
  expires: z.enum(EXPIRIES),
  uses: z.optional(z.int().check(z.positive())),
  trap: z.optional(z.number().check(z.positive(), z.maximum(30))),
  effects: z.array(z.discriminatedUnion('op', [...simpleOps, test])),
});

export const effectStep = z.discriminatedUnion('op', [...simpleOps, test, whenever]);
export type EffectStep = z.infer<typeof effectStep>;
export type EffectOp = EffectStep['op'];
/** The effects that concern chosen operatives. */
export type TargetedStep = Extract<EffectStep, { to: Selector }>;
