import type { CampaignWays } from './CampaignViews.tsx';
import { CardsPrint, ChroniclePrint, PrintChoiceScreen, RosterPrint } from './views.ts';

/** What goes on paper; without a choice, the choice. */
export function PrintView({ what, ways }: { readonly what: string | null; readonly ways: CampaignWays }) {
  if (what === 'cards') return <CardsPrint onBack={ways.home} />;
  if (what === 'roster') return <RosterPrint onBack={ways.home} />;
  if (what === 'chronicle') return <ChroniclePrint onBack={ways.home} />;
  return <PrintChoiceScreen onBack={ways.home} onPrint={(chosen) => ways.go('print', chosen)} />;
}
