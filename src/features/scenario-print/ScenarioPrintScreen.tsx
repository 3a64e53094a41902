import type { ComponentType } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { AloudSheet } from './AloudSheet.tsx';
import { BriefingSheet } from './BriefingSheet.tsx';
import { EnemyCards } from './EnemyCards.tsx';
import { MarkerSheet } from './MarkerSheet.tsx';
import { MasterSheet } from './MasterSheet.tsx';
import type { Sheet } from './sheets.ts';
import { TableSheets } from './TableSheets.tsx';
import { type Printed, usePrinted } from './usePrinted.ts';

export type SheetProps = { readonly printed: Printed; readonly onBack: () => void };

const SCREENS: Readonly<Record<Sheet, ComponentType<SheetProps>>> = {
  briefing: BriefingSheet,
  sheet: MasterSheet,
  aloud: AloudSheet,
  enemies: EnemyCards,
  tables: TableSheets,
  markers: MarkerSheet,
};

type ScenarioPrintProps = { readonly mission: string; readonly sheet: Sheet; readonly onBack: () => void };

/** One sheet of a scenario, as it comes out of the printer. */
export function ScenarioPrintScreen({ mission, sheet, onBack }: ScenarioPrintProps) {
  const { common } = useWords('play');
  const printing = useWords('printing');
  const printed = usePrinted(mission);
  if (typeof printed === 'object') {
    const Screen = SCREENS[sheet];
    return <Screen printed={printed} onBack={onBack} />;
  }
  return (
    <ScreenLayout
      label={printing.title}
      top={<TopBar title={printing.title} back={{ label: common.back, onPress: onBack }} />}
    >
      {printed === 'gone' && <EmptyState title={printing.gone} />}
    </ScreenLayout>
  );
}
