import { useId } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './TextField.module.css';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong with it, as a fact; null when nothing. */
  readonly error?: string | null;
  readonly maxLength?: number;
  /** More than one: a text area of that many lines. */
  readonly lines?: number;
  readonly inputMode?: 'text' | 'numeric' | 'url';
  readonly autoFocus?: boolean;
};

/** A field for words of the player's own. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error = null, lines = 1, maxLength, inputMode, autoFocus = false } = props;
  const id = useId();
  const note = error ?? hint;
  const field = {
    id,
    value,
    maxLength,
    inputMode,
    autoFocus,
    className: classNames(styles.input, error !== null && styles.wrong),
    'aria-invalid': error !== null || undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {lines > 1 ? <textarea rows={lines} {...field} /> : <input type="text" autoComplete="off" {...field} />}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === null ? styles.hint : styles.error}>
          {error !== null && <Icon name="cross" size={15} />}
          {note}
        </p>
      )}
    </div>
  );
}
