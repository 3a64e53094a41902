import * as z from 'zod/mini';
import type { FactBook } from './factBook.ts';
import { type FactCondition, RANKS } from './table.ts';

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60));
const text = z.string().check(z.minLength(1), z.maxLength(200));
const provenance = z.enum(['official-number', 'ours', 'user']);

/** Objects and lists within one another that a condition may have: deeper ones are refused before they are read. */
const DEEPEST = 32;
const isShallow = (value: unknown, left = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1)));
/** A fact of these, as it is wanted; `is` left out: it is so. */
const wantedOf = (isFact: (id: string) => boolean) =>
  z.strictObject({
    fact: z.string().check(z.refine(isFact, { error: 'unknownFact' })),
    is: z.optional(z.boolean()),
  });

/** IF, of the facts of a game. */
export function conditionShape({ isSelf, isTarget }: FactBook): z.ZodMiniType<FactCondition> {
  const any: z.ZodMiniType<FactCondition> = z.lazy(() =>
    z.union([
      wantedOf(isSelf),
      z.strictObject({ some: z.array(wantedOf(isTarget)).check(z.minLength(1)) }),
      z.strictObject({ all: z.array(any).check(z.minLength(1)) }),
      z.strictObject({ any: z.array(any).check(z.minLength(1)) }),
      z.strictObject({ not: any }),
    ]),
  );
  return z.pipe(z.unknown().check(z.refine((value) => isShallow(value), { error: 'tooDeep' })), any);
}

/** WHO, of the facts of a game. */
export function whoShape({ isTarget }: FactBook) {
  const wanted = wantedOf(isTarget);
  return z.strictObject({
    where: z.optional(z.array(wanted)),
    order: z.array(z.union([wanted, z.strictObject({ rank: z.enum(RANKS) })])),
    tie: z.enum(['roll', 'threat']),
  });
}

/** A game's lists of words. */
interface WordLists<A extends string, W extends string, D extends string> {
  readonly facts: FactBook;
  readonly actions: readonly A[];
  readonly wishes: readonly W[];
  readonly toward: readonly D[];
}

/** One card of the stack, in the words of a game. */
export function rowShape<const A extends string, const W extends string, const D extends string>({
  facts,
  actions,
  wishes,
  toward,
}: WordLists<A, W, D>) {
  const where = z.strictObject({
    toward: z.optional(z.enum(toward)),
    cover: z.enum(['must', 'ifPossible', 'no']),
    wishes: z.array(z.enum(wishes)),
    upTo: z.optional(z.enum(['half'])),
  });
  return z.strictObject({
    id,
    if: z.optional(conditionShape(facts)),
    who: z.optional(whoShape(facts)),
    where: z.optional(where),
    do: z.enum(actions),
    note: z.optional(text),
  });
}

/** A whole table of such rows. `order`: when the bold order is taken. */
export const tableShape = <R extends z.ZodMiniType, O extends z.ZodMiniType>(row: R, order: O) =>
  z.strictObject({
    id,
    name: text,
    order,
    rows: z.array(row).check(z.minLength(1), z.maxLength(60)),
    provenance,
  });

/** Differences on another table of such rows. */
export const changeShape = <R extends z.ZodMiniType, O extends z.ZodMiniType>(row: R, order: O) =>
  z.strictObject({
    id,
    name: text,
    extends: id,
    order: z.optional(order),
    replace: z.array(row),
    remove: z.array(id),
    add: z.array(z.strictObject({ after: z.nullable(id), row })),
    sequence: z.optional(z.array(id)),
    provenance,
  });
