import { useState } from 'react';
import { useLocation } from 'wouter';
import { ImportScreen } from '../features/import/ImportScreen.tsx';
import type { ImportedRecruit } from '../features/import/choices.ts';
import type { App } from '../state/base/app.ts';
import { useApp, useGame } from '../state/base/useApp.ts';
import { campaignPlayOf } from '../state/campaign/campaignPlay.ts';
import { useHandOver } from './handOver.ts';
import { BRING_PATH, HOME_PATH, campaignPath } from './paths.ts';

/** Recruits models into the open campaign, for its first player; returns those that its rules refuse. */
function recruitAll(app: App, recruits: readonly ImportedRecruit[]): readonly ImportedRecruit[] {
  const player = app.store.getState().campaign?.state.players[0]?.id ?? '';
  return recruits.filter(
    ({ name, card }) =>
      campaignPlayOf(app).dispatchCampaign({
        type: 'recruit',
        recruit: { name, card, player, portrait: null, background: null, increase: null },
      }) !== null,
  );
}

/** A roster of another app: chosen here, or brought from home. */
export function ImportRoute({ onBack }: { readonly onBack: () => void }) {
  const app = useApp();
  const { handOver, takeHandedOver } = useHandOver();
  const [, go] = useLocation();
  const campaign = useGame((game) => game.campaign?.id ?? null);
  const [brought] = useState(() => takeHandedOver('roster'));
  return (
    <ImportScreen
      brought={brought}
      campaignOpen={campaign !== null}
      onBack={onBack}
      onDone={() => go(campaign === null ? HOME_PATH : campaignPath(campaign, 'roster'))}
      onElse={(given) => {
        if (given !== null) handOver('given', given);
        go(BRING_PATH);
      }}
      onRecruit={(recruits) => recruitAll(app, recruits)}
    />
  );
}
