import { useMemo } from 'react';
import { decide, outcomeOf } from '../../content/behaviourBench.ts';
import type { ExampleGiven } from '../../content/schema/behaviourExample.ts';
import type { Advice } from '../../engine/behaviour/ask.ts';
import type { BehaviourTable } from '../../engine/behaviour/table.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { type WhyRow, WhyList } from '../../ui/WhyList.tsx';
import { factsOf, planSaid, questionSaid, traceSaid } from './decisionSaid.ts';
import { newTarget, SituationEditor } from './SituationEditor.tsx';
import { usedFacts } from './usedFacts.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

/** Two targets, and nothing known but that it has arms. */
export const firstSituation = (): ExampleGiven => ({
  self: { canShoot: true, canFight: true },
  targets: [newTarget(), newTarget()],
  ap: 2,
  order: null,
  counteract: false,
  move: 6,
  shoots: 1,
  fights: 1,
});

function Outcome({ advice }: { readonly advice: Advice }) {
  const both = useBothWords();
  const { bench } = both.words;
  const outcome = outcomeOf(advice);
  const lines = 'asks' in outcome ? [] : planSaid(both, outcome);
  return (
    <div className={styles.outcome} aria-live="polite">
      <small>{advice.kind === 'ask' ? bench.asks : bench.decides}</small>
      {advice.kind === 'ask' && <b>{questionSaid(both, advice.question)}</b>}
      {lines.map((line, index) => (
        <b key={`${index} ${line}`}>{line}</b>
      ))}
      {advice.kind === 'plan' && advice.spared.length > 0 && <small>{bench.spared(advice.spared.length)}</small>}
    </div>
  );
}

type BenchProps = {
  readonly table: BehaviourTable;
  readonly given: ExampleGiven;
  readonly onGiven: (given: ExampleGiven) => void;
};

/** The test bench: what is known, and what the table makes of it at once, with its reasons. */
export function Bench({ table, given, onGiven }: BenchProps) {
  const both = useBothWords();
  const { bench } = both.words;
  const advice = useMemo(() => decide(table, given), [table, given]);
  const used = usedFacts(table, advice.kind === 'ask' ? factsOf(advice.question) : []);
  const why = advice.trace.map((line, index): WhyRow => ({
    id: `${index}`,
    lead: { value: String(line.row + 1) },
    text: traceSaid(both, table, line),
    weight: line.why === 'done' ? 'did' : 'faint',
  }));
  return (
    <section aria-label={bench.title}>
      <SectionHead title={bench.title} />
      <p className={styles.hint}>{bench.hint}</p>
      <Outcome advice={advice} />
      <details>
        <summary className={styles.summary}>{bench.why}</summary>
        <WhyList label={bench.why} rows={why} />
      </details>
      <SituationEditor given={given} onChange={onGiven} used={used} />
    </section>
  );
}
