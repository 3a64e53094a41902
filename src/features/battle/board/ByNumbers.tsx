import type { Spot } from '../../../ui/board/shown.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useWords } from '../../../words/useWords.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { typedLength } from './typedLength.ts';
import { useTypedSpot } from './useTypedSpot.ts';

const LONG = 5;

type ByNumbersProps = {
  /** What it is a place for: what is typed is kept under it. */
  readonly what: string;
  readonly onThere: (spot: Spot) => void;
};

/** Something is put down without a finger: so far from two edges. */
export function ByNumbers({ what, onThere }: ByNumbersProps) {
  const { put } = useWords('board');
  const [{ left, near }, type] = useTypedSpot(what);
  const [x, y] = [typedLength(left), typedLength(near)];
  return (
    <details className={styles.numbers}>
      <summary>{put.numbers}</summary>
      <div className={styles.fields}>
        <TextField label={put.left} value={left} maxLength={LONG} onChange={(typed) => type({ left: typed, near })} />
        <TextField label={put.near} value={near} maxLength={LONG} onChange={(typed) => type({ left, near: typed })} />
      </div>
      {x !== null && y !== null && <KeyButton label={put.there} onPress={() => onThere({ x, y })} />}
    </details>
  );
}
