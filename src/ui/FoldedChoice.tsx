import { type Choice, ChoiceList } from './ChoiceList.tsx';
import styles from './FoldedChoice.module.css';

type FoldedChoiceProps = {
  /** For what or whom something is chosen. */
  readonly title: string;
  /** What the list of choices is spoken as. */
  readonly label: string;
  readonly options: readonly Choice[];
  /** The id of what is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** A choice for one of many: folded to one line that says what is chosen. */
export function FoldedChoice({ title, label, options, value, onChange }: FoldedChoiceProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <b>{title}</b> <span>{options.find(({ id }) => id === value)?.title ?? value}</span>
      </summary>
      <ChoiceList label={label} options={options} value={value} onChange={onChange} />
    </details>
  );
}
