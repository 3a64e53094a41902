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
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * What is wrong with a pack and where: `file` as the pack names it, `path` inside it such as `[3].damage.normal` (empty: the
 * whole file), `message` in plain English for whoever writes packs.
 */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly code: ProblemCode;
  readonly message: string;
}

/** Keys and indices as one readable path: `rows[3].card`. */
export function showPath(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./u, '');
}
