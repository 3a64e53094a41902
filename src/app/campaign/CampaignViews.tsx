import { useLocation } from 'wouter';
import { campaignPlayOf, useCampaign, useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { CampaignUndo } from '../../features/retinue/CampaignUndo.tsx';
import type { App } from '../../state/base/app.ts';
import { useApp } from '../../state/base/useApp.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { handOverOf } from '../handOver.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { HOME_PATH, IMPORT_PATH, STORAGE_PATH, battlePath, campaignPath, takePath } from '../paths.ts';
import { musterPath } from '../playPaths.ts';
import { CampaignBar } from './CampaignBar.tsx';
import { CampaignSave } from './CampaignSave.tsx';
import { PrintView } from './PrintView.tsx';
import type { MusterProps } from '../../features/campaign/Muster.tsx';
import * as views from './views.ts';

/** Where a campaign's screens lead. */
export function useCampaignWays(id: string) {
  const [, go] = useLocation();
  const scenario = useCampaign(({ state }) => state.scenario);
  const game = useCampaign(({ state }) => state.ruleset);
  const battle = scenario?.battle ?? null;
  const toBattle = () => battle !== null && go(battlePath(battle));
  return {
    id,
    go: (...to: Parameters<typeof campaignPath> extends [string, ...infer Rest] ? Rest : never) =>
      go(campaignPath(id, ...to)),
    home: () => go(campaignPath(id)),
    out: () => go(HOME_PATH),
    storage: () => go(STORAGE_PATH),
    import: () => go(IMPORT_PATH),
    muster: () => go(musterPath(game, id)),
    battle: toBattle,
    scenario: () => (scenario?.report === null ? toBattle() : go(campaignPath(id, 'after'))),
    toBattle: (other: string) => go(battlePath(other)),
  };
}
export type CampaignWays = ReturnType<typeof useCampaignWays>;

type ViewProps = { readonly ways: CampaignWays };

const undoOf = (ways: CampaignWays) => <CampaignUndo onBattle={ways.battle} onTimeline={() => ways.go('timeline')} />;

const portraitOf: MusterProps['portrait'] = (member) => <views.Portrait member={member} />;

/** The campaign's home with all its doors. */
export function HomeView({ ways }: ViewProps) {
  const { startBattleAgain, exportCampaign } = useCampaignPlay();
  const again = async () => {
    const battle = await startBattleAgain();
    if (typeof battle === 'string') ways.toBattle(battle);
  };
  return (
    <views.CampaignHomeScreen
      undo={undoOf(ways)}
      save={<CampaignSave onStorage={ways.storage} />}
      portrait={portraitOf}
      lastChapter={<views.LastChapter />}
      succession={<views.Succession onRecruit={() => ways.go('recruit')} />}
      doors={{
        onBack: ways.out,
        onRoster: () => ways.go('roster'),
        onOperative: (member) => ways.go('operative', member),
        onRecruit: () => ways.go('recruit'),
        onDeploy: () => ways.go('deploy'),
        onBattle: ways.battle,
        onAfter: () => ways.go('after'),
        onAgain: () => void again(),
        onChronicle: () => ways.go('chronicle'),
        onFallen: () => ways.go('fallen'),
        onStash: () => ways.go('stash'),
        onTracker: () => ways.go('tracker'),
        onSettings: () => ways.go('settings'),
        onPrint: () => ways.go('print'),
        onExport: () => void exportCampaign().then(downloadFile),
        onShare: () => ways.go('share'),
        onStorage: ways.storage,
        onImport: ways.import,
      }}
    />
  );
}

/** The walk after the battle. */
export function AfterView({ ways }: ViewProps) {
  return (
    <views.AfterBattleScreen
      panel={<views.RequestPanel />}
      next={<views.RequestNext />}
      succession={<views.Succession onRecruit={() => ways.go('recruit')} />}
      undo={undoOf(ways)}
      save={<CampaignSave onStorage={ways.storage} />}
      onBack={ways.home}
      onClosed={ways.home}
    />
  );
}

/** The address of this app up to where the code of a shared retinue stands. */
const shareOrigin = (): string => `${location.href.split('#')[0] ?? ''}#${takePath('')}`;

/** Deletes the campaign and goes home, which says so. False: no copy could be kept, and it is still here. */
async function deleteCampaign(app: App, { id, out }: CampaignWays): Promise<boolean> {
  const title = app.store.getState().campaign?.state.name ?? '';
  const gone = await campaignPlayOf(app).discardCampaign(id);
  if (gone) {
    handOverOf(app).handOver('deleted', { kind: 'campaign', id, title });
    out();
  }
  return gone;
}

/** What a campaign keeps and how it is set. */
export function KeptView({ ways, view, of }: ViewProps & { readonly view: string; readonly of: string | null }) {
  const app = useApp();
  const { exportCampaign } = useCampaignPlay();
  const bar = <CampaignBar undo={undoOf(ways)} onDone={ways.home} />;
  switch (view) {
    case 'chronicle':
      return (
        <views.ChronicleScreen undo={undoOf(ways)} onBack={ways.home} onPrint={() => ways.go('print', 'chronicle')} />
      );
    case 'fallen':
      return <views.FallenScreen bar={bar} onBack={ways.home} />;
    case 'stash':
      return <views.StashScreen undo={bar} onBack={ways.home} />;
    case 'tracker':
      return <views.TrackerScreen undo={bar} onBack={ways.home} />;
    case 'share':
      return <views.ShareScreen origin={shareOrigin()} onBack={ways.home} />;
    case 'timeline':
      return (
        <views.TimelineScreen bar={bar} onBack={ways.home} onUndone={(where) => where === 'battle' && ways.battle()} />
      );
    case 'settings':
      return (
        <views.CampaignSettingsScreen
          undo={bar}
          onBack={ways.home}
          onExport={() => void exportCampaign().then(downloadFile)}
          onDelete={() => deleteCampaign(app, ways)}
        />
      );
    case 'print':
      return <PrintView what={of} bar={bar} ways={ways} />;
    default:
      return <NotFoundScreen />;
  }
}
