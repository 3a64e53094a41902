import { memo, type ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Mark } from './Mark.tsx';
import type { SideColour } from './side.ts';
import styles from './StripCell.module.css';
import { useChanged } from './useChanged.ts';
import { useHold } from './useHold.ts';

type StripCellProps = {
  readonly label: string;
  readonly value: string;
  /** Small words after the value: "of 6". */
  readonly note?: string;
  /** Whose it is: adds mark and colour. */
  readonly side?: SideColour;
  /** A drawing before the value, the alert bars. */
  readonly lead?: ReactNode;
  readonly grow?: boolean;
  /** Accessible name; default label, value and note. */
  readonly name?: string;
  /** The cell inverts for 600 ms when this changes; default the value. */
  readonly changeKey?: string | number;
  readonly onPress: () => void;
  /** Held: what it is. */
  readonly onHold?: () => void;
};

type FaceProps = Pick<StripCellProps, 'label' | 'value' | 'note' | 'side' | 'lead'>;

const Face = memo(({ label, value, note, side, lead }: FaceProps) => (
  <>
    <span className={styles.label}>{label}</span>
    <span className={classNames(styles.value, side !== undefined && styles[side])}>
      {side !== undefined && <Mark side={side} />}
      {lead}
      {value}
      {note !== undefined && <small>{note}</small>}
    </span>
  </>
));

/** One fact of the status strip; a button that opens what is behind it. */
export function StripCell({ grow = false, name, changeKey, onPress, onHold, ...face }: StripCellProps) {
  const { label, value, note } = face;
  const press = useHold(onPress, onHold);
  const changed = useChanged(changeKey ?? value);
  const spoken = name ?? [label, value, note].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={classNames(styles.cell, grow && styles.grow, changed && styles.changed)}
      aria-label={spoken}
      {...press}
    >
      <Face {...face} />
    </button>
  );
}
