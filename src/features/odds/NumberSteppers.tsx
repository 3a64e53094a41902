import { CountStepper } from '../../ui/CountStepper.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import styles from './Odds.module.css';
import type { Range } from './oddsSituation.ts';

type Known = keyof Words<'odds'>['numbers'];
type OfVanguard = keyof Words<'odds'>['warBand']['numbers'];

export interface SteppedNumber {
  readonly id: Known | OfVanguard;
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
}

const ON_DIE: ReadonlySet<SteppedNumber['id']> = new Set<SteppedNumber['id']>(['hit', 'save', 'armour']);

type SteppersProps = { readonly whose: string; readonly numbers: readonly SteppedNumber[] };

/** Numbers to step through, two in a row. */
export function NumberSteppers({ whose, numbers }: SteppersProps) {
  const words = useWords('odds');
  const names: Readonly<Record<SteppedNumber['id'], string>> = { ...words.numbers, ...words.warBand.numbers };
  return (
    <div className={styles.steppers}>
      {numbers.map(({ id, value, range, onChange }) => (
        <CountStepper
          key={id}
          label={names[id]}
          value={value}
          {...(ON_DIE.has(id) && { shown: words.onDie(value) })}
          min={range[0]}
          max={range[1]}
          lessLabel={words.less(names[id], whose)}
          moreLabel={words.more(names[id], whose)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
