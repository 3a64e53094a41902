import type { FreeResult } from '../../engine/dice/freeRoll.ts';
import { useFreeDiceTable } from '../../scene/freeDiceTable.ts';
import { freeResultSaid } from '../../words/freeSaid.ts';
import { inches } from '../../words/format.ts';
import { Arrow, Board } from './drawings.tsx';
import styles from './FreeDice.module.css';

function Shown({ result }: { readonly result: FreeResult }) {
  const { freeDice } = useFreeDiceTable().words;
  switch (result.kind) {
    case 'number':
      return <b className={styles.numeral}>{result.value}</b>;
    case 'scatter':
      return (
        <>
          <Arrow hour={result.hour} />
          <b className={styles.numeral}>{inches(result.far)}</b>
          <span>{freeDice.clock(result.hour)}</span>
        </>
      );
    case 'sixth':
      return (
        <>
          <Board part={result.part} />
          <b className={styles.numeral}>{result.part}</b>
          <span>{freeDice.parts[result.part - 1]}</span>
        </>
      );
    case 'one':
      return <b className={styles.name}>{result.name}</b>;
    case 'ranked':
      return <b className={styles.name}>{freeResultSaid(freeDice, result)}</b>;
  }
}

/** What was rolled last, as large as it is read across the table. */
export function Result() {
  const { freeDice } = useFreeDiceTable().words;
  const { last } = useFreeDiceTable();
  if (last === null) return null;
  const { roll, faces, result, why } = last;
  const dice = freeDice.kinds[roll.kind];
  return (
    <div className={styles.result} role="status" aria-label={freeDice.last}>
      <p className={styles.label}>
        {why === null ? dice : freeDice.forWhat(why, dice)}
        {(roll.kind === '2d6' || roll.kind === 'highest') && ` · ${faces.join(' ')}`}
      </p>
      <div className={styles.shown}>
        <Shown result={result} />
      </div>
    </div>
  );
}
