import { useId } from 'react';
import styles from './PickList.module.css';

export type PickGroup = {
  /** Null: its options stand without a head. */
  readonly label: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type PickListProps = {
  readonly label: string;
  readonly groups: readonly PickGroup[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label is heard, not seen: what stands beside the list says it. */
  readonly bare?: boolean;
};

const optionsOf = ({ options }: PickGroup) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One of many names, from the list of the system. */
export function PickList({ label, groups, value, onChange, bare = false }: PickListProps) {
  const id = useId();
  return (
    <div className={styles.pick} data-part="pick">
      <label htmlFor={id} className={bare ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {groups.map((group) =>
          group.label === null ? (
            optionsOf(group)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {optionsOf(group)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
