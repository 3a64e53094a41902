import type { Choice } from '../../forms/choices.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import form from '../../ui/Form.module.css';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';

type SheetProps = {
  readonly onChoose: (scenario: Choice) => void;
  readonly onClose: () => void;
};

type ListProps = { readonly title: string; readonly all: readonly Choice[]; readonly onChoose: SheetProps['onChoose'] };

function Scenarios({ title, all, onChoose }: ListProps) {
  if (all.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHead title={title} level={3} />
      {all.map((scenario) => (
        <ListRow key={scenario.id} icon="plus" title={scenario.name} onPress={() => onChoose(scenario)} />
      ))}
    </section>
  );
}

/** Which scenario the new chapter is. */
export function AddChapter({ onChoose, onClose }: SheetProps) {
  const words = useWords('workshop').moduleEditor;
  const { common } = useWords('shared');
  const { scenarios } = useEditing();
  return (
    <SheetDialog open title={words.choose} closeLabel={common.close} onClose={onClose}>
      <p className={form.hint}>{words.chooseHint}</p>
      <Scenarios title={words.own} all={scenarios.own} onChoose={onChoose} />
      <Scenarios title={words.ofApp} all={scenarios.shipped} onChoose={onChoose} />
    </SheetDialog>
  );
}
