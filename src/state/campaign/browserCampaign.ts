import { lackingFor } from '../../content/campaign/lacking.ts';
import { fieldScenario } from '../../content/fielding.ts';
import { decideCampaign } from '../../engine/campaign/campaignDecider.ts';
import { evolveCampaign } from '../../engine/campaign/evolve/evolve.ts';
import { pendingCampaignRequest } from '../../engine/campaign/pending.ts';
import { sideReport } from '../../engine/campaign/sideReport.ts';
import type { Side } from '../../engine/core/ids.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';
import { reportOf } from '../../engine/campaign/reportOf.ts';
import { part } from '../base/part.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { packsOf } from '../library/ownPacks.ts';
import { killTeamBattlesOf, killTeamGameOf } from '../battle/killTeam.ts';
import type { CampaignRules } from './campaignPorts.ts';
import { CampaignSession } from './campaignSession.ts';
import { loadPlayCampaign } from './playCampaign.ts';

/** The engine of campaigns. */
export const campaignRules: CampaignRules = {
  decide: decideCampaign,
  evolve: evolveCampaign,
  pendingRequest: pendingCampaignRequest,
  lacks: ({ pack }, plan) => lackingFor(pack, plan),
  field: fieldScenario,
  reportOf: (content, battle, entries, scenario) =>
    scenario.side === undefined
      ? reportOf(content, battle, entries, scenario)
      : sideReport(battle, entries, { ...scenario, side: scenario.side, winner: winnerOf(battle) }),
};

/** Who has more points; null: even; undefined: the mission keeps no score. */
function winnerOf(battle: BattleState): Side | null | undefined {
  const { score } = killTeamGameOf(battle).view(battle).parts;
  return score === undefined || score.match === null ? undefined : score.leader;
}

/** The campaigns of an app, beside its battles. */
export const campaignsOf = part((app) => {
  const battles = killTeamBattlesOf(app);
  const packs = packsOf(app);
  const { store, storage, durable, tabs, now, sign, copier } = battles.ports;
  const session = new CampaignSession({
    rules: campaignRules,
    load: () => loadPlayCampaign(packs),
    loadDataslates: async () => {
      const { loadDataslates } = await import('../../content/campaign/dataslates.ts');
      return loadDataslates(await packs.loadKillTeams());
    },
    battles,
    texts: typedTextsOf(app),
    stores: { store, storage, durable, tabs, now, sign, ...(copier === undefined ? {} : { copier }) },
  });
  packs.onPacksChanged(() => void session.renewContents());
  return session;
});
