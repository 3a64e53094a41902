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
  /** Two values, of the left side and of the right, each with its mark, in place of one. */
  readonly pair?: readonly [left: string, right: string];
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

/** Letters of a side's name that stand in one line on a phone. */
const LONG = 9;

type FaceProps = Pick<StripCellProps, 'label' | 'value' | 'note' | 'side' | 'lead' | 'pair'>;

const Pair = ({ of: [left, right] }: { readonly of: readonly [string, string] }) => (
  <>
    <span className={styles.retinue}>
      <Mark side="retinue" />
    </span>
    {left}
    <span className={styles.apart} />
    {right}
    <span className={styles.enemy}>
      <Mark side="enemy" />
    </span>
  </>
);

const Face = memo(({ label, value, note, side, lead, pair }: FaceProps) => (
  <>
    <span className={styles.label}>{label}</span>
    <span className={classNames(styles.value, side !== undefined && styles[side])}>
      {side !== undefined && <Mark side={side} />}
      {lead}
      {pair === undefined ? (
        side === undefined ? (
          value
        ) : (
          <span className={classNames(styles.name, value.length > LONG && styles.long)}>{value}</span>
        )
      ) : (
        <Pair of={pair} />
      )}
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
      className={classNames(
        styles.cell,
        grow && styles.grow,
        face.side !== undefined && styles.named,
        face.pair !== undefined && styles.paired,
        changed && styles.changed,
      )}
      aria-label={spoken}
      {...press}
    >
      <Face {...face} />
    </button>
  );
}
