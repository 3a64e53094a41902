import { CountStepper } from '../../ui/CountStepper.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import type { Range } from './oddsSituation.ts';

export interface SteppedNumber {
  readonly id: keyof Words<'odds'>['numbers'];
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
}

const ON_DIE: ReadonlySet<SteppedNumber['id']> = new Set<SteppedNumber['id']>(['hit', 'save']);

type SteppersProps = { readonly whose: string; readonly numbers: readonly SteppedNumber[] };

/** Numbers to step through, two in a row. */
export function NumberSteppers({ whose, numbers }: SteppersProps) {
  const words = useWords('odds');
  return (
    <div className={styles.steppers}>
      {numbers.map(({ id, value, range, onChange }) => (
        <CountStepper
          key={id}
          label={words.numbers[id]}
          value={value}
          {...(ON_DIE.has(id) && { shown: words.onDie(value) })}
          min={range[0]}
          max={range[1]}
          lessLabel={words.less(words.numbers[id], whose)}
          moreLabel={words.more(words.numbers[id], whose)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
