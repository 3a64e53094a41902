import { useState } from 'react';
import { Remark } from '../../forms/Remark.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './RowEditor.module.css';

type NumberEntryProps = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly hint?: string | null;
  readonly flaw: string | null;
  readonly onChange: (value: number, typed: boolean) => void;
};

const NUMBER = /^-?\d+$/u;
/** Its sign is one more character, or one digit. */
const MOST_DIGITS = 6;

/** A number: one less, typed, one more. What is typed stays as it is typed, whatever it is; what is wrong with it is said. */
export function NumberEntry({ label, value, least, most, hint = null, flaw, onChange }: NumberEntryProps) {
  const { parts } = useWords('scenario');
  const [typed, setTyped] = useState<string | null>(null);
  const to = (next: number) => {
    setTyped(null);
    onChange(Math.min(most, Math.max(least, next)), false);
  };
  return (
    <div className={styles.number}>
      <div className={styles.numberLine}>
        <label className={styles.numberLabel}>
          <span>{label}</span>
          <input
            className={styles.figure}
            inputMode="numeric"
            autoComplete="off"
            maxLength={least < 0 ? MOST_DIGITS + 1 : MOST_DIGITS}
            value={typed ?? String(value)}
            aria-invalid={flaw !== null || undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              if (NUMBER.test(target.value)) onChange(Number(target.value), true);
            }}
            onBlur={() => setTyped(null)}
          />
        </label>
        <IconButton icon="minus" label={parts.less(label)} impossible={value <= least} onPress={() => to(value - 1)} />
        <IconButton icon="plus" label={parts.more(label)} impossible={value >= most} onPress={() => to(value + 1)} />
      </div>
      {hint !== null && <p className={styles.hint}>{hint}</p>}
      <Remark text={flaw} />
    </div>
  );
}
