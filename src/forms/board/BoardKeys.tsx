import { useContext } from 'react';
import styles from '../../ui/board/DrawKeys.module.css';
import { KeyCap } from '../../ui/KeyCap.tsx';
import { KeyWays } from '../../ui/keyWays.ts';
import { useWords } from '../../words/useWords.ts';

const ARROWS = '← ↑ → ↓';
const DRAWS = '.';
const BACKSPACE = '⌫';

/** What the keys of a board do, as rows of a list; those that are off are left out. */
export function BoardKeyRows() {
  const { key, measure } = useWords('board');
  const { rows } = useWords('boardKeys');
  const now = useContext(KeyWays);
  const closer = now('+');
  const all: readonly (readonly [string | null, string])[] = [
    [now(key), rows.swap],
    [now(measure.key), rows.measure],
    [ARROWS, rows.arrows],
    [now(DRAWS), rows.corner],
    [BACKSPACE, rows.back],
    [closer === null ? null : `${closer} − 0`, rows.closer],
  ];
  return all.map(
    ([shown, what]) =>
      shown !== null && (
        <div key={what}>
          <dt>
            <kbd>{shown}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ),
  );
}

/** The keys that draw a way, where there are keys. `corners`: there are some to take back. */
export function DrawKeys({ corners }: { readonly corners: boolean }) {
  const { draw } = useWords('boardKeys');
  const corner = useContext(KeyWays)(DRAWS);
  return (
    <p className={styles.keys}>
      {corner !== null && (
        <span>
          <KeyCap>{corner}</KeyCap> {draw.corner}
        </span>
      )}
      <span>
        <KeyCap>{ARROWS}</KeyCap> {draw.arrows}
      </span>
      {corners && (
        <span>
          <KeyCap>{BACKSPACE}</KeyCap> {draw.back}
        </span>
      )}
    </p>
  );
}
