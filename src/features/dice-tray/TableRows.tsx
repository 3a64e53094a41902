import { useScene } from '../../scene/useScene.ts';
import { Ladder } from '../../ui/Ladder.tsx';
import styles from './TableRows.module.css';
import { openRows } from './view/openRows.ts';

/** The table that a search rolls on, face by face, a tap away. */
export function TableRows() {
  const { words, look, state } = useScene();
  const rows = openRows(state, look);
  if (rows.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{words.dice.tableRows}</summary>
      <Ladder label={words.dice.tableRows} rows={rows} />
    </details>
  );
}
