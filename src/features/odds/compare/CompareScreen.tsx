import { useCallback, useEffect, useRef } from 'react';
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { useWords } from '../../../words/useWords.ts';
import { addressOf } from '../address.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import { usePicks } from '../usePicks.ts';
import { BesideView } from './BesideView.tsx';
import styles from './Compare.module.css';
import { type Comparison, FIGURES, VIEWS } from './comparison.ts';
import { CompareFoot } from './CompareFoot.tsx';
import { SavesView } from './SavesView.tsx';
import { TargetsView } from './TargetsView.tsx';
import { type ComparedNow, useCompared } from './useCompared.ts';

type CompareScreenProps = {
  /** The comparison as it stands in the address. */
  readonly asked: string;
  /** The comparison is another: its address takes the place of this one. */
  readonly onAsked: (asked: string) => void;
  /** A situation is to be opened, by its address. */
  readonly onOpen: (asked: string) => void;
  readonly onBack: () => void;
};

type PartProps = { readonly comparison: Comparison; readonly onChange: (comparison: Comparison) => void };

/** What the cells show. */
function FigureChoice({ comparison, onChange }: PartProps) {
  const words = useWords('odds').compare;
  return (
    <Segmented
      wide
      label={words.figure}
      options={FIGURES.map((value) => ({
        value,
        label: words.figures[value],
        name: value === 'risk' ? words.figureNames.risk[comparison.of.kind] : words.figureNames[value],
      }))}
      value={comparison.figure}
      onChange={(figure) => onChange({ ...comparison, figure })}
    />
  );
}

function Head({ comparison, onChange, isWrong }: PartProps & { readonly isWrong: boolean }) {
  const words = useWords('odds').compare;
  const odds = useWords('odds');
  const { view, of } = comparison;
  return (
    <div className={styles.head}>
      {isWrong && <p role="alert">{words.wrongLink}</p>}
      <Segmented
        wide
        label={words.view}
        options={VIEWS.map((value) => ({ value, label: words.views[value], name: words.viewNames[value] }))}
        value={view}
        onChange={(next) => onChange({ ...comparison, view: next, sort: null })}
      />
      {view !== 'beside' && (
        <>
          <Segmented
            wide
            label={odds.kind}
            options={(['shoot', 'fight'] as const).map((value) => ({ value, label: odds.kinds[value] }))}
            value={of.kind}
            onChange={(kind) => onChange({ ...comparison, of: { ...of, kind }, sort: null })}
          />
          <FigureChoice comparison={comparison} onChange={onChange} />
        </>
      )}
    </div>
  );
}

function Compared({ now, onOpen }: { readonly now: ComparedNow; readonly onOpen: (situation: OddsSituation) => void }) {
  const { comparison, change, write } = now;
  const picks = usePicks(true);
  const { view, of, figure } = comparison;
  return (
    <>
      {view === 'saves' && <SavesView of={of} figure={figure} onOpen={onOpen} />}
      {view === 'targets' && <TargetsView comparison={comparison} picks={picks} onChange={change} onOpen={onOpen} />}
      {view === 'beside' && <BesideView comparison={comparison} picks={picks} onChange={change} onOpen={onOpen} />}
      <CompareFoot comparison={comparison} picks={picks} onChange={change} onOpen={onOpen} onCopy={write} />
    </>
  );
}

/** Odds compared: by saves and wounds, weapons against targets, or situations side by side; it all stands in the address. */
export function CompareScreen({ asked, onAsked, onOpen, onBack }: CompareScreenProps) {
  const shared = useWords('shared');
  const words = useWords('odds').compare;
  const now = useCompared(asked, onAsked);
  const leave = useRef<(situation: OddsSituation) => void>(null);
  useEffect(() => {
    leave.current = (situation) => {
      now.write();
      onOpen(addressOf(situation));
    };
  });
  const open = useCallback((situation: OddsSituation) => leave.current?.(situation), []);
  return (
    <ScreenLayout
      width="wide"
      label={words.title}
      top={<TopBar title={words.title} back={{ label: shared.common.back, onPress: onBack }} />}
    >
      <Head comparison={now.comparison} onChange={now.change} isWrong={now.isWrong} />
      <Compared now={now} onOpen={open} />
    </ScreenLayout>
  );
}
