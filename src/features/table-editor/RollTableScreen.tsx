import { useEffect, useState } from 'react';
import type { RollTable } from '../../engine/tables/rollTable.ts';
import { rollTables } from '../../state/rollTables.ts';
import { useRollTableWords } from '../../words/useRollTableWords.ts';
import { RollTableEditor, TableFrame } from './RollTableEditor.tsx';
import { inOrder } from './ranges.ts';

type RollTableScreenProps = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One roll table of one’s own, by its id; another id is another screen. */
export function RollTableScreen({ id, onBack, onOpen }: RollTableScreenProps) {
  const words = useRollTableWords();
  const [tables, setTables] = useState<readonly RollTable[] | null>();
  useEffect(() => {
    let wanted = true;
    void rollTables.read().then((found) => wanted && setTables(found));
    return () => {
      wanted = false;
    };
  }, []);
  if (tables === undefined) return <TableFrame title={words.title} note={words.loading} onBack={onBack} />;
  const table = tables?.find((each) => each.id === id);
  if (table === undefined)
    return <TableFrame title={words.title} note={tables === null ? words.unread : words.gone} onBack={onBack} />;
  const first = { ...table, rows: [...inOrder(table.rows)] };
  return <RollTableEditor key={id} first={first} onBack={onBack} onOpen={onOpen} />;
}
