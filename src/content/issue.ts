import type * as z from 'zod/mini';

/** One thing that a schema finds wrong. */
export type Issue = z.core.$ZodIssue;

/** What stands at a path of a JSON value; undefined: nothing. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** What a wrong type or a number out of bounds means, without the library's words. */
export function typeOrSize(issue: Extract<Issue, { code: 'invalid_type' | 'too_small' | 'too_big' }>) {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrongType', message: `must be of type ${issue.expected}` } as const;
    case 'too_small':
      return { code: 'outOfRange', message: `must be at least ${issue.minimum}` } as const;
    case 'too_big':
      return { code: 'outOfRange', message: `must be at most ${issue.maximum}` } as const;
  }
}
