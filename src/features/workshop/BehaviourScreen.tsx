import { Opening } from '../../forms/Opening.tsx';
import { useWords } from '../../words/useWords.ts';
import { shelfOf } from './shelf.ts';
import { TableEditor } from './TableEditor.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableReader } from './TableReader.tsx';
import { openDraft } from './useDraft.ts';
import { useApp } from '../../state/base/useApp.ts';
import { useWorkshop } from './useWorkshop.ts';

type BehaviourScreenProps = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One decision table: its rows and its test bench; one of one’s own can be changed. */
export function BehaviourScreen({ id, onBack, onOpen }: BehaviourScreenProps) {
  const app = useApp();
  const words = useWords('workshop');
  const { workshop } = useWorkshop();
  const waiting = <TableFrame title={words.title} note={words.loading} onBack={onBack} />;
  if (workshop === undefined) return waiting;
  const all = workshop === null ? [] : shelfOf(workshop);
  const shown = all.find((each) => each.id === id);
  const table = shown?.table ?? null;
  if (shown === undefined || table === null)
    return (
      <TableFrame title={words.title} note={workshop === null ? words.unread : words.editor.gone} onBack={onBack} />
    );
  return shown.kind === 'own' ? (
    <Opening key={id} open={() => openDraft(app, shown.owned, table)} waiting={waiting}>
      {(first) => <TableEditor shown={shown} first={first} onBack={onBack} onOpen={onOpen} />}
    </Opening>
  ) : (
    <TableReader shown={shown} table={table} all={all} onBack={onBack} onOpen={onOpen} />
  );
}
