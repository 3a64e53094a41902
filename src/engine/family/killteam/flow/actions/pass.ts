import { type ActionRule, nothingMore } from '../../rules/action.ts';

/** Pass: nothing is done with an AP, as often as one likes (K-40). */
export const pass: ActionRule = {
  ap: 1,
  repeatable: true,
  offered: nothingMore,
  chosen: nothingMore,
  perform: () => [],
};
