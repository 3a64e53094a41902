import { factName } from '../../words/behaviourSentence.ts';
import { ChoiceLine } from './SettingLine.tsx';
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

/** Facts to be set: so, not so, or not known. */
export function FactRows({ label, ids, facts, onChange }: FactRowsProps) {
  const { words, said } = useBothWords();
  const { bench } = words;
  return (
    <div className={styles.facts} role="group" aria-label={label}>
      {ids.map((id) => {
        const value = facts[id];
        return (
          <ChoiceLine
            key={id}
            label={factName(said, id)}
            options={[
              { value: 'yes', label: bench.yes },
              { value: 'no', label: bench.no },
              { value: 'unknown', label: bench.unknown, name: bench.unknownName },
            ]}
            value={value === undefined ? 'unknown' : value ? 'yes' : 'no'}
            onChange={(next) => onChange(next === 'unknown' ? without(facts, id) : { ...facts, [id]: next === 'yes' })}
          />
        );
      })}
    </div>
  );
}
