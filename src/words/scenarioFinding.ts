import type { Finding, FindingCode, FindingParams } from '../engine/plugins/scenario/lintFinding.ts';

/** A sentence for each finding. */
export type FindingWords = { readonly [C in FindingCode]: (params: FindingParams[C]) => string };

/** What was found in a scenario, in a sentence. */
export const findingSaid = <C extends FindingCode>(
  words: FindingWords,
  { code, params }: { readonly code: C; readonly params: FindingParams[C] } & Pick<Finding, 'code'>,
): string => words[code](params);
