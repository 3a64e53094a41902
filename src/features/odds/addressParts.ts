import * as z from 'zod/mini';
import type { OddsRules } from '../../engine/odds/shot.ts';
import { isWithin, type Range } from './oddsSituation.ts';
import { rulesText } from './rulesText.ts';

type Value = string | number | boolean | OddsRules | null;
type Values = Readonly<Record<string, Value>>;
export type Texts = Readonly<Record<string, string>>;

const digits = z.pipe(z.string().check(z.regex(/^\d{1,3}$/u)), z.transform(Number));

/** How a number of an address is read. */
export const number = (range: Range) => z.optional(digits.check(z.refine((value) => isWithin(value, range))));

/** How one of a few words is read. */
export const oneOf = <Each extends string>(values: readonly Each[]) => z.optional(z.enum(values));

/** How something is read that is so when it is named. */
export const flag = z.optional(
  z.pipe(
    z.literal('1'),
    z.transform(() => true),
  ),
);

function textOf(value: Value | undefined): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  return typeof value === 'object' && value !== null ? rulesText(value) : String(value ?? '');
}

/** Those of the keys whose values are not the first ones, with `mark` before them. */
export const entriesOf = (mark: string, keys: object, values: Values, first: Values): readonly string[][] =>
  Object.keys(keys)
    .filter((key) => textOf(values[key]) !== textOf(first[key]))
    .map((key) => [`${mark}${key}`, textOf(values[key])]);

/** Reads a part of an address; what cannot be read, or is none of its keys, is left out. */
export function readPart<Shape extends z.core.$ZodShape>(part: z.ZodMiniObject<Shape>, texts: Texts) {
  const parsed = part.safeParse(texts);
  if (parsed.success) return { value: parsed.data, isWrong: false };
  const wrong = parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path));
  const rest = Object.entries(texts).filter(([key]) => !wrong.includes(key));
  return { value: part.parse(Object.fromEntries(rest)), isWrong: true };
}
