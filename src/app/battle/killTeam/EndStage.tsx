import { useLocation } from 'wouter';
import { EndScreen } from '../../../features/battle-end/EndScreen.tsx';
import type { App } from '../../../state/base/app.ts';
import { useApp } from '../../../state/base/useApp.ts';
import { later } from '../../../ui/later.tsx';
import { fetchWords } from '../../../words/catalogues.ts';
import { spokenLanguage } from '../../../words/language.ts';
import { HOME_PATH, battlePath, campaignPath } from '../../paths.ts';
import { speaking } from '../../speaking.ts';
import { FinalScore } from './stages.ts';
import { useWrittenUp } from './useWrittenUp.ts';

const ScenarioEnd = later(async () => (await import('../../../features/scenario/ScenarioEnd.tsx')).ScenarioEnd);

const CountBattle = speaking(
  ['dataslate'],
  async () => (await import('../../../features/dataslate/CountBattle.tsx')).CountBattle,
);
const OpenAfterBattle = speaking(
  ['dataslate'],
  async () => (await import('../../../features/dataslate/CountBattle.tsx')).OpenAfterBattle,
);

/** Opens the campaign of the battle that is over, writes its report, and goes on to the walk after it. */
async function writeUp(app: App, go: (path: string) => void): Promise<void> {
  const link = app.store.getState().battle?.campaign;
  if (link === undefined) return;
  const { campaignPlayOf } = await import('../../../state/campaign/campaignPlay.ts');
  const { openCampaign, takeReport } = campaignPlayOf(app);
  const opened = await openCampaign(link.id);
  const written = opened.kind === 'opened' && (await takeReport()) === null;
  go(campaignPath(link.id, written ? 'after' : undefined));
}

/** Founds a campaign that begins with the open battle, and goes on to the walk after it. */
async function found(app: App, go: (path: string) => void): Promise<void> {
  const [{ takeBattle }, { campaign }] = await Promise.all([
    import('../../../state/campaign/takeBattle.ts'),
    fetchWords('campaign', spokenLanguage()),
  ]);
  const { home, retinue } = campaign;
  const id = await takeBattle(app, { name: home.found.unnamed, reason: retinue.equipping.overridden });
  if (id !== null) go(campaignPath(id, 'after'));
}

/** The end of a battle and where it leads; that of a campaign to the walk after it. */
export function EndStage({ id }: { readonly id: string }) {
  const app = useApp();
  const [, go] = useLocation();
  useWrittenUp(id);
  const counted = (campaign: string) => go(campaignPath(campaign, 'after'));
  return (
    <EndScreen
      onPlay={() => go(battlePath(id))}
      onLog={() => go(battlePath(id, 'log'))}
      onHome={() => go(HOME_PATH)}
      onWalk={() => void writeUp(app, go)}
      onFound={() => void found(app, go)}
      scenario={<ScenarioEnd />}
      score={<FinalScore />}
      counts={<CountBattle battle={id} onCounted={counted} />}
      slates={<OpenAfterBattle battle={id} onCounted={counted} />}
    />
  );
}
