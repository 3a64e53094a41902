import type { ActionOffer, Rejection } from '../engine/family/killteam/model/rejection.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

/** The refusal as a fact in lower case: `no enemy within 1″`. */
export const reason = (words: Words<'battle'>, rejection: Rejection, look: Look): string =>
  words.reasons[rejection.code](rejection.params, look);

/** Why a command was not carried out: by the engine, because another tab writes, or because something is still to come. */
export interface Refused {
  readonly code: Rejection['code'] | 'readOnly' | 'loading';
  readonly params: Rejection['params'];
}

/** The same as a sentence. */
export function refusalSentence(words: Words<'battle'>, { code, params }: Refused, look: Look): string {
  if (code === 'readOnly') return words.saving.readOnly;
  return code === 'loading' ? words.errors.loading : words.errors.refused(reason(words, { code, params }, look));
}

/** Why an action is not offered; null: it is. An action that was performed before says which. */
export function offerReason(words: Words<'battle'>, offer: ActionOffer, look: Look): string | null {
  if (offer.reason === null) return null;
  return offer.reason.code === 'actionDone' ? words.doneReasons[offer.action] : reason(words, offer.reason, look);
}
