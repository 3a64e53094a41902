import { cutWords } from '../../engine/core/plainWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { documentId } from '../../content/documentId.ts';
import { idOf } from '../../content/tableIds.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { type KeptTable, useMadeTables } from '../../state/workshop/rollTables.ts';
import { useChance } from '../../state/base/useApp.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useTogether } from '../../ui/Together.tsx';
import { useWords } from '../../words/useWords.ts';
import { newTable } from './ranges.ts';
import styles from './TableEditor.module.css';

type BarSentence = { readonly text: string; readonly undo?: (() => void) | null };

type SectionProps = {
  /** Shows one table. */
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

/** The roll tables of one’s own, and what can be done with them. */
function useRollTables(onOpen: (id: string) => void) {
  const rollTables = useMadeTables();
  const { newSeed } = useChance();
  const words = useWords('workshop').rollTables;
  const [tables, setTables] = useState<readonly RollTable[] | null>();
  const [said, setSaid] = useState<BarSentence | null>(null);
  const again = useCallback(() => rollTables.read().then(setTables), [rollTables]);
  useEffect(() => {
    void again();
  }, [again]);
  const told = async (kind: KeptTable['kind'], then: () => void) => {
    if (kind === 'stored') then();
    else setSaid({ text: words[kind] });
    await again();
  };
  const keep = async (table: RollTable, then: () => void) =>
    told((await rollTables.keep(() => ({ table, was: null, copyName: words.copyName }))).kind, then);
  const make = () => {
    const id = documentId(idOf(words.newTitle), newSeed());
    const { nothing, something } = words.firstRows;
    void keep(newTable(id, words.newTitle, [nothing, something]), () => onOpen(id));
  };
  const duplicate = (table: RollTable) => {
    const title = cutWords(words.copyName(table.title), 80);
    const id = documentId(idOf(title), newSeed());
    void keep({ ...table, id, title, provenance: 'user' }, () => onOpen(id));
  };
  const removeRow = rowRemoval({ ...useWorkshopPack(), words, say: setSaid, again });
  const remove = ({ id, title }: RollTable) => removeRow({ kind: 'tables', id }, title);
  return { tables, said, make, duplicate, remove };
}

/** The section of the workshop with roll tables and decks. */
export function RollTableSection({ onOpen, onShare }: SectionProps) {
  const words = useWords('workshop').rollTables;
  const { common } = useWords('shared');
  const [more, setMore] = useState<string | null>(null);
  const { tables, said, make, duplicate, remove } = useRollTables(onOpen);
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
        <PlainButton icon="plus" label={words.newTable} onPress={make} />
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
