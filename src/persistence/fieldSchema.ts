import * as z from 'zod/mini';
import type { Field, Shape } from './fields.ts';

type Schema = z.ZodMiniType;

function listSchema({ of, least, most }: Extract<Shape, { kind: 'list' }>): Schema {
  const checks = [
    ...(least === undefined ? [] : [z.minLength(least)]),
    ...(most === undefined ? [] : [z.maxLength(most)]),
  ];
  return z.array(schemaFor(of)).check(...checks);
}

const oneOfSchema = (values: readonly (string | number)[]): Schema => {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length === values.length ? z.enum(texts) : z.union(values.map((value) => z.literal(value)));
};

function objectSchema({ strict, members }: Extract<Shape, { kind: 'object' }>): Schema {
  const schemas = Object.fromEntries(Object.entries(members).map(([key, shape]) => [key, schemaFor(shape)]));
  return strict ? z.strictObject(schemas) : z.object(schemas);
}

function schemaFor(shape: Shape): Schema {
  switch (shape.kind) {
    case 'text':
      return z.string();
    case 'whole':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'any':
      return z.unknown();
    case 'oneOf':
      return oneOfSchema(shape.values);
    case 'nullable':
      return z.nullable(schemaFor(shape.of));
    case 'optional':
      return z.optional(schemaFor(shape.of));
    case 'list':
      return listSchema(shape);
    case 'object':
      return objectSchema(shape);
  }
}

/** The schema of a field, which says what is wrong with a value and where. */
export const schemaOf = <T>({ shape }: Field<T>): z.ZodMiniType<T> => schemaFor(shape) as z.ZodMiniType<T>;
