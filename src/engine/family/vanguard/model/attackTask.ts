import * as z from 'zod/mini';
import { attack } from '../card/card.ts';
import { aimed } from './facts.ts';

const count = z.int().check(z.minimum(0));
const face = z.int().check(z.minimum(1), z.maximum(6));

/** Where an attack comes from. `fall`, `hurt`: hits or wounds outside any attack (V-46, V-63). */
export const ATTACK_KINDS = ['attack', 'charge', 'disengage', 'retaliation', 'followUp', 'fall', 'hurt'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** A die that lies. `from`: the place of the 6 that brought it (V-12), null: one of the first; `was`: its face before it was rolled again (V-36), null: it was not. */
export const rolledDie = z.strictObject({ face, from: z.nullable(count), was: z.nullable(face) });
export type RolledDie = z.infer<typeof rolledDie>;

/** An ability that its side has paid for (V-08). */
export const saidAbility = z.strictObject({ model: z.string(), ability: z.string(), cp: count });
export type SaidAbility = z.infer<typeof saidAbility>;

/** `armour`, or the place of the chosen value among its invulnerable ones (V-61). */
export const armourChoice = z.union([z.literal('armour'), count]);
export type ArmourChoice = z.infer<typeof armourChoice>;

/**
 * What has been settled of the target in hand; null: not yet. `reroll`: a die of the roll in hand is being rolled again.
 * `hits`, `saved` stay null where the table has told the wounds alone. `asked`: moments at which no ability was wanted any more. `told`: followers of a blast are named.
 */
export const targetInHand = z.strictObject({
  hitDice: z.array(rolledDie),
  hits: z.nullable(count),
  armourBy: z.nullable(armourChoice),
  armourDice: z.array(rolledDie),
  saved: z.nullable(count),
  reroll: z.nullable(count),
  mortal: count,
  wounds: z.nullable(count),
  /** Wounds below 0 that the recovery roll suffers from. */
  below: count,
  recovery: z.nullable(face),
  outcome: z.nullable(z.enum(['stands', 'down', 'removed'])),
  asked: z.array(z.string()),
  said: z.array(saidAbility),
  told: z.boolean(),
});
export type TargetInHand = z.infer<typeof targetInHand>;

/** A target with its part of the dice. `wasDown`: before this attack began (V-65). */
export const attackTarget = z.strictObject({ ...aimed.shape, wasDown: z.boolean() });
export type AttackTarget = z.infer<typeof attackTarget>;

/**
 * An attack being resolved, target after target (V-53). `attacker` null: a fall and the like, whose numbers are `fixed`. `focus`, `charge`: what the two bonuses were taken as; `open`: those still to be chosen.
 * `answered`: targets asked whether they retaliate.
 */
export const attackTask = z.strictObject({
  kind: z.literal('attack'),
  how: z.enum(ATTACK_KINDS),
  attacker: z.nullable(z.string()),
  attack: z.nullable(attack),
  targets: z.array(attackTarget),
  at: count,
  aimed: z.boolean(),
  open: z.array(z.enum(['focus', 'charge'])),
  focus: z.nullable(z.enum(['hit', 'ap'])),
  charge: z.nullable(z.enum(['hit', 'ap'])),
  said: z.array(saidAbility),
  asked: z.array(z.string()),
  fixed: z.nullable(z.strictObject({ hits: count, ap: count, mortal: count })),
  inHand: targetInHand,
  answered: count,
});
export type AttackTask = z.infer<typeof attackTask>;

/** Nothing of a target is settled yet. */
export const EMPTY_HAND: TargetInHand = {
  hitDice: [],
  hits: null,
  armourBy: null,
  armourDice: [],
  saved: null,
  reroll: null,
  mortal: 0,
  wounds: null,
  below: 0,
  recovery: null,
  outcome: null,
  asked: [],
  said: [],
  told: false,
};
