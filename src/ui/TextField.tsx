import { useContext, useId } from 'react';
import { classNames } from './classNames.ts';
import { FieldWords } from './fieldWords.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './TextField.module.css';
import { typedText } from './typedText.ts';
import { usePasteCut } from './usePasteCut.ts';

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong with it, as a fact; null when nothing. */
  readonly error?: string | null;
  /** The longest text, in characters; shortly before it, how many there are is shown beside the label of words, and what does not fit is told. */
  readonly maxLength?: number;
  /** Shown while the field is empty: what then takes its place. */
  readonly placeholder?: string;
  /** More than one: a text area of that many lines. */
  readonly lines?: number;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'url';
  readonly autoFocus?: boolean;
  /** Nothing can be typed for now. */
  readonly readOnly?: boolean;
};

const NEAR = 10;

/** Whether so few characters are left that one should know. */
const isNear = (length: number, most: number): boolean => most - length <= Math.min(NEAR, most / 5);

type CountProps = Pick<TextFieldProps, 'value' | 'maxLength'> & {
  readonly id: string;
  /** What was pasted did not fit. */
  readonly cut: boolean;
  /** Nobody counts figures. */
  readonly figures: boolean;
};

/** How many characters there are, shortly before there may be no more, and that some were left out. */
function Count({ id, value, maxLength, cut, figures }: CountProps) {
  const said = useContext(FieldWords);
  if (maxLength === undefined) return null;
  // Always there, so that what it says when it fills is heard.
  return (
    <output className={styles.count} htmlFor={id}>
      {!figures && isNear(value.length, maxLength) && `${value.length}/${maxLength}`} {cut && said?.cut(maxLength)}
    </output>
  );
}

/** A field for words of the player's own. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error = null, lines = 1, maxLength, placeholder, inputMode } = props;
  const { autoFocus = false, readOnly = false } = props;
  const id = useId();
  const note = error ?? hint;
  const { cut, changed, on } = usePasteCut();
  const field = {
    id,
    value,
    maxLength,
    placeholder,
    inputMode,
    autoFocus,
    readOnly,
    className: classNames(styles.input, error !== null && styles.wrong),
    'aria-invalid': error !== null || undefined,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    ...on,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      changed();
      onChange(typedText(event.target.value));
    },
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <Count
          id={id}
          value={value}
          cut={cut}
          figures={inputMode === 'decimal' || inputMode === 'numeric'}
          {...(maxLength !== undefined && { maxLength })}
        />
      </div>
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
