import type { ActionOffer, Rejection } from '../engine/battle/rejection.ts';
import type { Look } from './look.ts';
import type { Words } from './words.ts';

/** The refusal as a fact in lower case: `no enemy within 1″`. */
export const reason = (words: Words, rejection: Rejection, look: Look): string =>
  words.reasons[rejection.code](rejection.params, look);

/** Why an action is not offered; null: it is. An action that was performed before says which. */
export function offerReason(words: Words, offer: ActionOffer, look: Look): string | null {
  if (offer.reason === null) return null;
  return offer.reason.code === 'actionDone' ? words.doneReasons[offer.action] : reason(words, offer.reason, look);
}
