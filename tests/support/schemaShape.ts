import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What tells nothing of what is valid; a lazy schema keeps its inner one once it has parsed something. */
const SILENT: ReadonlySet<string> = new Set([
  'error',
  'abort',
  'when',
  'inst',
  'version',
  'message',
  'coerce',
  '_cachedInner',
]);

/** What a function of a schema is called: the message it was given, or its own name. What it does cannot be seen. */
function nameOf(holder: Readonly<Record<string, unknown>>, value: CallableFunction, path: Path): string {
  const { error } = holder;
  const said: unknown = typeof error === 'function' ? error({}) : '';
  const name = typeof said === 'string' && said !== '' ? said : value.name;
  if (!/^\w/.test(name) || ['fn', 'transform', 'anonymous'].includes(name))
    throw new Error(`The schema at ${path.join('.')} has a check without a name: give it one, { error: 'must be …' }`);
  return `fn ${name}`;
}

function describeMembers(value: Readonly<Record<string, unknown>>, stack: readonly Schema[], path: Path): string {
  const members = Object.keys(value)
    .filter((key) => !SILENT.has(key) && value[key] !== undefined)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => `${key}:${describe(value[key], value, { stack, path: [...path, key] })}`);
  return `{${members.join(',')}}`;
}

interface At {
  readonly stack: readonly Schema[];
  readonly path: Path;
}

function describe(value: unknown, holder: Readonly<Record<string, unknown>>, { stack, path }: At): string {
  if (isSchema(value)) return describeSchema(value, stack, path);
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'function') return nameOf(holder, value, path);
  if (value instanceof Set) return describe([...value], holder, { stack, path });
  if (Array.isArray(value))
    return `[${value.map((each, at) => describe(each, holder, { stack, path: [...path, at] })).join(',')}]`;
  return isRecord(value) ? describeMembers(value, stack, path) : (JSON.stringify(value) ?? 'undefined');
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? { ...value } : {});

const defOf = (value: object): unknown => {
  const zod: unknown = Reflect.get(value, '_zod');
  return typeof zod === 'object' && zod !== null ? Reflect.get(zod, 'def') : null;
};

/** The definition of a schema or a check, with what a lazy one leads to in place of how it is found. */
function definitionOf(schema: Schema): Readonly<Record<string, unknown>> {
  const { getter, checks, ...rest } = recordOf(defOf(schema));
  const listed = Array.isArray(checks) ? checks.map((check) => (isSchema(check) ? recordOf(defOf(check)) : check)) : [];
  return {
    ...rest,
    ...(typeof getter === 'function' && { leadsTo: getter() }),
    ...(listed.length > 0 && { checks: listed }),
  };
}

function describeSchema(schema: Schema, stack: readonly Schema[], path: Path): string {
  const open = stack.indexOf(schema);
  return open >= 0 ? `^${stack.length - open}` : describeMembers(definitionOf(schema), [...stack, schema], path);
}

/** What a schema takes, as one text: equal for equal schemas however they were put together. Throws at a check without a name. */
export const schemaShape = (schema: z.core.$ZodType): string => describeSchema(schema, [], []);

/** The same of each key of an object. */
export function objectShapes(schema: z.core.$ZodType): ReadonlyMap<string, string> {
  const { shape, ...rest } = definitionOf(schema);
  const members = isRecord(shape) ? Object.entries(shape) : [];
  return new Map([
    ['(itself)', describeMembers(rest, [], [])],
    ...members.map(([key, member]): [string, string] => [key, describe(member, {}, { stack: [], path: [key] })]),
  ]);
}
