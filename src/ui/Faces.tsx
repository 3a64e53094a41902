import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Faces.module.css';

/** One of those who went: face, what is left of it, what became of it. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly bust: ReactNode;
  /** Beside the face, the largest thing: wounds left; null: nothing is said. */
  readonly number: string | null;
  readonly note: string;
  /** Below the note: what it did. */
  readonly deeds?: ReactNode;
  readonly fallen: boolean;
}

type FacesProps = {
  readonly label: string;
  readonly faces: readonly Face[];
  /** A tap on a face opens something of it; `open`: whose. */
  readonly onPress?: (id: string) => void;
  readonly open?: string | null;
};

function FaceShown({ face: { name, bust, number, note, deeds, fallen } }: { readonly face: Face }) {
  return (
    <>
      <span className={styles.head}>
        <span className={styles.bust}>{bust}</span>
        {number !== null && !fallen && <b className={styles.number}>{number}</b>}
      </span>
      <b className={styles.name}>{fallen ? <s>{name}</s> : name}</b>
      <small>{note}</small>
      {deeds}
    </>
  );
}

/** Who stands and who fell, as faces in a row: the fallen hatched and struck out. */
export function Faces({ label, faces, onPress, open = null }: FacesProps) {
  return (
    <ul className={styles.faces} aria-label={label}>
      {faces.map((face) => {
        const look = classNames(styles.face, face.fallen && styles.fallen, face.id === open && styles.open);
        return (
          <li key={face.id}>
            {onPress === undefined ? (
              <div className={look}>
                <FaceShown face={face} />
              </div>
            ) : (
              <button type="button" className={look} aria-expanded={face.id === open} onClick={() => onPress(face.id)}>
                <FaceShown face={face} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
