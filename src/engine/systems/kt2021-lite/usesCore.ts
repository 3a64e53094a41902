import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';

/** The id of what lasts in a Lite battle with the core rules. */
export const WITH_CORE = 'with-core';

/** A card of which the Lite sheet says nothing: more than one of it go one after another, or it flies. */
export const asksForCore = ({ group, abilities, keywords }: Operative): boolean =>
  (group ?? 1) > 1 || abilities.includes('fly') || keywords.includes('FLY');

/** It was said that the core rules are used: by the switch, or as the battle began. */
export const saidCore = ({ lasting }: Pick<BattleState, 'lasting'>): boolean =>
  lasting.some(({ id }) => id === WITH_CORE);

/**
 * a Lite battle has the core rules of all of which the sheet is silent where the players switched them on, and by itself
 * with a card that asks for them; another has none of them.
 */
export const usesCore = (state: Pick<BattleState, 'operatives' | 'lasting'>): boolean =>
  saidCore(state) || state.operatives.some(asksForCore);
