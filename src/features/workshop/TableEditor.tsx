import { useState } from 'react';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import { DraftUndo } from '../../forms/DraftUndo.tsx';
import { SaveMark } from '../../forms/SaveMark.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import form from '../../ui/Form.module.css';
import type { OwnTable } from '../../state/workshop/workshop.ts';
import { useWords } from '../../words/useWords.ts';
import { addedRow, broughtBack, type Did, type Draft, MOST_ROWS } from './draft.ts';
import { nameOf, type Shelved } from './shelf.ts';
import { TableFrame } from './TableFrame.tsx';
import { type TableActs, TableView } from './TableView.tsx';
import { type BenchState, useBench } from './useBench.ts';
import { useDraft } from './useDraft.ts';

const LONGEST_NAME = 80;

type Drafted = ReturnType<typeof useDraft>;

type NextProps = { readonly drafted: Drafted; readonly bench: BenchState; readonly onAdd: () => void };

/** The next thing to do with what is looked at: with the rows, one more; on the bench, to keep its outcome. */
function Next({ drafted, bench, onAdd }: NextProps) {
  const { editor, bench: benchWords } = useWords('workshop');
  const { table, examples } = drafted.draft;
  if (bench.shown && !bench.desk)
    return (
      <NextButton
        icon="lock"
        title={benchWords.keep}
        pressKey={examples.length}
        onPress={() => drafted.examples(bench.kept)}
      />
    );
  const full = table.rows.length >= MOST_ROWS;
  return (
    <NextButton
      icon="plus"
      title={editor.add}
      {...(full && { detail: editor.full })}
      impossible={full}
      pressKey={table.rows.length}
      onPress={() => !full && onAdd()}
    />
  );
}

function EditorBar(props: NextProps) {
  const { editor, title } = useWords('workshop');
  return (
    <ThumbBar label={title} undo={<DraftUndo drafted={props.drafted} words={editor} />} next={<Next {...props} />} />
  );
}

type BesideProps = { readonly kept: OwnTable; readonly onOpen: (id: string) => void; readonly onClose: () => void };

/** Another tab has changed the table: where this one goes on. */
function Beside({ kept: { behaviour }, onOpen, onClose }: BesideProps) {
  const { editor, open } = useWords('workshop');
  const { common } = useWords('shared');
  return (
    <Toast
      text={editor.beside(behaviour.name)}
      action={{ label: open, onPress: () => onOpen(behaviour.id) }}
      dismissLabel={common.dismiss}
      onDismiss={onClose}
    />
  );
}

function NameField({ drafted }: { readonly drafted: Drafted }) {
  const { editor } = useWords('workshop');
  const { name } = drafted.draft.table;
  return (
    <div className={form.inner}>
      <TextField
        label={editor.name}
        value={name === editor.noName ? '' : name}
        placeholder={editor.noName}
        maxLength={LONGEST_NAME}
        onChange={(typed) => drafted.table('rename', (all) => ({ ...all, name: typed === '' ? editor.noName : typed }))}
      />
    </div>
  );
}

const actsOf = ({ rows, table, examples }: Drafted, parent: BehaviourTable | null): TableActs => ({
  onRows: rows,
  onOrder: (order) => table('order', (all) => ({ ...all, order })),
  onExamples: examples,
  onBringBack: (row) => rows('add', (all) => (parent === null ? all : broughtBack(all, row, parent))),
});

type TableEditorProps = {
  readonly shown: Shelved;
  readonly first: DraftHistory<Draft, Did>;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** A table of one’s own: everything in it can be changed, and is kept as it is changed. */
export function TableEditor({ shown, first, onBack, onOpen }: TableEditorProps) {
  const words = useWords('workshop');
  const { parent, owned } = shown;
  const [beside, setBeside] = useState<OwnTable | null>(null);
  const drafted = useDraft({ first, owned, parent, copyName: words.copyName, onBeside: setBeside });
  const { table: now, examples } = drafted.draft;
  const bench = useBench(now);
  const [open, setOpen] = useState<string | null>(null);
  const parentName = parent === null ? '' : nameOf(words, parent);
  const add = () => {
    const rows = addedRow(now.rows, parent);
    drafted.rows('add', () => rows);
    setOpen(rows.at(-1)?.id ?? null);
  };
  return (
    <TableFrame
      title={now.name}
      end={<SaveMark state={drafted.saved} words={words.editor} />}
      bench={bench}
      onBack={onBack}
      bar={<EditorBar drafted={drafted} bench={bench} onAdd={add} />}
      {...(beside !== null && { toast: <Beside kept={beside} onOpen={onOpen} onClose={() => setBeside(null)} /> })}
      {...(parent !== null && { note: words.editor.extendsTable(parentName) })}
    >
      <NameField drafted={drafted} />
      <TableView
        table={now}
        parent={parent}
        parentName={parentName}
        examples={examples}
        bench={bench}
        open={open}
        onOpen={setOpen}
        acts={actsOf(drafted, parent)}
      />
    </TableFrame>
  );
}
