import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** A card of which the Lite sheet says nothing: more than one of it go one after another, or it flies. */
export const asksForCore = ({ group, abilities, keywords }: Operative): boolean =>
  (group ?? 1) > 1 || abilities.includes('fly') || keywords.includes('FLY');

/** a Lite battle with such a card has the core rules of all of which the sheet is silent; another has none of them. */
export const usesCore = ({ operatives }: Pick<BattleState, 'operatives'>): boolean => operatives.some(asksForCore);
