import type { ReactNode } from 'react';
import type { CampaignWays } from './CampaignViews.tsx';
import { CardsPrint, ChroniclePrint, PrintChoiceScreen, RosterPrint } from './views.ts';

type PrintViewProps = {
  readonly what: string | null;
  /** Of the choice. */
  readonly bar: ReactNode;
  readonly ways: CampaignWays;
};

/** What goes on paper; without a choice, the choice. */
export function PrintView({ what, bar, ways }: PrintViewProps) {
  if (what === 'cards') return <CardsPrint onBack={ways.home} />;
  if (what === 'roster') return <RosterPrint onBack={ways.home} />;
  if (what === 'chronicle') return <ChroniclePrint onBack={ways.home} />;
  return <PrintChoiceScreen bar={bar} onBack={ways.home} onPrint={(chosen) => ways.go('print', chosen)} />;
}
