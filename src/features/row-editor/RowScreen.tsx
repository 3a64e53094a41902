import { madeRowsIn } from '../../content/making/madeRows.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import { NotOpen } from '../../forms/NotOpen.tsx';
import { Opening } from '../../forms/Opening.tsx';
import { useApp } from '../../state/base/useApp.ts';
import { useWords } from '../../words/useWords.ts';
import { kindWords } from './labels.ts';
import { RowEditor } from './RowEditor.tsx';
import { useDesk } from './useDesk.ts';
import { openRow } from './useRowDraft.ts';

type RowScreenProps = {
  readonly of: MadeRef;
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  readonly onShare: (id: string) => void;
};

/** One row of one’s own. */
export function RowScreen({ of, id, ...acts }: RowScreenProps) {
  const app = useApp();
  const words = useWords('making');
  const { desk, again } = useDesk(of.system);
  const saying = (note: string) => <NotOpen title={kindWords(words, of).many} note={note} onBack={acts.onBack} />;
  if (desk === undefined) return saying(words.loading);
  const row = desk === null ? undefined : madeRowsIn(desk.files, of.kind).find((each) => each.id === id);
  if (desk === null || row === undefined) return saying(desk === null ? words.unread : words.goneRow);
  return (
    <Opening key={`${of.system} ${of.kind} ${id}`} open={() => openRow(app, of, row)} waiting={saying(words.loading)}>
      {(first) => <RowEditor of={of} desk={desk} again={again} row={row} first={first} {...acts} />}
    </Opening>
  );
}
