import type * as z from 'zod/mini';
import { type Issue, typeOrSize, valueAt } from '../content/issue.ts';
import { showPath } from '../content/problem.ts';
import { CaseError, type CaseErrorText } from './caseError.ts';

type Described = Pick<CaseErrorText, 'code' | 'message'>;

const notOneOf = (values: readonly unknown[], found: unknown): Described => ({
  code: values.some((value) => typeof value === typeof found) ? 'outOfRange' : 'wrongType',
  message: `must be one of ${values.map(String).join(', ')}`,
});

/** What an issue means, without the library's words. */
function describe(issue: Issue, found: unknown): Described {
  switch (issue.code) {
    case 'invalid_type':
    case 'too_small':
    case 'too_big':
      return typeOrSize(issue);
    case 'invalid_value':
      return notOneOf(issue.values, found);
    case 'unrecognized_keys':
      return { code: 'unknownField', message: 'is no field of this case' };
    case 'custom':
    case 'invalid_union':
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return { code: 'wrongType', message: 'has the wrong form' };
  }
}

function errorOf(issue: Issue, value: unknown): CaseErrorText {
  if (issue.code === 'unrecognized_keys')
    return { path: showPath([...issue.path, ...issue.keys.slice(0, 1)]), ...describe(issue, value) };
  const path = showPath(issue.path);
  const found = valueAt(value, issue.path);
  return found === undefined
    ? { path, code: 'missingField', message: 'is missing' }
    : { path, ...describe(issue, found) };
}

/** The value by its shape. Throws `CaseError` with the first thing that is wrong. */
export function readShape<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CaseError(
    issue === undefined ? { code: 'wrongType', path: null, message: 'has the wrong form' } : errorOf(issue, value),
  );
}
