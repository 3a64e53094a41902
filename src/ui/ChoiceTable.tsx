import styles from './ChoiceTable.module.css';
import { classNames } from './classNames.ts';
import { useRadioKeys } from './useRadioKeys.ts';

/** One of them: its name, what else is said of it, its figures under the heads. */
export type TableChoice = {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly cells: readonly string[];
  /** Why it cannot be had now: drawn faint, with this below it. It may be chosen all the same. */
  readonly against?: string;
};

type ChoiceTableProps = {
  readonly label: string;
  /** What the figures are, in their order: short, and in full for those who hear it. */
  readonly heads: readonly { readonly short: string; readonly full: string }[];
  readonly options: readonly TableChoice[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
};

/** Answers that are compared by their figures, one to be chosen; arrow keys move the choice. */
export function ChoiceTable({ label, heads, options, value, onChange }: ChoiceTableProps) {
  const { ref, onKeyDown, tabIndex } = useRadioKeys(
    options.map(({ id }) => id),
    value,
    onChange,
  );
  return (
    <div className={styles.table}>
      <p className={styles.heads} aria-hidden="true">
        <span />
        {heads.map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </p>
      <div ref={ref} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
        {options.map(({ id, title, note, cells, against }) => (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={id === value}
            aria-label={[title, ...cells.map((cell, at) => `${heads[at]?.full ?? ''} ${cell}`), note, against]
              .filter(Boolean)
              .join(', ')}
            tabIndex={tabIndex(id)}
            className={classNames(styles.row, id === value && styles.on, against !== undefined && styles.against)}
            onClick={() => onChange(id)}
          >
            <span className={styles.tick} />
            <b>{title}</b>
            {cells.map((cell, at) => (
              <span key={heads[at]?.short ?? at} className={styles.cell}>
                {cell}
              </span>
            ))}
            {note !== undefined && <small>{note}</small>}
            {against !== undefined && <small className={styles.why}>{against}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
