import * as z from 'zod/mini';
import { ROUNDS } from '../../../engine/family/vanguard/rules/round/endDie.ts';

const side = z.enum(['A', 'B']);
const count = z.int().check(z.minimum(0), z.maximum(99));
const face = z.int().check(z.minimum(1), z.maximum(6));
/** A field that may be left out: the value it has then. */
const or = <T>(of: z.ZodMiniType<T>, value: T) =>
  z.pipe(
    z.optional(of),
    z.transform((said): T => said ?? value),
  );

const off = or(z.boolean(), false);
const bySide = <T extends z.ZodMiniType>(of: T) => z.strictObject({ A: of, B: of });

const model = z.strictObject({
  side,
  cp: or(count, 0),
  sp: or(count, 5),
  wn: or(z.int().check(z.minimum(1), z.maximum(99)), 1),
  left: z.optional(count),
  ne: or(z.int().check(z.minimum(2), z.maximum(7)), 4),
  fatigued: or(z.boolean(), false),
  down: or(z.boolean(), false),
  activated: or(z.boolean(), false),
  engaged: or(z.array(z.string()), []),
  inPlay: or(z.boolean(), true),
  melee: or(z.boolean(), true),
});
export type ModelCase = z.infer<typeof model>;

const NONE = { A: 0, B: 0 };
const round = z.int().check(z.minimum(1), z.maximum(99));

export const stateShape = z.strictObject({
  round: or(round, 1),
  step: or(z.enum(['deploy', 'start', 'turns', 'end', 'length', 'over']), 'turns'),
  turn: z.optional(z.nullable(side)),
  cp: or(bySide(count), NONE),
  tokens: or(bySide(count), NONE),
  models: z.record(z.string(), model),
  finished: or(bySide(z.boolean()), { A: false, B: false }),
  firstFinished: or(z.nullable(side), null),
  started: z.optional(bySide(count)),
  broken: z.optional(bySide(z.boolean())),
  deploy: or(bySide(count), NONE),
  score: or(bySide(z.int()), NONE),
  lastRound: or(round, ROUNDS),
});
export type StateCase = z.infer<typeof stateShape>;

const who = { model: z.string() };
const whose = { side };

/** One step of a script: an unknown word or a missing field is `badScript`. */
export const stepShape = z.discriminatedUnion('do', [
  z.object({ do: z.literal('roll'), rolls: z.object({ A: face, B: face }) }),
  z.object({ do: z.literal('place'), ...whose }),
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('activate'), ...who, again: off, followUp: off, test: z.optional(face) }),
  z.object({
    do: z.literal('act'),
    ...who,
    action: z.string(),
    type: or(z.enum(['ranged', 'melee']), 'ranged'),
    fatigue: off,
    chargeAttack: off,
    target: z.optional(z.string()),
    engages: z.optional(z.array(z.string())),
    sight: or(z.boolean(), true),
    targetEngaged: off,
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
    type: or(z.enum(['ranged', 'melee']), 'melee'),
    isRetaliation: off,
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
    sight: or(z.boolean(), true),
  }),
]);
export type TurnStep = z.infer<typeof stepShape>;
export type Step<D extends TurnStep['do']> = Extract<TurnStep, { do: D }>;
