import { CaseError } from './caseError.ts';
import { kinds } from './kinds.ts';

type CaseId = string | number | null;

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new CaseError({
      code: 'badJson',
      path: null,
      message: error instanceof Error ? error.message : 'is no JSON',
    });
  }
}

const isCase = (line: unknown): line is Readonly<Record<string, unknown>> =>
  typeof line === 'object' && line !== null && !Array.isArray(line);

const idOf = (line: unknown): CaseId => {
  if (!isCase(line)) return null;
  const { id } = line;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

function resultOf(line: unknown): unknown {
  if (!isCase(line)) throw new CaseError({ code: 'wrongType', path: null, message: 'a case is one JSON object' });
  const { kind } = line;
  if (kind === undefined) throw new CaseError({ code: 'missingField', path: 'kind', message: 'is missing' });
  if (typeof kind !== 'string')
    throw new CaseError({ code: 'wrongType', path: 'kind', message: 'must be of type string' });
  const answer = kinds.get(kind);
  if (answer === undefined) throw new CaseError({ code: 'unknownKind', path: 'kind', message: `no kind ${kind}` });
  return answer(line);
}

const asCaseError = (thrown: unknown): CaseError =>
  thrown instanceof CaseError ? thrown : new CaseError({ code: 'internal', path: null, message: String(thrown) });

function refusal(id: CaseId, thrown: unknown): string {
  const { code, path, message, more } = asCaseError(thrown);
  return JSON.stringify({ id, ok: false, error: { code, ...(path === null ? {} : { path }), message, ...more } });
}

/** The reply to one line of input, one line of JSON; null: the line was empty. Never throws, whatever the line is. */
export function answerLine(text: string): string | null {
  const line = text.trim();
  if (line === '') return null;
  let id: CaseId = null;
  try {
    const parsed = parse(line);
    id = idOf(parsed);
    return JSON.stringify({ id, ok: true, result: resultOf(parsed) });
  } catch (thrown) {
    return refusal(id, thrown);
  }
}
