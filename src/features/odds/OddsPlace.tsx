import { useEffect } from 'react';
import { fetchSoon } from '../../ui/fetchSoon.ts';
import { later } from '../../ui/later.tsx';
import { isVanguard } from './addressFor.ts';
import { isComparison } from './compare/comparisonAddress.ts';
import { OddsScreen } from './OddsScreen.tsx';

const CompareScreen = later(async () => (await import('./compare/CompareScreen.tsx')).CompareScreen);
const VanguardScreen = later(async () => (await import('./warBand/VanguardScreen.tsx')).VanguardScreen);

type OddsPlaceProps = {
  /** The situation or the comparison as it stands in the address; empty for the first situation. */
  readonly asked: string;
  /** It is another: its address takes the place of this one. */
  readonly onAsked: (asked: string) => void;
  /** Another one is to be opened, from where one can come back. */
  readonly onOpen: (asked: string) => void;
  readonly onBack: () => void;
};

/** The odds of one situation, of Kill Team or of Vanguard, or of many compared. */
export function OddsPlace(props: OddsPlaceProps) {
  useEffect(() => fetchSoon([CompareScreen, VanguardScreen]), []);
  if (isComparison(props.asked)) return <CompareScreen {...props} />;
  return isVanguard(props.asked) ? <VanguardScreen {...props} /> : <OddsScreen {...props} />;
}
