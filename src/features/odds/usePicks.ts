import { useEffect, useMemo, useState } from 'react';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import { servingOf } from '../../engine/campaign/model/allowances.ts';
import type { App } from '../../state/base/app.ts';
import { useApp, useGame } from '../../state/base/useApp.ts';
import type { GameState } from '../../state/base/store.ts';
import { useWords } from '../../words/useWords.ts';
import { type Picks, picksOf, type PickSources } from './picks.ts';

/** The picks; null: they are still to come, or not asked for; `failed`: the packs could not be read. */
export type PicksNow = Picks | 'failed' | null;

async function membersOf(campaign: GameState['campaign']): Promise<readonly Operative[]> {
  if (campaign === null) return [];
  const { fieldMember } = await import('../../content/fielding.ts');
  const { pack, campaignPack, content, state } = campaign;
  return servingOf(state).map((member) => fieldMember(pack, campaignPack, content, member));
}

async function sourcesOf(app: App, campaign: GameState['campaign']): Promise<PickSources> {
  const { packsOf } = await import('../../state/library/ownPacks.ts');
  const [pack, members] = await Promise.all([packsOf(app).loadPlayPack(), membersOf(campaign)]);
  return { pack, members, finds: campaign?.campaignPack.weapons ?? [] };
}

/**
 * Who and what can be picked out of the packs that ship, the player's own and the open campaign, in the language in use. They
 * are read once `isWanted`, and again when another campaign is open.
 */
export function usePicks(isWanted: boolean): PicksNow {
  const app = useApp();
  const words = useWords('play');
  const campaign = useGame((game) => game.campaign);
  const [sources, setSources] = useState<PickSources | 'failed' | null>(null);
  useEffect(() => {
    let isAsked = isWanted;
    if (isWanted)
      sourcesOf(app, campaign).then(
        (found) => isAsked && setSources(found),
        () => isAsked && setSources('failed'),
      );
    return () => {
      isAsked = false;
    };
  }, [app, isWanted, campaign]);
  return useMemo(
    () => (sources === null || sources === 'failed' ? sources : picksOf(sources, words)),
    [sources, words],
  );
}
