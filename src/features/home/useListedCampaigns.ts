import { useMemo } from 'react';
import { useGame } from '../../state/base/useApp.ts';
import type { CampaignSummary, GameState } from '../../state/base/store.ts';

const inMemory = ({ id, createdAt, state }: NonNullable<GameState['campaign']>): CampaignSummary => ({
  id,
  name: state.name,
  scenarios: state.scenarios,
  operatives: state.members.length,
  scars: 0,
  players: state.players.map(({ name }) => name),
  inBattle: null,
  savedAt: createdAt,
  readable: true,
});

/** The stored campaigns, and the open one where nothing can be stored. */
export function useListedCampaigns(): readonly CampaignSummary[] {
  const campaigns = useGame((game) => game.campaigns);
  const open = useGame((game) => game.campaign);
  return useMemo(
    () => (open === null || campaigns.some(({ id }) => id === open.id) ? campaigns : [inMemory(open), ...campaigns]),
    [campaigns, open],
  );
}
