import { useEffect, useState } from 'react';
import { useAddress } from './useAddress.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { refreshBattles } from '../state/battle/battles.ts';
import type { App } from '../state/base/app.ts';
import { useApp } from '../state/base/useApp.ts';
import { Afterwards } from '../ui/Afterwards.tsx';
import { behind, FoundSaves } from './behind.ts';
import { useHandOver } from './handOver.ts';
import {
  BRING_PATH,
  NEW_CAMPAIGN_PATH,
  NEW_PATH,
  ODDS_PATH,
  SETTINGS_PATH,
  TWO_PATH,
  WORKSHOP_PATH,
  battlePath,
  campaignPath,
} from './paths.ts';

/** Puts away what is open, which only something that is fetched for it can do. */
async function leave(app: App): Promise<void> {
  const { battle, campaign } = app.store.getState();
  if (battle === null && campaign === null) return;
  const { leaveOpen } = await behind();
  await leaveOpen(app);
}

/** What the next tap needs; what does not come now is fetched again when it is needed. */
const fetchAhead = (app: App): Promise<void> =>
  behind().then(
    ({ aheadOf }) => aheadOf(app).fetch(),
    () => undefined,
  );

/** Home: whatever was open is put away, and the list is read again. */
export function HomeRoute() {
  const app = useApp();
  const { takeHandedOver } = useHandOver();
  const [, go] = useAddress();
  const [deleted] = useState(() => takeHandedOver('deleted'));
  useEffect(() => {
    void fetchAhead(app);
    void leave(app).then(() => refreshBattles(app));
  }, [app]);
  return (
    <HomeScreen
      onOpen={(id) => go(battlePath(id))}
      onNew={() => go(NEW_PATH)}
      onTwo={() => go(TWO_PATH)}
      onCampaign={(id) => go(campaignPath(id))}
      onNewCampaign={() => go(NEW_CAMPAIGN_PATH)}
      onSettings={() => go(SETTINGS_PATH)}
      onWorkshop={() => go(WORKSHOP_PATH)}
      onOdds={() => go(ODDS_PATH)}
      onBring={() => go(BRING_PATH)}
      deleted={deleted}
      found={
        <Afterwards>
          <FoundSaves
            onRestored={({ subject: { kind, id } }) => go((kind === 'battle' ? battlePath : campaignPath)(id))}
          />
        </Afterwards>
      }
    />
  );
}
