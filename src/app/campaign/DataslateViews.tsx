import { useCampaignPlay } from '../../state/campaign/campaignPlay.ts';
import { downloadFile } from '../../ui/downloadFile.ts';
import { CampaignUndo } from '../../features/retinue/CampaignUndo.tsx';
import { CampaignSave } from './CampaignSave.tsx';
import type { CampaignWays } from './CampaignViews.tsx';
import * as views from './views.ts';

type ViewProps = { readonly ways: CampaignWays };

const undoOf = (ways: CampaignWays) => <CampaignUndo onBattle={ways.battle} onTimeline={() => ways.go('timeline')} />;

/** The home of a dataslate with all its doors. */
export function DataslateView({ ways }: ViewProps) {
  const { exportCampaign } = useCampaignPlay();
  return (
    <views.DataslateHome
      undo={undoOf(ways)}
      save={<CampaignSave onStorage={ways.storage} />}
      panel={<views.RequestPanel />}
      panelNext={<views.RequestNext />}
      doors={{
        onBack: ways.out,
        onMuster: ways.muster,
        onBattle: ways.battle,
        onAfter: () => ways.go('after'),
        onChronicle: () => ways.go('chronicle'),
        onFallen: () => ways.go('fallen'),
        onSettings: () => ways.go('settings'),
        onPrint: () => ways.go('print'),
        onExport: () => void exportCampaign().then(downloadFile),
        onShare: () => ways.go('share'),
        onStorage: ways.storage,
      }}
    />
  );
}
