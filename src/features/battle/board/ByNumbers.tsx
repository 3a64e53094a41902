import type { Spot } from '../../../ui/board/shown.ts';
import { KeyButton } from '../../../ui/KeyButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useWords } from '../../../words/useWords.ts';
import styles from '../../../ui/board/BoardForm.module.css';
import { typedLength } from './typedLength.ts';
import { useTypedSpot } from './useTypedSpot.ts';

const LONG = 5;

type LengthProps = { readonly label: string; readonly value: string; readonly onChange: (typed: string) => void };

const Length = (field: LengthProps) => <TextField {...field} maxLength={LONG} inputMode="decimal" />;

type ByNumbersProps = {
  /** What it is a place for: what is typed is kept under it. */
  readonly what: string;
  /** What it is called, and what takes what was typed; default: of something that is put down. */
  readonly title?: string;
  readonly there?: string;
  readonly onThere: (spot: Spot) => void;
};

/** A place is said without a finger: so far from two edges. */
export function ByNumbers({ what, title, there, onThere }: ByNumbersProps) {
  const { put } = useWords('board');
  const [{ left, near }, type] = useTypedSpot(what);
  const [x, y] = [typedLength(left), typedLength(near)];
  return (
    <details className={styles.numbers}>
      <summary>{title ?? put.numbers}</summary>
      <div className={styles.fields}>
        <Length label={put.left} value={left} onChange={(typed) => type({ left: typed, near })} />
        <Length label={put.near} value={near} onChange={(typed) => type({ left, near: typed })} />
      </div>
      {x !== null && y !== null && <KeyButton label={there ?? put.there} onPress={() => onThere({ x, y })} />}
    </details>
  );
}
