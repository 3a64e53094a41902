import type { Draft } from '../../../state/answer/draft.ts';
import { refusalSentence } from '../../../words/reason.ts';
import type { Question } from '../useOpenQuestion.ts';

/** Why the last answer was not taken; null: it was. */
export const refusalText = ({ words, look }: Question, { refusal }: Draft): string | null =>
  refusal === null ? null : refusalSentence(words, refusal, look);
