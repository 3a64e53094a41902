import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { SHEETS, type Sheet } from './sheets.ts';
import { usePrinted } from './usePrinted.ts';

type PrintChoiceProps = {
  readonly mission: string;
  readonly onBack: () => void;
  readonly onPrint: (sheet: Sheet) => void;
};

/** What of a scenario is to go on paper. */
export function PrintChoiceScreen({ mission: id, onBack, onPrint }: PrintChoiceProps) {
  const { common } = useWords('play');
  const printing = useWords('printing');
  const printed = usePrinted(id);
  return (
    <ScreenLayout
      label={printing.title}
      top={<TopBar title={printing.title} back={{ label: common.back, onPress: onBack }} />}
      bar={
        <ThumbBar
          label={common.continue}
          next={<NextButton title={common.done} quiet icon="check" onPress={onBack} />}
        />
      }
    >
      {printed === 'gone' && <EmptyState title={printing.gone} />}
      {typeof printed === 'object' && (
        <PrepSection title={printed.mission.name}>
          {SHEETS.map((sheet) => (
            <ListRow
              key={sheet}
              icon="print"
              title={printing.sheets[sheet].title}
              detail={printing.sheets[sheet].detail}
              opens
              onPress={() => onPrint(sheet)}
            />
          ))}
        </PrepSection>
      )}
    </ScreenLayout>
  );
}
