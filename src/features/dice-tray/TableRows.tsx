import type { RolledRow } from '../../engine/view/rolledOn.ts';
import { useScene } from '../../scene/useScene.ts';
import { Ladder } from '../../ui/Ladder.tsx';
import { spanOf } from '../../words/spanOf.ts';
import styles from './TableRows.module.css';

/** The table that is rolled on, face by face, a tap away. */
export function TableRows({ rows }: { readonly rows: readonly RolledRow[] }) {
  const { words, look } = useScene();
  const told = rows.map(({ id, from, to, name, text }) => ({
    id,
    face: spanOf(from, to),
    text: `${look.contentName(id, name)}. ${look.contentText(`${id}/text`, text)}`,
  }));
  return (
    <details className={styles.fold}>
      <summary>{words.dice.tableRows}</summary>
      <Ladder label={words.dice.tableRows} rows={told} />
    </details>
  );
}
