import * as z from 'zod/mini';

const side = z.enum(['A', 'B']);
const count = z.int().check(z.minimum(0), z.maximum(99));
const face = z.int().check(z.minimum(1), z.maximum(6));
const flag = z.optional(z.boolean());
const bySide = <T extends z.ZodMiniType>(of: T) => z.optional(z.strictObject({ A: of, B: of }));

const model = z.strictObject({
  side,
  cp: z.optional(count),
  sp: z.optional(count),
  wn: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  left: z.optional(count),
  ne: z.optional(z.int().check(z.minimum(2), z.maximum(7))),
  fatigued: flag,
  down: flag,
  activated: flag,
  engaged: z.optional(z.array(z.string())),
  inPlay: flag,
  melee: flag,
});
export type ModelCase = z.infer<typeof model>;

export const stateShape = z.strictObject({
  round: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  step: z.optional(z.enum(['deploy', 'start', 'turns', 'end', 'length', 'over'])),
  turn: z.optional(z.nullable(side)),
  cp: bySide(count),
  tokens: bySide(count),
  models: z.record(z.string(), model),
  finished: bySide(z.boolean()),
  firstFinished: z.optional(z.nullable(side)),
  started: bySide(count),
  broken: bySide(z.boolean()),
  deploy: bySide(count),
  score: bySide(z.int()),
  lastRound: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
});
export type StateCase = z.infer<typeof stateShape>;

const who = { model: z.string() };
const whose = { side };

/** One step of a script: an unknown word or a missing field is `badScript`. */
export const stepShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('roll'), rolls: z.object({ A: face, B: face }) }),
  z.object({ do: z.literal('place'), ...whose }),
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('activate'), ...who, again: flag, followUp: flag, test: z.optional(face) }),
  z.object({
    do: z.literal('act'),
    ...who,
    action: z.string(),
    type: z.optional(z.enum(['ranged', 'melee'])),
    fatigue: flag,
    chargeAttack: flag,
    target: z.optional(z.string()),
    engages: z.optional(z.array(z.string())),
    sight: flag,
    targetEngaged: flag,
    length: z.optional(z.enum(['short', 'long'])),
    cp: z.optional(count),
  }),
  z.object({ do: z.literal('fallback'), ...who, edge: z.number().check(z.minimum(0)), second: z.optional(face) }),
  z.object({ do: z.literal('end'), ...who }),
  z.object({ do: z.literal('passToken'), ...whose }),
  z.object({ do: z.literal('finish'), ...whose }),
  z.object({ do: z.literal('reroll'), ...whose }),
  z.object({ do: z.literal('ability'), ...whose, cp: z.optional(count) }),
  z.object({
    do: z.literal('retaliate'),
    ...who,
    type: z.optional(z.enum(['ranged', 'melee'])),
    isRetaliation: flag,
  }),
  z.object({ do: z.literal('hurt'), ...who, n: count, recovery: z.optional(face) }),
  z.object({
    do: z.literal('return'),
    ...who,
    dist: z.optional(z.number()),
    enemy: z.optional(z.nullable(z.number())),
  }),
  z.object({ do: z.literal('knockDown'), ...who }),
  z.object({ do: z.literal('leave'), ...who, enemies: z.array(z.string()) }),
  z.object({ do: z.literal('clearFatigue'), ...who }),
  z.object({ do: z.literal('endPhase') }),
  z.object({ do: z.literal('length'), ...whose, face }),
  z.object({
    do: z.literal('score'),
    objectives: z.array(z.object({ zone: z.enum(['A', 'B', 'centre']), contact: z.array(z.string()) })),
  }),
  z.object({
    do: z.literal('ask'),
    what: z.string(),
    side: z.optional(side),
    model: z.optional(z.string()),
    rangeA: z.optional(z.nullable(z.number())),
    rangeB: z.optional(z.nullable(z.number())),
    dist: z.optional(z.number()),
    sight: flag,
  }),
]);
export type TurnStep = z.infer<typeof stepShape>;
export type Step<D extends TurnStep['do']> = Extract<TurnStep, { do: D }>;
