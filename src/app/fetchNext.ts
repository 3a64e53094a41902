import { gameStore } from '../state/store.ts';
import { quiet } from './ahead.ts';
import { BattleRoute, CampaignRoute } from './Places.tsx';

/** What the next tap at home needs: the battle, then a campaign where there is one, or all that begins the first battle. */
export async function fetchNext(): Promise<void> {
  const { battles, campaigns } = gameStore.getState();
  const isFirst = battles.length + campaigns.length === 0;
  const first = isFirst ? import('../features/home/startFirst.ts') : null;
  await BattleRoute.fetch();
  if (campaigns.length > 0) await CampaignRoute.fetch();
  if (first === null) return;
  const [{ prepareFirst }, { fetchTable }] = await Promise.all([first, import('./battle/BattleRoute.tsx')]);
  fetchTable();
  await quiet();
  await prepareFirst();
}
