import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { NewCampaignScreen } from '../../features/campaign/NewCampaignScreen.tsx';
import { part } from '../../state/base/part.ts';
import { useApp } from '../../state/base/useApp.ts';
import { campaignPlayOf } from '../../state/campaign/campaignPlay.ts';
import { DataslateDoor } from './DataslateDoor.tsx';
import { campaignPath } from '../paths.ts';

/** Asked for once, so that the screen waits for the same thing each time it is drawn. */
const contentsOf = part((app) => campaignPlayOf(app).fetchCampaignContents());

/** Founding a campaign: its contents are fetched first, so that the first operatives can be recruited at once. */
export function NewCampaignRoute({ table, onBack }: { readonly table: ReactNode; readonly onBack: () => void }) {
  const [, go] = useLocation();
  use(contentsOf(useApp()));
  return (
    <NewCampaignScreen
      table={table}
      other={<DataslateDoor />}
      onBack={onBack}
      onFounded={(id) => go(campaignPath(id), { replace: true })}
    />
  );
}
