import { gameStore } from '../state/store.ts';
import { BattleRoute, CampaignRoute } from './Places.tsx';

/** What the next tap at home needs: the battle, then a campaign where there is one, or all that begins the first battle. */
export async function fetchNext(): Promise<void> {
  const { battles, campaigns } = gameStore.getState();
  const battle = BattleRoute.fetch();
  if (battles.length + campaigns.length === 0) await fetchFirst(battle);
  await battle;
  if (campaigns.length > 0) await CampaignRoute.fetch();
}

/** All that begins the first battle, and its pack read when nothing else is to be done. */
async function fetchFirst(battle: Promise<void>): Promise<void> {
  const { prepareFirst } = await import('../features/home/startFirst.ts');
  const prepared = prepareFirst();
  const { fetchTable } = await import('./battle/BattleRoute.tsx');
  fetchTable();
  await Promise.all([battle, prepared]);
}
