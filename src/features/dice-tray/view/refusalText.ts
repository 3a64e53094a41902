import type { Draft } from '../../../state/draft.ts';
import type { Question } from '../useOpenQuestion.ts';

/** Why the last answer was not taken; null: it was. */
export function refusalText({ words, look }: Question, { refusal }: Draft): string | null {
  if (refusal === null) return null;
  if (refusal.code === 'readOnly') return words.storage.readOnly;
  return words.errors.refused(words.reasons[refusal.code](refusal.params, look));
}
