import { useLocation } from 'wouter';
import { PrintChoiceScreen } from '../features/scenario-print/PrintChoiceScreen.tsx';
import { ScenarioPrintScreen } from '../features/scenario-print/ScenarioPrintScreen.tsx';
import { isSheet } from '../features/scenario-print/sheets.ts';
import { printPath } from './playPaths.ts';

type ScenarioPrintRouteProps = {
  readonly mission: string;
  /** As the address has it; null or unknown: it is to be chosen. */
  readonly sheet: string | null;
  readonly onBack: () => void;
};

/** What of a scenario is to go on paper, then that sheet. */
export function ScenarioPrintRoute({ mission, sheet, onBack }: ScenarioPrintRouteProps) {
  const [, go] = useLocation();
  return sheet !== null && isSheet(sheet) ? (
    <ScenarioPrintScreen mission={mission} sheet={sheet} onBack={onBack} />
  ) : (
    <PrintChoiceScreen mission={mission} onBack={onBack} onPrint={(what) => go(printPath(mission, what))} />
  );
}
