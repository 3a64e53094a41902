/** Every reason a case can be refused for. `internal`: the program itself failed on it. */
const CASE_ERROR_CODES = [
  'badJson',
  'unknownKind',
  'unknownField',
  'missingField',
  'wrongType',
  'outOfRange',
  'wrongDiceCount',
  'badFace',
  'unknownRule',
  'badScript',
  'badReroll',
  'unknownFact',
  'unknownTable',
  'badTable',
  'invalidPack',
  'futureVersion',
  'internal',
] as const;
type CaseErrorCode = (typeof CASE_ERROR_CODES)[number];

/** Where and why: `path` inside the case such as `w.rules.lethal` or `roll[2]`, null: the whole of it. */
export interface CaseErrorText {
  readonly code: CaseErrorCode;
  readonly path: string | null;
  readonly message: string;
}

/** A case that cannot be answered. Thrown by kinds, turned into a reply by the door; `more` is added to the reply. */
export class CaseError extends Error {
  override readonly name = 'CaseError';
  readonly code: CaseErrorCode;
  readonly path: string | null;
  readonly more: Readonly<Record<string, unknown>>;

  constructor({ code, path, message }: CaseErrorText, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.path = path;
    this.more = more;
  }
}
