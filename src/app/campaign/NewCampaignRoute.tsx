import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { NewCampaignScreen } from '../../features/campaign/NewCampaignScreen.tsx';
import { fetchCampaignContents } from '../../state/campaign/campaignPlay.ts';
import { campaignPath } from '../paths.ts';

let contents: Promise<unknown> | null = null;

/** Founding a campaign: its contents are fetched first, so that the first operatives can be recruited at once. */
export function NewCampaignRoute({ table, onBack }: { readonly table: ReactNode; readonly onBack: () => void }) {
  const [, go] = useLocation();
  contents ??= fetchCampaignContents();
  use(contents);
  return (
    <NewCampaignScreen table={table} onBack={onBack} onFounded={(id) => go(campaignPath(id), { replace: true })} />
  );
}
