import { useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { PrepSection } from '../../../ui/PrepSection.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import type { PicksNow } from '../usePicks.ts';
import { BesideChart } from './BesideChart.tsx';
import { BesideTable } from './BesideTable.tsx';
import { type Comparison, type Kept, MOST_BESIDE, withBeside } from './comparison.ts';
import { KeptSheet } from './KeptSheet.tsx';
import { keptName } from './saidOf.ts';
import { StepsTable } from './StepsTable.tsx';
import { stepsOf } from './steps.ts';
import { useAnswers } from './useAnswers.ts';
import { useSaid } from './useSaid.ts';

type BesideViewProps = {
  readonly comparison: Comparison;
  readonly picks: PicksNow;
  readonly onChange: (comparison: Comparison) => void;
  readonly onOpen: (situation: OddsSituation) => void;
};

type OpenKeptProps = BesideViewProps & { readonly at: number; readonly onClose: () => void };

function OpenKept({ comparison, picks, onChange, onOpen, at, onClose }: OpenKeptProps) {
  const said = useSaid(picks);
  const { beside } = comparison;
  const kept = beside[at];
  if (kept === undefined) return null;
  const others = beside.filter((each) => each !== kept);
  const take = (next: readonly Kept[]) => onChange({ ...comparison, beside: next });
  return (
    <KeptSheet
      kept={kept}
      asked={said(kept.situation)}
      at={at}
      onName={(name) => take(beside.with(at, { ...kept, name }))}
      onOpen={() => onOpen(kept.situation)}
      onRemove={() => {
        take(others);
        onClose();
      }}
      onFirst={() => {
        take([kept, ...others]);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type ShownProps = {
  readonly beside: readonly Kept[];
  readonly said: (situation: OddsSituation) => string;
  readonly onPress: (at: number) => void;
};

function Shown({ beside, said, onPress }: ShownProps) {
  const words = useWords('odds').compare;
  const situations = useMemo(() => beside.map(({ situation }) => situation), [beside]);
  const answers = useAnswers(situations);
  const steps = stepsOf(answers.map((answer) => (answer?.kind === 'odds' ? answer : null)));
  const names = beside.map((kept, at) => keptName(words, kept, at));
  return (
    <>
      <BesideTable
        shown={beside.map((kept, at) => ({ kept, asked: said(kept.situation), answer: answers[at] ?? null }))}
        onPress={onPress}
      />
      <PrepSection title={words.atLeast}>
        <BesideChart steps={steps} />
        <StepsTable names={names} steps={steps} />
      </PrepSection>
    </>
  );
}

/** Up to four situations side by side: figures, differences to the first, and the chances of at least so many wounds. */
export function BesideView(props: BesideViewProps) {
  const words = useWords('odds').compare;
  const [at, setAt] = useState<number | null>(null);
  const { comparison, picks, onChange } = props;
  const said = useSaid(picks);
  const { beside, of } = comparison;
  const keep = () => onChange(withBeside(comparison, of));
  return (
    <>
      {beside.length === 0 ? (
        <EmptyState title={words.besideEmpty.title} text={words.besideEmpty.text}>
          <PlainButton tone="brass" label={words.keepThis} onPress={keep} />
        </EmptyState>
      ) : (
        <Shown beside={beside} said={said} onPress={setAt} />
      )}
      {beside.length > 0 && beside.length < MOST_BESIDE && <PlainButton label={words.keepThis} onPress={keep} />}
      {at !== null && <OpenKept {...props} at={at} onClose={() => setAt(null)} />}
    </>
  );
}
