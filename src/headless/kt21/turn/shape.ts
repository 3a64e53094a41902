import * as z from 'zod/mini';
import { anyObject } from '../../anyObject.ts';

const SIDES = ['A', 'B'] as const;
export const sideName = z.enum(SIDES);
const count = z.int().check(z.minimum(0), z.maximum(99));
const order = z.enum(['engage', 'conceal']);

const op = z.strictObject({
  side: sideName,
  type: z.optional(z.string()),
  apl: z.optional(count),
  ga: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  m: z.optional(count),
  mMod: z.optional(z.int()),
  w: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  left: z.optional(count),
  order: z.optional(order),
  ready: z.optional(z.boolean()),
  er: z.optional(z.array(z.string())),
  carries: z.optional(z.nullable(z.string())),
  weapons: z.optional(z.record(z.string(), anyObject)),
  canPickUp: z.optional(z.boolean()),
  treatedInjured: z.optional(z.boolean()),
  cannotBeInjured: z.optional(z.boolean()),
  regardless: z.optional(z.boolean()),
  overwatched: z.optional(z.boolean()),
  onGuard: z.optional(z.boolean()),
});
export type OpCase = z.infer<typeof op>;

/** `ifActivatedWithin`: it is only for an operative activated within a distance, and whether this one was (C-10). */
const effect = z.strictObject({
  op: z.string(),
  what: z.literal('move'),
  mod: z.int(),
  ifActivatedWithin: z.optional(z.boolean()),
});

const STEPS = ['initiative', 'strategy', 'ploys', 'reveal', 'firefight', 'over'] as const;
export type StepName = (typeof STEPS)[number];

export const stateShape = z.strictObject({
  ruleset: z.optional(z.enum(['core', 'lite'])),
  tp: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
  step: z.optional(z.enum(STEPS)),
  initiative: z.optional(z.nullable(sideName)),
  turn: z.optional(z.nullable(sideName)),
  cp: z.optional(z.strictObject({ A: count, B: count })),
  ops: z.record(z.string(), op),
  markers: z.optional(z.record(z.string(), z.array(z.string()))),
  effects: z.optional(z.array(effect)),
});
export type StateCase = z.infer<typeof stateShape>;

const who = { op: z.string() };
const side = { side: sideName };
const aim = { weapon: z.optional(z.string()), target: z.optional(z.union([z.boolean(), z.string()])) };
const faces = z.object({ A: z.int().check(z.minimum(1), z.maximum(6)), B: z.int().check(z.minimum(1), z.maximum(6)) });

/** One step of a script: an unknown word or a missing field is `badScript`. */
export const stepShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('rollOff'), rolls: faces }),
  z.object({
    do: z.literal('initiative'),
    rolls: z.optional(faces),
    choose: z.optional(sideName),
    mission: z.optional(sideName),
  }),
  z.object({ do: z.literal('strategy') }),
  z.object({
    do: z.literal('ploy'),
    ...side,
    name: z.string(),
    cost: count,
    type: z.optional(z.enum(['strategic', 'tactical'])),
  }),
  z.object({ do: z.literal('pass'), ...side }),
  z.object({ do: z.literal('reveal'), ...side, tacOp: z.string() }),
  z.object({ do: z.literal('commandReroll'), ...side }),
  z.object({ do: z.literal('activate'), ...who, order: z.optional(order), byRule: z.optional(z.boolean()) }),
  z.object({
    do: z.literal('act'),
    ...who,
    action: z.string(),
    ...aim,
    er: z.optional(z.array(z.string())),
    free: z.optional(z.boolean()),
    ap: z.optional(count),
    open: z.optional(z.boolean()),
    marker: z.optional(z.string()),
    dist: z.optional(z.number()),
    power: z.optional(z.string()),
    weaponOnly: z.optional(z.string()),
  }),
  z.object({ do: z.literal('finish'), ...who }),
  z.object({ do: z.literal('repeat'), ...who, sameTarget: z.optional(z.boolean()), ...aim }),
  z.object({ do: z.literal('end'), ...who }),
  z.object({ do: z.literal('overwatch'), ...who, ...aim }),
  z.object({ do: z.literal('skip'), ...side }),
  z.object({
    do: z.literal('guardAttack'),
    ...who,
    how: z.enum(['overwatch', 'pointBlank', 'fight', 'hatchwayFight']),
    ...aim,
  }),
  z.object({
    do: z.literal('damage'),
    ...who,
    n: count,
    by: z.optional(z.string()),
    how: z.optional(z.string()),
  }),
  z.object({ do: z.literal('heal'), ...who, n: count }),
  z.object({ do: z.literal('apl'), ...who, mod: z.int(), until: z.optional(z.literal('nextTurningPoint')) }),
  z.object({ do: z.literal('losePickUp'), ...who }),
  z.object({
    do: z.literal('drop'),
    ...who,
    dist: z.number(),
    visible: z.optional(z.boolean()),
    room: z.optional(z.boolean()),
  }),
  z.object({ do: z.literal('near'), marker: z.string(), ops: z.array(z.string()) }),
  z.object({ do: z.literal('nextTp') }),
  z.object({
    do: z.literal('ask'),
    what: z.string(),
    op: z.optional(z.string()),
    side: z.optional(sideName),
    marker: z.optional(z.string()),
    base: z.optional(z.int()),
    ofPower: z.optional(z.boolean()),
    action: z.optional(z.enum(['overwatch', 'pointBlank'])),
    face: z.optional(z.int()),
    mods: z.optional(z.array(z.int())),
    improve: z.optional(z.int()),
    worsen: z.optional(z.int()),
  }),
]);
export type TurnStep = z.infer<typeof stepShape>;
export type Step<D extends TurnStep['do']> = Extract<TurnStep, { do: D }>;
