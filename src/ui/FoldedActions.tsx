import { type ReactNode, useId, useState } from 'react';
import { classNames } from './classNames.ts';
import styles from './FoldedActions.module.css';
import { Icon } from './icons/Icon.tsx';

type FoldedActionsProps = {
  /** How many: "4 not now". */
  readonly label: string;
  /** Their names in one line. */
  readonly names: string;
  /** Whether they can be done now: the row looks as they do. */
  readonly possible?: boolean;
  /** Always one row that opens: too many to show at once on any screen. */
  readonly many?: boolean;
  readonly children: ReactNode;
};

/** Acts that are seldom meant or not for now: all of them where there is height, else one row that opens. */
export function FoldedActions({ label, names, possible = false, many = false, children }: FoldedActionsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classNames(styles.row, possible && styles.possible, many && styles.many)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {!possible && <Icon name="couldNot" size={18} />}
        <b>{label}</b> <small>{names}</small>
        <Icon name="open" size={18} />
      </button>
      <div id={id} className={classNames(styles.acts, !open && styles.folded)}>
        {(open || !many) && children}
      </div>
    </>
  );
}
