import type { CampaignEvent, CampaignEventType } from '../model/event.ts';
import type { CampaignState } from '../model/state.ts';
import type { CampaignHandlers } from './handlers.ts';
import { basesUsed } from './bases.ts';
import { dataslates } from './dataslate.ts';
import { modules } from './modules.ts';
import { owing } from './owed.ts';
import { growth, roster } from './roster.ts';
import { tracker } from './tracker.ts';
import { aftermath, walk } from './walk.ts';

const handlers: CampaignHandlers = {
  ...roster,
  ...growth,
  ...owing,
  ...walk,
  ...aftermath,
  ...tracker,
  ...basesUsed,
  ...modules,
  ...dataslates,
};

/** An event of a later version is kept in the log and changes nothing. */
const apply = <T extends CampaignEventType>(
  state: CampaignState,
  type: T,
  event: Extract<CampaignEvent, { type: T }>,
): CampaignState => (Object.hasOwn(handlers, type) ? handlers[type](state, event) : state);

/** The campaign after what happened. Facts only: reads no content, refuses nothing, so that a log folds without its packs. */
export const evolveCampaign = (state: CampaignState, event: CampaignEvent): CampaignState =>
  apply(state, event.type, event);

/** Several events, one after the other: what one put into the state, the next may change. */
export const evolveCampaignAll = (state: CampaignState, events: readonly CampaignEvent[]): CampaignState =>
  events.reduce(evolveCampaign, state);
