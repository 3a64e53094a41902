import { reject } from '../../family/vanguard/model/rejection.ts';
import type { TurnOffers } from '../../family/vanguard/view/vanguardView.ts';
import { type FoeBattle, playsByTable } from './state.ts';

/** What people may do now: whether one of its models follows up (V-35) a side that plays itself decides itself. */
export function offersOfPeople(state: FoeBattle, offers: TurnOffers | null): TurnOffers | null {
  const side = state.succession?.side ?? null;
  if (offers === null || side === null || !playsByTable(state, side)) return offers;
  return { ...offers, followUp: { ...offers.followUp, models: [], why: reject('byTables', { side }) } };
}
