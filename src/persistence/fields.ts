/** What a field takes, as data, for whoever reads it otherwise. */
export type Shape =
  | { readonly kind: 'text' | 'whole' | 'flag' | 'any' }
  | { readonly kind: 'oneOf'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'nullable' | 'optional'; readonly of: Shape }
  | { readonly kind: 'list'; readonly of: Shape; readonly least?: number; readonly most?: number }
  | { readonly kind: 'object'; readonly strict: boolean; readonly members: Readonly<Record<string, Shape>> };

/**
 * The shape of plain JSON that home reads before the schema library is there. It is written once: `schemaOf` makes its
 * schema for whoever tells what is wrong with a file.
 */
export interface Field<T> {
  readonly shape: Shape;
  readonly is: (value: unknown) => value is T;
}
export type Read<F> = F extends Field<infer T> ? T : never;

type Members = Readonly<Record<string, Field<unknown>>>;
type OptionalKeys<M extends Members> = { [K in keyof M]: undefined extends Read<M[K]> ? K : never }[keyof M];
type ObjectOf<M extends Members> = { [K in Exclude<keyof M, OptionalKeys<M>>]: Read<M[K]> } & {
  [K in OptionalKeys<M>]?: Read<M[K]>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Field<string> = {
  shape: { kind: 'text' },
  is: (value): value is string => typeof value === 'string',
};
export const whole: Field<number> = {
  shape: { kind: 'whole' },
  is: (value): value is number => Number.isSafeInteger(value),
};
export const flag: Field<boolean> = {
  shape: { kind: 'flag' },
  is: (value): value is boolean => typeof value === 'boolean',
};
export const anything: Field<unknown> = { shape: { kind: 'any' }, is: (_value): _value is unknown => true };

export const oneOf = <const V extends readonly (string | number)[]>(...values: V): Field<V[number]> => ({
  shape: { kind: 'oneOf', values },
  is: (value): value is V[number] => values.some((allowed) => allowed === value),
});

export const nullable = <T>({ shape, is }: Field<T>): Field<T | null> => ({
  shape: { kind: 'nullable', of: shape },
  is: (value): value is T | null => value === null || is(value),
});

export const optional = <T>({ shape, is }: Field<T>): Field<T | undefined> => ({
  shape: { kind: 'optional', of: shape },
  is: (value): value is T | undefined => value === undefined || is(value),
});

/** `least`, `most`: how many there may be, both included. */
export const listOf = <T>({ shape, is }: Field<T>, bounds: { least?: number; most?: number } = {}): Field<T[]> => ({
  shape: { kind: 'list', of: shape, ...bounds },
  is: (value): value is T[] =>
    Array.isArray(value) &&
    value.length >= (bounds.least ?? 0) &&
    value.length <= (bounds.most ?? Number.POSITIVE_INFINITY) &&
    value.every((each) => is(each)),
});

function objectField<M extends Members>(members: M, strict: boolean): Field<ObjectOf<M>> {
  const entries = Object.entries(members);
  return {
    shape: { kind: 'object', strict, members: Object.fromEntries(entries.map(([key, { shape }]) => [key, shape])) },
    is: (value): value is ObjectOf<M> =>
      isRecord(value) &&
      entries.every(([key, { is }]) => is(value[key])) &&
      (!strict || Object.keys(value).every((key) => Object.hasOwn(members, key))),
  };
}

/** An object with these members; others in it are left alone. */
export const fieldsOf = <const M extends Members>(members: M): Field<ObjectOf<M>> => objectField(members, false);

/** An object with these members and no others. */
export const onlyFieldsOf = <const M extends Members>(members: M): Field<ObjectOf<M>> => objectField(members, true);
