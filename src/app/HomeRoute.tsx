import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { refreshBattles } from '../state/battles.ts';
import { isNowhere } from '../state/status.ts';
import type { App } from '../state/base/app.ts';
import { useApp } from '../state/base/useApp.ts';
import { elsewhere } from './elsewhere.tsx';
import { FoundSaves } from './FoundSaves.tsx';
import { useHandOver } from './handOver.ts';
import {
  NEW_CAMPAIGN_PATH,
  NEW_PATH,
  ODDS_PATH,
  SETTINGS_PATH,
  WORKSHOP_PATH,
  battlePath,
  campaignPath,
} from './paths.ts';

/** Leaves what is open, unless it is nowhere but in memory: the battle, then the campaign that it may belong to. */
async function leave(app: App): Promise<void> {
  await leaveBattle(app);
  const { campaign, campaignSave } = app.store.getState();
  if (campaign === null || isNowhere(campaignSave)) return;
  const { campaignPlayOf } = await import('../state/campaign/campaignPlay.ts');
  if (app.store.getState().campaign?.id === campaign.id) await campaignPlayOf(app).closeCampaign();
}

async function leaveBattle(app: App): Promise<void> {
  const { battle, save } = app.store.getState();
  if (battle === null || isNowhere(save)) return;
  const { playOf } = await import('../state/play.ts');
  // Another one may have been begun while this was fetched.
  if (app.store.getState().battle?.id === battle.id) await playOf(app).closeBattle();
}

/** Home: whatever was open is put away, and the list is read again. */
export function HomeRoute() {
  const app = useApp();
  const { takeHandedOver } = useHandOver();
  const [, go] = useLocation();
  const [deleted] = useState(() => takeHandedOver('deleted'));
  useEffect(() => void leave(app).then(() => refreshBattles(app)), [app]);
  return (
    <HomeScreen
      onOpen={(id) => go(battlePath(id))}
      onNew={() => go(NEW_PATH)}
      onCampaign={(id) => go(campaignPath(id))}
      onNewCampaign={() => go(NEW_CAMPAIGN_PATH)}
      onSettings={() => go(SETTINGS_PATH)}
      onWorkshop={() => go(WORKSHOP_PATH)}
      onOdds={() => go(ODDS_PATH)}
      elsewhere={elsewhere}
      deleted={deleted}
      found={
        <FoundSaves
          onRestored={({ subject: { kind, id } }) => go((kind === 'battle' ? battlePath : campaignPath)(id))}
        />
      }
    />
  );
}
