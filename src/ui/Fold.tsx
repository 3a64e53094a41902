import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

type FoldProps = {
  readonly title: string;
  /** At the far end of its line. */
  readonly note: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** Something rare, folded away until it is wanted. */
export function Fold({ title, note, isOpen = false, onToggle, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>
        <b>{title}</b>
        <span>{note}</span>
      </summary>
      {children}
    </details>
  );
}
