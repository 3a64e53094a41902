import { classNames } from './classNames.ts';
import { DieFace, type DieSides } from './DieFace.tsx';
import styles from './FacePad.module.css';

/** What the faces `from`..`to` would mean. On a pad of two rows give one meaning per face or none. */
export type FaceMeaning = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly good?: boolean;
  /** Somebody is lost by it: underlined in oxide. */
  readonly harm?: boolean;
};

type FacePadProps = {
  readonly label: string;
  readonly sides: DieSides;
  readonly faceLabel: (face: number) => string;
  readonly meanings?: readonly FaceMeaning[];
  /** Brass edges: the game waits for a face. */
  readonly waiting?: boolean;
  readonly onFace: (face: number) => void;
};

const COLUMNS: Record<DieSides, number> = { 3: 3, 4: 4, 6: 6, 8: 4, 10: 5, 12: 6, 20: 5 };
const COLUMN_CLASSES: Record<number, string | undefined> = {
  3: styles.three,
  4: styles.four,
  5: styles.five,
  6: styles.six,
};

/** The faces of a die to type what lies on the table, with what each would mean below. */
export function FacePad({ label, sides, faceLabel, meanings = [], waiting = false, onFace }: FacePadProps) {
  const across = COLUMNS[sides];
  const columns = COLUMN_CLASSES[across];
  return (
    <div data-part="faces" className={styles.pad}>
      <div className={classNames(styles.faces, columns)} role="group" aria-label={label}>
        {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
          <button
            key={face}
            type="button"
            className={classNames(styles.face, waiting && styles.waiting)}
            aria-label={faceLabel(face)}
            onClick={() => onFace(face)}
          >
            <DieFace face={face} sides={sides} />
          </button>
        ))}
      </div>
      {meanings.length > 0 && (
        <div className={classNames(styles.meanings, columns)}>
          {meanings.map(({ from, to, text, good, harm }) => (
            <span
              key={from}
              className={harm ? styles.harm : good ? styles.good : undefined}
              data-range={from === to ? from : `${from}–${to}`}
              style={{ gridColumn: `${((from - 1) % across) + 1} / span ${to - from + 1}` }}
            >
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
