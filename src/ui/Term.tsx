import { type ReactNode, useContext } from 'react';
import styles from './Term.module.css';
import { TermDoor } from './termDoor.ts';

type TermProps = {
  /** The id of the word in the glossary. */
  readonly of: string;
  /** The word as it stands there. */
  readonly children: ReactNode;
};

/** A word of the game: a tap on it says what it means. Plain where words are not explained. */
export function Term({ of, children }: TermProps) {
  const open = useContext(TermDoor);
  if (open === null) return children;
  return (
    <button type="button" className={styles.term} aria-haspopup="dialog" onClick={() => open(of)}>
      {children}
    </button>
  );
}
