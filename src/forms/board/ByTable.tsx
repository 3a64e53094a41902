import { SaidList } from '../../ui/board/SaidList.tsx';
import { useWords } from '../../words/useWords.ts';
import type { SaidByTable } from './saidByTable.ts';

/** What the table says, against the board, of what somebody has of others; nothing where it says nothing. */
export function ByTable({
  all,
  nameOf,
}: {
  readonly all: readonly SaidByTable[];
  readonly nameOf: (id: string) => string;
}) {
  const { byTable, says: said } = useWords('otherwise');
  if (all.length === 0) return null;
  const lines = all.map(({ id, says }) => ({ id, name: nameOf(id), said: said(says) }));
  return <SaidList label={byTable} lines={lines} />;
}
