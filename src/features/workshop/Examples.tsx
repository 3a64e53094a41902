import { decide, keeps, outcomeOf } from '../../content/behaviourBench.ts';
import type { BehaviourExample, ExampleGiven } from '../../content/schema/behaviourExample.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import form from '../../ui/Form.module.css';
import { outcomeSaid } from './decisionSaid.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

type Change = (change: (examples: readonly BehaviourExample[]) => readonly BehaviourExample[]) => void;

type ExamplesProps = {
  readonly table: BehaviourTable;
  readonly examples: readonly BehaviourExample[];
  readonly onLoad: (given: ExampleGiven) => void;
  /** Null: they are only read. */
  readonly onExamples: Change | null;
};

type OneProps = Omit<ExamplesProps, 'examples'> & { readonly example: BehaviourExample };

function One({ table, example, onLoad, onExamples }: OneProps) {
  const both = useBothWords();
  const { bench } = both.words;
  const now = outcomeOf(decide(table, example.given));
  const holds = keeps(table, example);
  const accept: Change = (change) => onExamples?.(change);
  return (
    <li className={styles.example}>
      <div>
        <b>
          <Icon name={holds ? 'check' : 'cross'} size={17} />
          {example.name}
        </b>
        <p className={form.hint}>
          {holds
            ? bench.heldSaid(outcomeSaid(both, now))
            : bench.changed(outcomeSaid(both, example.outcome), outcomeSaid(both, now))}
        </p>
        {!holds && onExamples !== null && (
          <PlainButton
            label={bench.accept}
            onPress={() =>
              accept((all) => all.map((each) => (each.id === example.id ? { ...each, outcome: now } : each)))
            }
          />
        )}
      </div>
      <IconButton icon="open" label={bench.load(example.name)} onPress={() => onLoad(example.given)} />
      {onExamples !== null && (
        <IconButton
          icon="cross"
          label={bench.removeExample(example.name)}
          onPress={() => accept((all) => all.filter(({ id }) => id !== example.id))}
        />
      )}
    </li>
  );
}

/** Situations that must keep their outcome, run again with every change. */
export function Examples({ table, examples, onLoad, onExamples }: ExamplesProps) {
  const { bench } = useBothWords().words;
  const red = examples.filter((example) => !keeps(table, example)).length;
  const note = red === 0 ? bench.green(examples.length) : bench.red(red, examples.length);
  return (
    <section className={styles.section} aria-label={bench.examples}>
      <SectionHead title={bench.examples} {...(examples.length > 0 && { note })} />
      {examples.length === 0 && <p className={form.hint}>{bench.noExamples}</p>}
      <ul className={styles.examples}>
        {examples.map((example) => (
          <One key={example.id} {...{ table, example, onLoad, onExamples }} />
        ))}
      </ul>
    </section>
  );
}
