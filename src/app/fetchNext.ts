import { laterParts } from '../features/home/laterParts.ts';
import type { App } from '../state/base/app.ts';
import { BattleRoute, CampaignRoute } from './Places.tsx';

/** What the next tap at home needs: the battles and campaigns there are, or all that begins the first battle. */
export async function fetchNext(app: App): Promise<void> {
  const { battles, campaigns } = app.store.getState();
  const battle = BattleRoute.fetch();
  if (battles.length + campaigns.length === 0) return fetchFirst(battle);
  await battle;
  const { fetchRules } = await import('./battle/BattleRoute.tsx');
  await fetchRules([...new Set(battles.flatMap(({ game = null, ended }) => (game === null || ended ? [] : [game])))]);
  if (campaigns.length > 0) await fetchCampaigns(app);
}

/** The campaigns with what they are played with. */
async function fetchCampaigns(app: App): Promise<void> {
  await CampaignRoute.fetch();
  const { campaignPlayOf } = await import('../state/campaign/campaignPlay.ts');
  await campaignPlayOf(app).fetchCampaignContents();
}

/** All that begins the first battle, and its pack read when nothing else is to be done. */
async function fetchFirst(battle: Promise<void>): Promise<void> {
  const opening = import('./battle/BattleRoute.tsx').then(({ fetchTable }) => fetchTable());
  const first = Promise.all([laterParts(), import('../features/home/startFirst.ts')]);
  const [, { prepareFirst }] = await first;
  await Promise.all([battle, opening, prepareFirst()]);
}
