import type { Rejection } from '../../../engine/battle/rejection.ts';
import type { Look } from '../../../words/look.ts';
import { reason } from '../../../words/reason.ts';
import type { Words } from '../../../words/words.ts';

type Refused = { readonly code: Rejection['code'] | 'readOnly'; readonly params: Rejection['params'] };

/** Why a command was not carried out, as a sentence. */
export const refusalSentence = (words: Words, { code, params }: Refused, look: Look): string =>
  code === 'readOnly' ? words.storage.readOnly : words.errors.refused(reason(words, { code, params }, look));
