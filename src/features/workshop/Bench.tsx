import type { KillTeam } from '../../engine/behaviour/killTeam/terms.ts';
import type { ExampleGiven } from '../../content/schema/behaviourExample.ts';
import type { AskOrPlan } from '../../engine/behaviour/ask.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { type WhyRow, WhyList } from '../../ui/WhyList.tsx';
import form from '../../ui/Form.module.css';
import { factsOf, traceSaid } from './decisionSaid.ts';
import { SituationEditor } from './SituationEditor.tsx';
import { usedFacts } from './usedFacts.ts';
import { useBothWords } from './useBothWords.ts';

type BenchProps = {
  readonly table: BehaviourTable;
  readonly given: ExampleGiven;
  readonly advice: AskOrPlan<KillTeam>;
  readonly onGiven: (given: ExampleGiven) => void;
};

/** The test bench: what is known, and why the table makes of it what it does. */
export function Bench({ table, given, advice, onGiven }: BenchProps) {
  const both = useBothWords();
  const { bench } = both.words;
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
      <p className={form.hint}>{bench.hint}</p>
      <details>
        <summary className={form.summary}>{bench.why}</summary>
        <WhyList label={bench.why} rows={why} />
      </details>
      <SituationEditor of={table.id} given={given} onChange={onGiven} used={used} />
    </section>
  );
}
