import type { BandFact } from './warBands/bandFacts.ts';

export const PROBLEM_CODES = [
  'notAPack',
  'newer',
  'missingFile',
  'unknownFile',
  'unreadable',
  'notJson',
  'forbiddenKey',
  'tooDeep',
  'tooLarge',
  'missing',
  'wrongType',
  'unknownKey',
  'notAllowed',
  'outOfRange',
  'badFormat',
  'badId',
  'facesNotCoveredOnce',
  'notForPloys',
  'dependencyNotLoaded',
  'dependencyCircle',
  'duplicateId',
  'unknownReference',
  'wrongKind',
  'unknownRule',
  'unknownFact',
  'badParams',
  'dvDiffers',
  'idDiffers',
  'missingRow',
  'levelsNotContiguous',
  'totalsNotCoveredOnce',
  'rosterRule',
  'bandRule',
  'noRange',
  'noFallbackEdge',
  'notConvex',
  'noHeight',
  'overEdge',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * What is wrong with a pack and where: `file` as the pack names it, `path` inside it such as `[3].damage.normal` (empty: the
 * whole file), `message` in plain English for whoever writes packs.
 */
interface AnyProblem {
  readonly file: string;
  readonly path: string;
  readonly code: ProblemCode;
  readonly message: string;
}

/** A war band that breaks a rule of war bands: which, so that whoever plays reads it in their language. */
export interface BandProblem extends AnyProblem {
  readonly code: 'bandRule';
  readonly fact: BandFact;
}

export type Problem = AnyProblem | BandProblem;

/** What is said of anything that is no set of files. */
export const NOT_A_PACK: Problem = {
  file: '',
  path: '',
  code: 'notAPack',
  message: 'a pack is a set of named files',
};

/** The rule of war bands that it is about; null: it is about none. */
export const bandFactOf = (problem: Problem): BandFact | null => ('fact' in problem ? problem.fact : null);

/** Keys and indices as one readable path: `rows[3].card`. */
export function showPath(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./u, '');
}
