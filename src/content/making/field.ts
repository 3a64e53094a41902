import * as z from 'zod/mini';
import { weaponRuleUse } from '../../engine/family/killteam/card/card.ts';
import { effectStep } from '../../engine/family/killteam/tables/effect.ts';
import { trait } from '../../engine/family/killteam/traits/packTrait.ts';

/** A part of a group, by its key. */
interface Part {
  readonly key: string;
  readonly field: Field;
}

/**
 * What can be written at a place of a row, read off its shape. `maybe`: nothing, or that; `absent`: nothing is left out, else it
 * is null. `either`: one of several groups, told apart by the word at `by`. `special`: an editor of its own. `fixed`: it is
 * kept as it is.
 */
export type Field =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly whole: boolean }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'pick'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'list'; readonly of: Field; readonly least: number; readonly most: number }
  | { readonly kind: 'group'; readonly parts: readonly Part[] }
  | {
      readonly kind: 'either';
      readonly by: string;
      readonly cases: readonly { readonly value: string; readonly parts: readonly Part[] }[];
    }
  | { readonly kind: 'maybe'; readonly of: Field; readonly absent: boolean }
  | { readonly kind: 'special'; readonly of: 'rule' | 'effect' | 'trait' }
  | { readonly kind: 'fixed' };

type Shape = z.core.$ZodType;

const SPECIAL: readonly (readonly [Shape, 'rule' | 'effect' | 'trait'])[] = [
  [weaponRuleUse, 'rule'],
  [effectStep, 'effect'],
  [trait, 'trait'],
];

const MOST = 99;
const LONGEST = 2000;
/** Beyond it a bound is none. */
const BOUND = 1_000_000;

/** What JSON Schema calls the bounds of a number, a text or a list. */
const boundsOf = (shape: Shape) => z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' });

const within = (bound: number | undefined, fallback: number): number =>
  bound === undefined || Math.abs(bound) > BOUND ? fallback : bound;

/** The least and the most that a number may be; of fractions more than a bound is a half more. */
function numberField(shape: Shape): Field {
  const { type, minimum, maximum, exclusiveMinimum } = boundsOf(shape);
  const whole = type === 'integer';
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + (whole ? 1 : 0.5) : -MOST;
  return { kind: 'number', least: within(minimum, within(above, -MOST)), most: within(maximum, MOST), whole };
}

const ANY_LIST = z.array(z.unknown());

function listField({ def: { element, checks = [] } }: z.ZodMiniArray): Field {
  const { minItems, maxItems } = boundsOf(z.clone(ANY_LIST, { ...ANY_LIST.def, checks }));
  return { kind: 'list', of: fieldOf(element), least: minItems ?? 0, most: maxItems ?? MOST };
}

const partsOf = (shape: Readonly<Record<string, Shape>>): readonly Part[] =>
  Object.entries(shape).map(([key, each]) => ({ key, field: fieldOf(each) }));

function caseOf(by: string, option: Shape) {
  if (!(option instanceof z.ZodMiniObject)) return [];
  const shape: Readonly<Record<string, Shape>> = option.shape;
  const { [by]: word, ...rest } = shape;
  return word instanceof z.ZodMiniLiteral ? [{ value: String(word.def.values[0]), parts: partsOf(rest) }] : [];
}

function eitherField({ def }: z.ZodMiniDiscriminatedUnion): Field {
  const by = 'discriminator' in def ? String(def.discriminator) : '';
  return { kind: 'either', by, cases: def.options.flatMap((option) => caseOf(by, option)) };
}

/** What is no group, nothing that may be missing, and no list. */
function leafField(shape: Shape): Field {
  if (shape instanceof z.ZodMiniNumber) return numberField(shape);
  if (shape instanceof z.ZodMiniString) return { kind: 'text', longest: boundsOf(shape).maxLength ?? LONGEST };
  if (shape instanceof z.ZodMiniBoolean) return { kind: 'flag' };
  return shape instanceof z.ZodMiniEnum ? { kind: 'pick', values: shape.options.map(String) } : { kind: 'fixed' };
}

/** What can be written in something of this shape: bounds, words and parts are those of the shape. */
export function fieldOf(shape: Shape): Field {
  const special = SPECIAL.find(([each]) => each === shape);
  if (special !== undefined) return { kind: 'special', of: special[1] };
  if (shape instanceof z.ZodMiniArray) return listField(shape);
  if (shape instanceof z.ZodMiniDiscriminatedUnion) return eitherField(shape);
  if (shape instanceof z.ZodMiniObject) return { kind: 'group', parts: partsOf(shape.shape) };
  if (shape instanceof z.ZodMiniNullable) return { kind: 'maybe', of: fieldOf(shape.def.innerType), absent: false };
  if (shape instanceof z.ZodMiniOptional) return { kind: 'maybe', of: fieldOf(shape.def.innerType), absent: true };
  return leafField(shape);
}

/** The least that may stand there, so that nothing of it is wrong but what has to be said: names and rows it leads to. */
export function leastOf(field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return Math.max(field.least, Math.min(0, field.most));
    case 'text':
      return '';
    case 'pick':
      return field.values[0] ?? '';
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: field.least }, () => leastOf(field.of));
    case 'group':
      return leastParts(field.parts);
    case 'either': {
      const [first] = field.cases;
      return { [field.by]: first?.value ?? '', ...leastParts(first?.parts ?? []) };
    }
    case 'maybe':
      return null;
    case 'special':
    case 'fixed':
      return null;
  }
}

/** The least of each part; what may be left out is. */
export const leastParts = (parts: readonly Part[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    parts
      .filter(({ field }) => !(field.kind === 'maybe' && field.absent))
      .map(({ key, field }) => [key, leastOf(field)]),
  );
