import type { ReactNode } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';

type Printed = 'cards' | 'roster' | 'chronicle';

type PrintChoiceProps = {
  readonly bar: ReactNode;
  readonly onBack: () => void;
  readonly onPrint: (what: Printed) => void;
};

/** What is to go on paper. */
export function PrintChoiceScreen({ bar, onBack, onPrint }: PrintChoiceProps) {
  const { campaign, common } = useWords('campaign');
  const { printing } = campaign.tracker;
  const row = (what: Printed) => (
    <ListRow
      icon="print"
      title={printing[what].title}
      detail={printing[what].detail}
      opens
      onPress={() => onPrint(what)}
    />
  );
  return (
    <ScreenLayout
      label={campaign.home.print}
      top={<TopBar title={campaign.home.print} back={{ label: common.back, onPress: onBack }} />}
      bar={bar}
    >
      {row('cards')}
      {row('roster')}
      {row('chronicle')}
    </ScreenLayout>
  );
}
