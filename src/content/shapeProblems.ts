import { type Issue, typeOrSize, valueAt } from './issue.ts';
import { PROBLEM_CODES, showPath, type Problem, type ProblemCode } from './problem.ts';

type Flaw = Omit<Problem, 'file'>;
type Described = Omit<Flaw, 'path'>;

const knownCode = (message: string): ProblemCode => PROBLEM_CODES.find((code) => code === message) ?? 'notAllowed';

const CUSTOM_MESSAGES: Partial<Record<ProblemCode, string>> = {
  notForPloys: 'an effect that ploys cannot have',
  facesNotCoveredOnce: 'each face of the die must stand in exactly one row',
  unknownFact: 'there is no such fact',
  outOfRange: 'a deck that is shuffled at a face names one of its own',
  tooDeep: 'is nested too deeply',
  badId: 'ids are lower-case words joined by hyphens, and none is "constructor"',
};

const MISSING: Described = { code: 'missing', message: 'is missing' };
const MISSHAPEN: Described = { code: 'badFormat', message: 'has the wrong form' };
/** What the library says where the schema says nothing. */
const UNSAID = 'Invalid input';

const custom = (issue: Issue): Described => {
  if (issue.message === UNSAID) return MISSHAPEN;
  const code = knownCode(issue.message);
  return { code, message: CUSTOM_MESSAGES[code] ?? issue.message };
};

/** What one issue of the shape pass means, without the library's words. */
function describe(issue: Issue): Described {
  switch (issue.code) {
    case 'invalid_type':
    case 'too_small':
    case 'too_big':
      return typeOrSize(issue);
    case 'invalid_value':
      return { code: 'notAllowed', message: `must be one of ${issue.values.map(String).join(', ')}` };
    case 'invalid_format':
      return MISSHAPEN;
    case 'invalid_union':
      return { code: 'notAllowed', message: 'is none of the allowed values' };
    case 'unrecognized_keys':
      return { code: 'unknownKey', message: 'is no known key' };
    case 'custom':
      return custom(issue);
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
      return { code: 'notAllowed', message: 'is not allowed' };
  }
}

/** What is wrong in a value, and where: paths below `under`. `value` is what was read, to tell a missing key from one of a wrong type. */
export function flawsIn(value: unknown, issues: readonly Issue[], under: readonly PropertyKey[] = []): Flaw[] {
  return issues.flatMap((issue) => {
    const at = [...under, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: showPath([...at, key]), ...describe(issue) }));
    const absent = issue.path.length > 0 && issue.code !== 'custom' && valueAt(value, issue.path) === undefined;
    return [{ path: showPath(at), ...(absent ? MISSING : describe(issue)) }];
  });
}

/** Problems of a file whose shape is wrong. */
export const shapeProblems = (file: string, value: unknown, issues: readonly Issue[]): Problem[] =>
  flawsIn(value, issues).map((flaw) => ({ file, ...flaw }));
