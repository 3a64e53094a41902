import { present } from '../../core/invariant.ts';
import type { Dataslate } from '../model/dataslate.ts';
import type { CampaignState } from '../model/state.ts';
import type { CampaignHandlers } from './handlers.ts';

const changed = (state: CampaignState, set: Partial<Dataslate>): CampaignState => ({
  ...state,
  dataslate: { ...present(state.dataslate, 'a dataslate'), ...set },
});

/** What a dataslate of Kill Team 2021 has beside its operatives. */
export const dataslates = {
  dataslateOpened: (state, { dataslate }) => ({ ...state, dataslate }),
  requisitionSet: (state, { requisition }) => changed(state, { requisition }),
  moreEpSet: (state, { ep }) => changed(state, { moreEp: ep }),
} satisfies Partial<CampaignHandlers>;
