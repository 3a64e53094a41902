import { type ReactNode, useState } from 'react';
import type { RollTable } from '../../engine/tables/rollTable.ts';
import { useGame } from '../../state/store.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { NextButton } from '../../ui/NextButton.tsx';
import { RedoButton } from '../../ui/RedoButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { UndoButton } from '../../ui/UndoButton.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useRollTableWords } from '../../words/useRollTableWords.ts';
import { DeckEditor } from './DeckEditor.tsx';
import { canAdd, DICE, withAdded, withDie } from './ranges.ts';
import { RowStack } from './RowStack.tsx';
import { Tries } from './Tries.tsx';
import { useChoices } from './useChoices.ts';
import { type SaveState, type TableDraft, useTableDraft } from './useTableDraft.ts';
import styles from './TableEditor.module.css';

const LONGEST_TITLE = 80;
const SAVE_ICONS = { saved: 'saved', writing: 'writing', unsaved: 'notSaved' } as const;

function SaveMark({ state }: { readonly state: SaveState }) {
  const words = useRollTableWords();
  const label = { saved: words.saved, writing: words.writing, unsaved: words.notSaved }[state];
  return (
    <span className={styles.save} role="status" data-save={state}>
      <Icon name={SAVE_ICONS[state]} />
      <span className={state === 'unsaved' ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}

type FrameProps = {
  readonly title: string;
  readonly note?: string;
  readonly end?: ReactNode;
  readonly toast?: ReactNode;
  readonly bar?: ReactNode;
  readonly onBack: () => void;
  readonly children?: ReactNode;
};

/** The screen of one roll table. */
export function TableFrame({ title, note, end, toast, bar, onBack, children }: FrameProps) {
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  return (
    <ScreenLayout
      label={title}
      width="wide"
      thumbSide={thumbSide}
      top={<TopBar title={title} back={{ label: common.back, onPress: onBack }} end={end} />}
      toast={toast}
      bar={bar}
    >
      {note !== undefined && <p className={styles.pitch}>{note}</p>}
      {children}
    </ScreenLayout>
  );
}

function EditorBar({ draft, onAdd }: { readonly draft: TableDraft; readonly onAdd: () => void }) {
  const words = useRollTableWords();
  const { common } = useFirstWords();
  const thumbSide = useGame((game) => game.settings.thumbSide);
  const { undoes, redoes, undo, redo, table } = draft;
  const what = undoes === null ? null : words.did[undoes];
  const full = !canAdd(table.rows);
  return (
    <ThumbBar
      label={words.title}
      thumbSide={thumbSide}
      undo={
        <>
          <UndoButton
            label={common.undo}
            what={what}
            emptyText={words.nothing}
            fullLabel={words.undoFull(what ?? words.nothing)}
            onPress={undo}
          />
          {redoes !== null && <RedoButton label={words.redoFull(words.did[redoes])} onPress={redo} />}
        </>
      }
      next={
        <NextButton
          icon="plus"
          title={words.add}
          {...(full && { detail: words.full })}
          impossible={full}
          pressKey={table.rows.length}
          onPress={() => !full && onAdd()}
        />
      }
    />
  );
}

function Head({ draft, onDropped }: { readonly draft: TableDraft; readonly onDropped: (count: number) => void }) {
  const words = useRollTableWords();
  const { table, change } = draft;
  const setDie = (die: (typeof DICE)[number]) => {
    onDropped(table.rows.length - withDie(table, die).rows.length);
    change('die', (all) => withDie(all, die));
  };
  return (
    <div className={styles.inner}>
      <TextField
        label={words.name}
        value={table.title === words.noName ? '' : table.title}
        placeholder={words.noName}
        maxLength={LONGEST_TITLE}
        onChange={(typed) => change('title', (all) => ({ ...all, title: typed === '' ? words.noName : typed }))}
      />
      <div className={styles.die}>
        <span className={styles.label} aria-hidden="true">
          {words.die}
        </span>
        <Segmented
          wide
          label={words.die}
          options={DICE.map((die) => ({ value: String(die), label: words.dieName(die) }))}
          value={String(table.die)}
          onChange={(value) => {
            const die = DICE.find((each) => String(each) === value);
            if (die !== undefined) setDie(die);
          }}
        />
      </div>
      <DeckEditor table={table} onChange={(next) => change('deck', () => next)} />
    </div>
  );
}

type Said = { readonly text: string; readonly open?: string };

type EditorProps = {
  readonly first: RollTable;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** A roll table of one’s own: everything in it can be changed, and is kept as it is changed. */
export function RollTableEditor({ first, onBack, onOpen }: EditorProps) {
  const words = useRollTableWords();
  const { common } = useFirstWords();
  const [said, setSaid] = useState<Said | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const draft = useTableDraft(first, words.copyName, ({ id, title }) =>
    setSaid({ text: words.beside(title), open: id }),
  );
  const { table } = draft;
  const choices = useChoices(first.id);
  const add = () => {
    const rows = withAdded(table.rows, words.newRow);
    draft.rows('add', () => rows);
    setOpen(rows.find(({ id }) => !table.rows.some((row) => row.id === id))?.id ?? null);
  };
  const opens = said?.open;
  return (
    <TableFrame
      title={table.title}
      end={<SaveMark state={draft.saved} />}
      onBack={onBack}
      bar={<EditorBar draft={draft} onAdd={add} />}
      {...(said !== null && {
        toast: (
          <Toast
            text={said.text}
            action={opens === undefined ? null : { label: words.open, onPress: () => onOpen(opens) }}
            dismissLabel={common.dismiss}
            onDismiss={() => setSaid(null)}
          />
        ),
      })}
    >
      <div className={styles.columns}>
        <div>
          <Head draft={draft} onDropped={(count) => count > 0 && setSaid({ text: words.dropped(count) })} />
          <section aria-label={words.rows}>
            <SectionHead title={words.rows} />
            <p className={styles.hint}>{words.rowsHint}</p>
            <RowStack draft={draft} choices={choices} open={open} onOpen={setOpen} />
          </section>
        </div>
        <Tries table={table} choices={choices} />
      </div>
    </TableFrame>
  );
}
