import { type ReactNode, useState } from 'react';
import type { BehaviourTable } from '../../engine/behaviour/table.ts';
import { useGame } from '../../state/store.ts';
import { saveTables } from '../../state/workshop.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useWorkshopWords } from '../../words/useWorkshopWords.ts';
import { addedRow, broughtBack, MOST_ROWS } from './draft.ts';
import { copied, houseRule } from './making.ts';
import { nameOf, shelfOf, type Shelved, takenIds } from './shelf.ts';
import { TableView } from './TableView.tsx';
import { useBench } from './useBench.ts';
import { type SaveState, useDraft } from './useDraft.ts';
import { useWorkshop } from './useWorkshop.ts';
import styles from './Workshop.module.css';

const LONGEST_NAME = 80;

type FrameProps = {
  readonly title: string;
  readonly note?: string;
  readonly end?: ReactNode;
  readonly bar?: ReactNode;
  readonly onBack: () => void;
  readonly children?: ReactNode;
};

function Frame({ title, note, end, bar, onBack, children }: FrameProps) {
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  return (
    <ScreenLayout
      label={title}
      width="wide"
      thumbSide={thumbSide}
      top={<TopBar title={title} back={{ label: common.back, onPress: onBack }} end={end} />}
      bar={bar}
    >
      {note !== undefined && <p className={styles.pitch}>{note}</p>}
      {children}
    </ScreenLayout>
  );
}

const SAVE_ICONS = { saved: 'saved', writing: 'writing', unsaved: 'notSaved' } as const;

function SaveMark({ state }: { readonly state: SaveState }) {
  const { editor } = useWorkshopWords();
  const label = { saved: editor.saved, writing: editor.writing, unsaved: editor.notSaved }[state];
  return (
    <span className={styles.save} role="status" data-save={state}>
      <Icon name={SAVE_ICONS[state]} />
      <span className={state === 'unsaved' ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

type EditorProps = {
  readonly shown: Shelved;
  readonly table: BehaviourTable;
  readonly onBack: () => void;
};

type Drafted = ReturnType<typeof useDraft>;

function EditorBar({ drafted, onAdd }: { readonly drafted: Drafted; readonly onAdd: () => void }) {
  const { editor, title } = useWorkshopWords();
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const { undoes, redoes, draft } = drafted;
  const full = draft.table.rows.length >= MOST_ROWS;
  const what = undoes === null ? null : editor.did[undoes];
  return (
    <ThumbBar
      label={title}
      thumbSide={thumbSide}
      undo={
        <>
          <UndoButton
            label={common.undo}
            what={what}
            emptyText={editor.nothing}
            fullLabel={editor.undoFull(what ?? editor.nothing)}
            onPress={drafted.undo}
          />
          {redoes !== null && <RedoButton label={editor.redoFull(editor.did[redoes])} onPress={drafted.redo} />}
        </>
      }
      next={
        <NextButton
          icon="plus"
          title={editor.add}
          {...(full && { detail: editor.full })}
          impossible={full}
          pressKey={draft.table.rows.length}
          onPress={() => !full && onAdd()}
        />
      }
    />
  );
}

function Editor({ shown, table, onBack }: EditorProps) {
  const words = useWorkshopWords();
  const { editor } = words;
  const { parent, owned } = shown;
  const drafted = useDraft({ table, examples: owned.examples }, parent);
  const bench = useBench();
  const [open, setOpen] = useState<string | null>(null);
  const now = drafted.draft.table;
  const parentName = parent === null ? '' : nameOf(words, parent);
  const add = () => {
    const rows = addedRow(now.rows, parent);
    drafted.rows('add', () => rows);
    setOpen(rows.at(-1)?.id ?? null);
  };
  return (
    <Frame
      title={now.name}
      end={<SaveMark state={drafted.saved} />}
      onBack={onBack}
      bar={<EditorBar drafted={drafted} onAdd={add} />}
      {...(parent !== null && { note: editor.extendsTable(parentName) })}
    >
      <div className={styles.inner}>
        <TextField
          label={editor.name}
          value={now.name === editor.noName ? '' : now.name}
          placeholder={editor.noName}
          maxLength={LONGEST_NAME}
          onChange={(name) => drafted.table('rename', (all) => ({ ...all, name: name === '' ? editor.noName : name }))}
        />
      </div>
      <TableView
        table={now}
        parent={parent}
        parentName={parentName}
        examples={drafted.draft.examples}
        bench={bench}
        open={open}
        onOpen={setOpen}
        acts={{
          onRows: drafted.rows,
          onOrder: (order) => drafted.table('order', (all) => ({ ...all, order })),
          onExamples: (change) => drafted.change('example', (all) => ({ ...all, examples: change(all.examples) })),
          onBringBack: (row) =>
            drafted.rows('add', (rows) => (parent === null ? rows : broughtBack(rows, row, parent))),
        }}
      />
    </Frame>
  );
}

type ReaderProps = EditorProps & { readonly all: readonly Shelved[]; readonly onOpen: (id: string) => void };

/** A table that is only read, and how to make one’s own of it. */
function Reader({ shown, table, all, onBack, onOpen }: ReaderProps) {
  const words = useWorkshopWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const bench = useBench();
  const [failed, setFailed] = useState<string | null>(null);
  const name = nameOf(words, table);
  const shipped = shown.kind === 'shipped';
  const make = async () => {
    const taken = takenIds(all);
    const made = shipped
      ? houseRule(table, words.houseRuleName(name), taken)
      : copied(shown, words.copyName(name), taken);
    const kind = await saveTables([made]);
    if (kind === 'stored') onOpen(made.behaviour.id);
    else setFailed(words[kind]);
  };
  return (
    <Frame
      title={name}
      note={failed ?? (shown.pack === null ? words.editor.readOnly : words.editor.readOnlyPack(shown.pack))}
      onBack={onBack}
      bar={
        <ThumbBar
          label={words.title}
          thumbSide={thumbSide}
          next={
            <NextButton
              icon="workshop"
              title={shipped ? words.houseRule : words.copy}
              detail={shipped ? words.houseRuleDetail : words.copyDetail}
              onPress={() => void make()}
            />
          }
        />
      }
    >
      <TableView
        table={table}
        parent={shown.parent}
        parentName={shown.parent === null ? '' : nameOf(words, shown.parent)}
        examples={shown.owned.examples}
        acts={null}
        bench={bench}
        open={null}
        onOpen={() => undefined}
      />
    </Frame>
  );
}

type BehaviourScreenProps = {
  readonly id: string;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** One decision table: its rows and its test bench; one of one’s own can be changed. */
export function BehaviourScreen({ id, onBack, onOpen }: BehaviourScreenProps) {
  const words = useWorkshopWords();
  const { workshop } = useWorkshop();
  if (workshop === undefined) return <Frame title={words.title} note={words.loading} onBack={onBack} />;
  const all = workshop === null ? [] : shelfOf(workshop);
  const shown = all.find((each) => each.id === id);
  const table = shown?.table ?? null;
  if (shown === undefined || table === null)
    return <Frame title={words.title} note={workshop === null ? words.unread : words.editor.gone} onBack={onBack} />;
  return shown.kind === 'own' ? (
    <Editor shown={shown} table={table} onBack={onBack} />
  ) : (
    <Reader shown={shown} table={table} all={all} onBack={onBack} onOpen={onOpen} />
  );
}
