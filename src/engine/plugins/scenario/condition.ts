import * as z from 'zod/mini';
import { SIDE_WORDS } from '../../family/killteam/tables/selector.ts';

const id = z.string().check(z.minLength(1), z.maxLength(60));
/** At least and at most so many; left out: no bound on that side. */
const range = { least: z.optional(z.int()), most: z.optional(z.int()) };
/** Who is counted: of a side, with a keyword, of this name. */
const among = { side: z.enum(SIDE_WORDS), keyword: z.optional(id), named: z.optional(id) };

const leaves = [
  z.strictObject({ is: z.literal('counter'), counter: id, ...range }),
  /** The counter is at least so many percent of the operatives of a side, whatever became of them, or (`most`) of what it can show. */
  z.strictObject({
    is: z.literal('share'),
    counter: id,
    of: z.enum([...SIDE_WORDS, 'most']),
    percent: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  z.strictObject({ is: z.literal('tick'), tick: id }),
  z.strictObject({ is: z.literal('flag'), flag: id }),
  z.strictObject({ is: z.literal('turningPoint'), ...range }),
  z.strictObject({ is: z.literal('alert'), ...range }),
  /** Operatives that stand. */
  z.strictObject({ is: z.literal('standing'), ...among, ...range }),
  /** Operatives that are down or off the board. */
  z.strictObject({ is: z.literal('down'), ...among, ...range }),
  /** Operatives that stand with fewer than so many percent of their wounds. */
  z.strictObject({ is: z.literal('hurt'), percent: z.int().check(z.minimum(1), z.maximum(100)), ...among, ...range }),
  /** Somebody who stands carries a marker: of this name, or any. */
  z.strictObject({ is: z.literal('carrying'), side: z.enum(SIDE_WORDS), marker: z.optional(id) }),
  z.strictObject({ is: z.literal('objective'), objective: id, as: z.enum(['done', 'failed']) }),
  /** How often an action of the scenario was done in this battle. */
  z.strictObject({ is: z.literal('acted'), action: id, ...range }),
  /** Operatives that stand within a zone of the board that the scenario is bound to. Without that board: none that anybody knows of. */
  z.strictObject({ is: z.literal('within'), zone: id, ...among, ...range }),
  /** A side has more APL within such a zone than the other. Without that board nobody controls it. */
  z.strictObject({ is: z.literal('controls'), zone: id, side: z.enum(SIDE_WORDS) }),
] as const;
type Leaf = z.infer<(typeof leaves)[number]>;

/** What must be so in a battle: of what the engine tracks, joined by all, any and not. */
export type Condition =
  | Leaf
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition };

const anyCondition: z.ZodMiniType<Condition> = z.lazy(() =>
  z.union([
    z.discriminatedUnion('is', leaves),
    z.strictObject({ is: z.enum(['all', 'any']), of: z.array(anyCondition).check(z.minLength(1), z.maxLength(20)) }),
    z.strictObject({ is: z.literal('not'), of: anyCondition }),
  ]),
);

/** Objects and lists within one another: deeper ones are refused before they are read. */
const DEEPEST = 24;
/** Whether a value is nested no deeper than a condition may be. */
export const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));

export const condition: z.ZodMiniType<Condition> = z.pipe(
  z.unknown().check(z.refine((value) => isShallow(value), { error: 'tooDeep' })),
  anyCondition,
);
