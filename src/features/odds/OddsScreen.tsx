import type { ReactNode } from 'react';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useOddsWords } from '../../words/useOddsWords.ts';
import { AnswerHead } from './AnswerHead.tsx';
import type { Answer } from './answer.ts';
import { Chart } from './Chart.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import { FightForm, ShootForm } from './Forms.tsx';
import styles from './Odds.module.css';
import { rowsOf } from './rows.ts';
import type { Situation } from './situation.ts';
import { useAnswer } from './useAnswer.ts';
import { useAsked } from './useAsked.ts';

type OddsScreenProps = {
  /** The situation as it stands in the address; empty for the first one. */
  readonly asked: string;
  /** The situation is another: its address takes the place of this one. */
  readonly onAsked: (asked: string) => void;
  readonly onBack: () => void;
};

type PartsProps = { readonly answer: Answer | null; readonly situation: Situation; readonly form: ReactNode };

/** The chart, what is asked, and the table: below each other, or the form at the left. */
function Parts({ answer, situation, form }: PartsProps) {
  const words = useOddsWords();
  const rows = answer?.kind === 'odds' ? rowsOf(answer.damage, situation.theirs.wounds) : null;
  return (
    <div className={styles.parts}>
      {rows !== null && (
        <div className={styles.top}>
          <Chart rows={rows} hint={words.chartHint[situation.kind]} />
        </div>
      )}
      <div className={styles.form}>{form}</div>
      {rows !== null && (
        <div className={styles.foot}>
          <PrepSection title={words.table}>
            <ChanceTable rows={rows} />
          </PrepSection>
        </div>
      )}
    </div>
  );
}

/** What if: the exact odds of shots or of a fight with any numbers, which stand in the address. */
export function OddsScreen({ asked, onAsked, onBack }: OddsScreenProps) {
  const first = useFirstWords();
  const words = useOddsWords();
  const { situation, isWrong, change } = useAsked(asked, onAsked);
  const now = useAnswer(situation);
  const form = { situation, onChange: change };
  return (
    <ScreenLayout
      width="wide"
      label={words.title}
      top={<TopBar title={words.title} back={{ label: first.common.back, onPress: onBack }} />}
    >
      <div className={styles.kind}>
        {isWrong && <p role="alert">{words.wrongLink}</p>}
        <Segmented
          wide
          label={words.kind}
          options={(['shoot', 'fight'] as const).map((value) => ({ value, label: words.kinds[value] }))}
          value={situation.kind}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <AnswerHead key={situation.kind} now={now} kind={situation.kind} />
      <Parts
        answer={now.answer}
        situation={situation}
        form={situation.kind === 'shoot' ? <ShootForm {...form} /> : <FightForm {...form} />}
      />
    </ScreenLayout>
  );
}
