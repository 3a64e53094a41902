import { useState } from 'react';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useTogether } from '../../ui/Together.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './TableEditor.module.css';
import { useRollTables } from './useRollTables.ts';

type SectionProps = {
  /** Shows one table. */
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

/** The section of the workshop with roll tables and decks. */
export function RollTableSection({ onOpen, onShare }: SectionProps) {
  const words = useWords('workshop').rollTables;
  const { common } = useWords('shared');
  const [more, setMore] = useState<string | null>(null);
  const { tables, said, duplicate, remove } = useRollTables(onOpen);
  useTogether(tables !== undefined);
  const shown = tables?.find(({ id }) => id === more);
  const and = (act: () => void) => () => {
    setMore(null);
    act();
  };
  return (
    <section className={styles.list} aria-label={words.section}>
      <SectionHead title={words.section} />
      {tables === null && <p className={styles.hint}>{words.unread}</p>}
      {tables?.length === 0 && <p className={styles.hint}>{words.none}</p>}
      {tables?.map(({ id, title, die, rows, deck }) => (
        <ListRow
          key={id}
          icon="dice"
          title={title}
          detail={words.detail(die, rows.length, deck !== undefined)}
          opens
          onPress={() => setMore(id)}
        />
      ))}
      <div className={styles.after}>
        <p role="status">{said?.text}</p>
        {said?.undo != null && <PlainButton icon="undo" label={common.undo} onPress={said.undo} />}
      </div>
      {shown !== undefined && (
        <SheetDialog open title={shown.title} closeLabel={common.close} onClose={() => setMore(null)}>
          <div className={styles.sheet}>
            <PlainButton tone="brass" icon="open" label={words.open} onPress={and(() => onOpen(shown.id))} />
            <PlainButton icon="plus" label={words.duplicate} onPress={and(() => duplicate(shown))} />
            <PlainButton icon="share" label={words.share} onPress={and(() => onShare(shown.id))} />
            <PlainButton icon="cross" label={words.removeTable} onPress={and(() => void remove(shown))} />
          </div>
        </SheetDialog>
      )}
    </section>
  );
}
