import { lackingFor } from '../../content/campaign/lacking.ts';
import { fieldScenario } from '../../content/fielding.ts';
import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import { evolveCampaign } from '../../engine/campaign/evolve/evolve.ts';
import { pendingCampaignRequest } from '../../engine/campaign/pending.ts';
import { reportOf } from '../../engine/campaign/reportOf.ts';
import { onPacksChanged } from '../ownPacks.ts';
import { battleSession } from '../play.ts';
import type { CampaignRules } from './campaignPorts.ts';
import { CampaignSession } from './campaignSession.ts';
import { loadPlayCampaign } from './playCampaign.ts';

/** The engine of campaigns in the browser. */
export const campaignRules: CampaignRules = {
  decide: decideCampaign,
  evolve: evolveCampaign,
  pendingRequest: pendingCampaignRequest,
  lacks: ({ pack }, plan) => lackingFor(pack, plan),
  field: fieldScenario,
  reportOf,
};

const { store, storage, durable, tabs, now, sign, copier } = battleSession.ports;

/** The campaigns of this browser tab, beside its battles. */
export const campaignSession = new CampaignSession({
  rules: campaignRules,
  load: loadPlayCampaign,
  battles: battleSession,
  stores: { store, storage, durable, tabs, now, sign, ...(copier === undefined ? {} : { copier }) },
});

onPacksChanged(() => void campaignSession.renewContents());
