import { useLocation } from 'wouter';
import { EndScreen } from '../../features/battle-end/EndScreen.tsx';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { later } from '../../ui/later.tsx';
import { HOME_PATH, battlePath, campaignPath } from '../paths.ts';
import { useWrittenUp } from './useWrittenUp.ts';

const ScenarioEnd = later(async () => (await import('../../features/scenario/ScenarioEnd.tsx')).ScenarioEnd);

/** Opens the campaign of the battle that is over, writes its report, and goes on to the walk after it. */
async function writeUp(app: App, go: (path: string) => void): Promise<void> {
  const link = app.store.getState().battle?.campaign;
  if (link === undefined) return;
  const { campaignPlayOf } = await import('../../state/campaign/campaignPlay.ts');
  const { openCampaign, takeReport } = campaignPlayOf(app);
  const opened = await openCampaign(link.id);
  const written = opened.kind === 'opened' && (await takeReport()) === null;
  go(campaignPath(link.id, written ? 'after' : undefined));
}

/** The end of a battle and where it leads; that of a campaign to the walk after it. */
export function EndStage({ id }: { readonly id: string }) {
  const app = useApp();
  const [, go] = useLocation();
  useWrittenUp(id);
  return (
    <EndScreen
      onPlay={() => go(battlePath(id))}
      onLog={() => go(battlePath(id, 'log'))}
      onHome={() => go(HOME_PATH)}
      onWalk={() => void writeUp(app, go)}
      scenario={<ScenarioEnd />}
    />
  );
}
