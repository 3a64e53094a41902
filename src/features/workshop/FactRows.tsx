import { Segmented } from '../../ui/Segmented.tsx';
import { factName } from '../../words/behaviourSentence.ts';
import { useBothWords } from './useBothWords.ts';
import styles from './Workshop.module.css';

type Facts = Readonly<Record<string, boolean>>;

type FactRowsProps = {
  readonly label: string;
  readonly ids: readonly string[];
  readonly facts: Facts;
  readonly onChange: (facts: Facts) => void;
};

const without = (facts: Facts, id: string): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([each]) => each !== id));

/** Facts to be set: so, not so, or open. */
export function FactRows({ label, ids, facts, onChange }: FactRowsProps) {
  const { words, said } = useBothWords();
  const { bench } = words;
  return (
    <div className={styles.facts} role="group" aria-label={label}>
      {ids.map((id) => {
        const value = facts[id];
        return (
          <div key={id} className={styles.setting}>
            <span aria-hidden="true">{factName(said, id)}</span>
            <Segmented
              label={factName(said, id)}
              options={[
                { value: 'yes', label: bench.yes },
                { value: 'no', label: bench.no },
                { value: 'open', label: bench.open },
              ]}
              value={value === undefined ? 'open' : value ? 'yes' : 'no'}
              onChange={(next) => onChange(next === 'open' ? without(facts, id) : { ...facts, [id]: next === 'yes' })}
            />
          </div>
        );
      })}
    </div>
  );
}
