import { Suspense, useContext } from 'react';
import { BoardKeyRows } from '../../forms/board/boardKeysLater.ts';
import { KeyWays } from '../../ui/keyWays.ts';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import type { Words } from '../../words/words.ts';
import styles from './KeysList.module.css';

type KeysListProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly words: Pick<Words<'play' | 'rounds'>, 'keys' | 'common'>;
};

/** What every key does; those that are off are left out. */
export function KeysList({ open, onClose, words: { keys, common } }: KeysListProps) {
  const now = useContext(KeyWays);
  const single = (shown: string) => (now('1') === null ? null : shown);
  const rows: readonly (readonly [string | null, string])[] = [
    [single('1–9'), keys.rows.operatives],
    [single('A–Z'), keys.rows.act],
    [now(keys.woundsKey), keys.rows.wounds],
    [keys.space, keys.rows.next],
    [single('1–6'), keys.rows.faces],
    [now(keys.undoKey), keys.rows.undo],
    [now(keys.redoKey), keys.rows.redo],
    [now(keys.logKey), keys.rows.log],
    [keys.escape, keys.rows.escape],
    [now(keys.sheetKey), keys.rows.sheet],
  ];
  return (
    <SheetDialog open={open} title={keys.title} closeLabel={common.close} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map(
          ([key, what]) =>
            key !== null && (
              <div key={what}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ),
        )}
        {open && (
          <Suspense fallback={null}>
            <BoardKeyRows />
          </Suspense>
        )}
      </dl>
    </SheetDialog>
  );
}
