import { useWorkshopWords } from '../../words/useWorkshopWords.ts';
import { shelfOf } from './shelf.ts';
import { TableEditor } from './TableEditor.tsx';
import { TableFrame } from './TableFrame.tsx';
import { TableReader } from './TableReader.tsx';
import { useWorkshop } from './useWorkshop.ts';

type BehaviourScreenProps = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One decision table: its rows and its test bench; one of one’s own can be changed. */
export function BehaviourScreen({ id, onBack, onOpen }: BehaviourScreenProps) {
  const words = useWorkshopWords();
  const { workshop } = useWorkshop();
  if (workshop === undefined) return <TableFrame title={words.title} note={words.loading} onBack={onBack} />;
  const all = workshop === null ? [] : shelfOf(workshop);
  const shown = all.find((each) => each.id === id);
  const table = shown?.table ?? null;
  if (shown === undefined || table === null)
    return (
      <TableFrame title={words.title} note={workshop === null ? words.unread : words.editor.gone} onBack={onBack} />
    );
  return shown.kind === 'own' ? (
    <TableEditor shown={shown} table={table} onBack={onBack} onOpen={onOpen} />
  ) : (
    <TableReader shown={shown} table={table} all={all} onBack={onBack} onOpen={onOpen} />
  );
}
