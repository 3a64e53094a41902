import type { Problem, ProblemCode } from '../problem.ts';

/** Why a file is no roster that can be read; each has a sentence in the app. */
export const IMPORT_CODES = [
  'empty',
  'tooBig',
  'unpackedTooBig',
  'brokenArchive',
  'noRosterInside',
  'severalRosters',
  'notText',
  'brokenXml',
  'forbiddenXml',
  'brokenJson',
  'tooDeep',
  'tooLarge',
  'unknownFormat',
  'newRecruitSave',
  'killTeam2018',
  'otherGame',
  'severalTeams',
  'unknownTeam',
  'tooManyModels',
  'noModels',
  'unreadable',
] as const;
export type ImportCode = (typeof IMPORT_CODES)[number];

/** A team that a file with several of them offers. */
export interface TeamChoice {
  readonly id: string;
  readonly name: string;
  readonly models: number;
}

interface Details {
  readonly problems?: readonly Problem[];
  readonly teams?: readonly TeamChoice[];
}

/** Ends an import from anywhere inside it; caught by `importRoster` alone. */
export class Refusal extends Error {
  readonly code: ImportCode;
  readonly problems: readonly Problem[];
  readonly teams: readonly TeamChoice[];

  constructor(code: ImportCode, { problems = [], teams = [] }: Details = {}) {
    super(code);
    this.code = code;
    this.problems = problems;
    this.teams = teams;
  }
}

/** A refusal that points at one place of the file. */
export const refuseAt = (
  code: ImportCode,
  { file, path }: { readonly file: string; readonly path: string },
  { code: problem, message }: { readonly code: ProblemCode; readonly message: string },
): Refusal => new Refusal(code, { problems: [{ file, path, code: problem, message }] });
