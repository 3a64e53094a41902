import { useEffect, useState } from 'react';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { Opening } from '../../forms/Opening.tsx';
import { useApp } from '../../state/base/useApp.ts';
import { useMadeTables } from '../../state/workshop/rollTables.ts';
import { useWords } from '../../words/useWords.ts';
import { RollTableEditor, TableFrame } from './RollTableEditor.tsx';
import { openTable } from './useTableDraft.ts';

type RollTableScreenProps = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One roll table of one’s own, by its id; another id is another screen. */
export function RollTableScreen({ id, onBack, onOpen }: RollTableScreenProps) {
  const app = useApp();
  const rollTables = useMadeTables();
  const words = useWords('workshop').rollTables;
  const [tables, setTables] = useState<readonly RollTable[] | null>();
  useEffect(() => {
    let wanted = true;
    void rollTables.read().then((found) => wanted && setTables(found));
    return () => {
      wanted = false;
    };
  }, [rollTables]);
  const waiting = <TableFrame title={words.title} note={words.loading} onBack={onBack} />;
  if (tables === undefined) return waiting;
  const table = tables?.find((each) => each.id === id);
  if (table === undefined)
    return <TableFrame title={words.title} note={tables === null ? words.unread : words.gone} onBack={onBack} />;
  return (
    <Opening key={id} open={() => openTable(app, table)} waiting={waiting}>
      {(first) => <RollTableEditor first={first} stored={table} onBack={onBack} onOpen={onOpen} />}
    </Opening>
  );
}
