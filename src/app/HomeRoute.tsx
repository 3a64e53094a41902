import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { refreshBattles } from '../state/battles.ts';
import { isNowhere } from '../state/status.ts';
import { gameStore } from '../state/store.ts';
import { elsewhere } from './elsewhere.tsx';
import { FoundSaves } from './FoundSaves.tsx';
import { takeHandedOver } from './handOver.ts';
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
async function leave(): Promise<void> {
  await leaveBattle();
  const { campaign, campaignSave } = gameStore.getState();
  if (campaign === null || isNowhere(campaignSave)) return;
  const { closeCampaign } = await import('../state/campaign/campaignPlay.ts');
  if (gameStore.getState().campaign?.id === campaign.id) await closeCampaign();
}

async function leaveBattle(): Promise<void> {
  const { battle, save } = gameStore.getState();
  if (battle === null || isNowhere(save)) return;
  const { closeBattle } = await import('../state/play.ts');
  // Another one may have been begun while this was fetched.
  if (gameStore.getState().battle?.id === battle.id) await closeBattle();
}

/** Home: whatever was open is put away, and the list is read again. */
export function HomeRoute() {
  const [, go] = useLocation();
  const [deleted] = useState(() => takeHandedOver('deleted'));
  useEffect(() => void leave().then(refreshBattles), []);
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
