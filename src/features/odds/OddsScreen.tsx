import { type ReactNode, useState } from 'react';
import { PrepSection } from '../../ui/PrepSection.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { AnswerHead } from './AnswerHead.tsx';
import { Chart } from './Chart.tsx';
import { ChanceTable } from './ChanceTable.tsx';
import { CompareEntry } from './compare/CompareEntry.tsx';
import { CopyLink } from './compare/CopyLink.tsx';
import { FightForm, type FormProps, ShootForm } from './Forms.tsx';
import { MoreForm } from './MoreForm.tsx';
import styles from './Odds.module.css';
import { hasPicks, type PickFor, withTarget, withWeapon } from './picked.ts';
import { PickSheet } from './PickSheet.tsx';
import { rowsOf } from './rows.ts';
import type { OddsSituation } from './oddsSituation.ts';
import { type AnswerNow, useAnswer } from './useAnswer.ts';
import { useAsked } from './useAsked.ts';
import { usePicks } from './usePicks.ts';
import { WhyFold } from './why/WhyFold.tsx';

type OddsScreenProps = {
  /** The situation as it stands in the address; empty for the first one. */
  readonly asked: string;
  /** The situation is another: its address takes the place of this one. */
  readonly onAsked: (asked: string) => void;
  /** Another situation or a comparison is to be opened, by its address. */
  readonly onOpen: (asked: string) => void;
  readonly onBack: () => void;
};

type PartsProps = {
  readonly now: AnswerNow;
  readonly situation: OddsSituation;
  readonly form: ReactNode;
  readonly link: ReactNode;
};

/** The chart, why it is so, what is asked, and the table: below each other, or the form at the left. */
function Parts({ now, situation, form, link }: PartsProps) {
  const words = useWords('odds');
  const { answer, isNew } = now;
  const odds = answer?.kind === 'odds' ? answer : null;
  const rows = odds === null ? null : rowsOf(odds.damage, situation.theirs.wounds);
  return (
    <div className={styles.parts}>
      {odds !== null && rows !== null && (
        <div className={styles.top}>
          <Chart rows={rows} hint={words.chartHint[situation.kind]} />
          <WhyFold situation={situation} odds={odds} isNew={isNew} />
        </div>
      )}
      <div className={styles.form}>{form}</div>
      {rows !== null && (
        <div className={styles.foot}>
          <PrepSection title={words.table}>
            <ChanceTable rows={rows} />
          </PrepSection>
          <div className={styles.link}>{link}</div>
        </div>
      )}
    </div>
  );
}

type KindProps = Pick<FormProps, 'situation' | 'onChange'> & { readonly isWrong: boolean };

/** Shots or a fight; and that a part of the link could not be read. */
function Kind({ situation, isWrong, onChange }: KindProps) {
  const words = useWords('odds');
  return (
    <div className={styles.kind}>
      {isWrong && <p role="alert">{words.wrongLink}</p>}
      <Segmented
        wide
        label={words.kind}
        options={(['shoot', 'fight'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={situation.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </div>
  );
}

/** The form, and the sheet in which its numbers are picked. */
function Asking({ situation, onChange }: Pick<FormProps, 'situation' | 'onChange'>) {
  const [picking, setPicking] = useState<PickFor | null>(null);
  const picks = usePicks(picking !== null || hasPicks(situation));
  const picked = (change: Partial<OddsSituation>) => {
    onChange(change);
    setPicking(null);
  };
  const { kind } = situation;
  const Form = kind === 'shoot' ? ShootForm : FightForm;
  return (
    <>
      <Form situation={situation} onChange={onChange} picks={picks} onPick={setPicking} />
      <MoreForm situation={situation} onChange={onChange} />
      {picking !== null && (
        <PickSheet
          picks={picks}
          kind={kind}
          isTarget={kind === 'shoot' && picking === 'theirs'}
          onTarget={(target) => picked(withTarget(situation, target))}
          onWeapon={(weapon) => picked(withWeapon(situation, picking, weapon))}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}

/** What if: the exact odds of shots or of a fight with any numbers, which stand in the address. */
export function OddsScreen({ asked, onAsked, onOpen, onBack }: OddsScreenProps) {
  const shared = useWords('shared');
  const words = useWords('odds');
  const { situation, isWrong, change, write } = useAsked(asked, onAsked);
  const now = useAnswer(situation);
  return (
    <ScreenLayout
      width="wide"
      label={words.title}
      top={<TopBar title={words.title} back={{ label: shared.common.back, onPress: onBack }} />}
      bar={<CompareEntry situation={situation} onOpen={onOpen} />}
    >
      <Kind situation={situation} isWrong={isWrong} onChange={change} />
      <AnswerHead key={situation.kind} now={now} situation={situation} />
      <Parts
        now={now}
        situation={situation}
        form={<Asking situation={situation} onChange={change} />}
        link={<CopyLink onCopy={write} />}
      />
    </ScreenLayout>
  );
}
