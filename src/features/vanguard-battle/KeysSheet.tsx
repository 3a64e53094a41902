import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './KeysSheet.module.css';

type KeysProps = { readonly open: boolean; readonly onClose: () => void };

/** What every key does. */
export function KeysSheet({ open, onClose }: KeysProps) {
  const { keys, common } = useWords('rounds');
  const rows: readonly (readonly [string, string])[] = [
    ['1–9', keys.rows.operatives],
    ['A–Z', keys.rows.act],
    [keys.woundsKey, keys.rows.wounds],
    [keys.space, keys.rows.next],
    ['1–6', keys.rows.faces],
    [keys.undoKey, keys.rows.undo],
    [keys.redoKey, keys.rows.redo],
    [keys.logKey, keys.rows.log],
    [keys.escape, keys.rows.escape],
    [keys.sheetKey, keys.rows.sheet],
  ];
  return (
    <SheetDialog open={open} title={keys.title} closeLabel={common.close} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </SheetDialog>
  );
}
