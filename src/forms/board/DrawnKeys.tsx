import { Suspense } from 'react';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import styles from '../../ui/board/BoardForm.module.css';
import { useWords } from '../../words/useWords.ts';
import { DrawKeys } from './boardKeysLater.ts';

type DrawnKeysProps = {
  /** How many corners are drawn; null: its way is found. */
  readonly drawn: number | null;
  /** Why the way fails, as sentences; empty: it does not. */
  readonly fails: readonly string[];
  readonly onDraw: (on: boolean) => void;
  readonly onTake: () => void;
  /** Goes it all the same; null: no table can have it so, or it does not fail. */
  readonly onAnyway: (() => void) | null;
  /** Goes straight to an end that nobody comes to; null: none is meant. */
  readonly onStraight: (() => void) | null;
};

/** A way that is drawn by hand: corner by corner, why it fails, and going it anyway. */
export function DrawnKeys({ drawn, fails, onDraw, onTake, onAnyway, onStraight }: DrawnKeysProps) {
  const { move } = useWords('board');
  return (
    <>
      <div className={styles.ways}>
        <TickBox label={move.draw} on={drawn !== null} onChange={onDraw} />
        {drawn !== null && <PlainButton icon="back" tone="quiet" label={move.takeCorner} onPress={onTake} />}
      </div>
      {drawn !== null && drawn > 0 && <p>{move.dragCorner}</p>}
      <Suspense fallback={null}>
        <DrawKeys corners={drawn !== null} />
      </Suspense>
      <div role="status">
        {fails.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
      <div className={styles.ways}>
        {onAnyway !== null && <PlainButton label={move.anyway} onPress={onAnyway} />}
        {onStraight !== null && <PlainButton label={move.straight} onPress={onStraight} />}
      </div>
    </>
  );
}
