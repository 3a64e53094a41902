import { type ReactNode, useState } from 'react';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import { DraftUndo } from '../../forms/DraftUndo.tsx';
import { SaveMark } from '../../forms/SaveMark.tsx';
import { SubjectProvider } from '../../forms/subject.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { DeckEditor } from './DeckEditor.tsx';
import { type Did, LONGEST_TITLE } from './draft.ts';
import { canAdd, DICE, withAdded, withDie } from './ranges.ts';
import { RowStack } from './RowStack.tsx';
import { Tries } from './Tries.tsx';
import { useChoices } from './useChoices.ts';
import { type TableDraft, useTableDraft } from './useTableDraft.ts';
import styles from './TableEditor.module.css';

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
  const { common } = useWords('shared');
  return (
    <ScreenLayout
      label={title}
      width="wide"
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
  const words = useWords('workshop').rollTables;
  const { table } = draft;
  const full = !canAdd(table.rows);
  return (
    <ThumbBar
      label={words.title}
      undo={<DraftUndo drafted={draft} words={words} />}
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
  const words = useWords('workshop').rollTables;
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

type BarSentence = { readonly text: string; readonly open?: string };

type EditorProps = {
  readonly first: DraftHistory<RollTable, Did>;
  /** The table as it is stored now. */
  readonly stored: RollTable;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
};

/** A roll table of one’s own: everything in it can be changed, and is kept as it is changed. */
export function RollTableEditor({ first, stored, onBack, onOpen }: EditorProps) {
  const words = useWords('workshop').rollTables;
  const { common } = useWords('shared');
  const [said, setSaid] = useState<BarSentence | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const onBeside = ({ id, title }: RollTable) => setSaid({ text: words.beside(title), open: id });
  const draft = useTableDraft({ first, stored, copyName: words.copyName, onBeside });
  const { table } = draft;
  const { choices, about } = useChoices(stored.id);
  const add = () => {
    const rows = withAdded(table.rows, words.newRow);
    draft.rows('add', () => rows);
    setOpen(rows.find(({ id }) => !table.rows.some((row) => row.id === id))?.id ?? null);
  };
  const opens = said?.open;
  return (
    <TableFrame
      title={table.title}
      end={<SaveMark state={draft.saved} words={words} />}
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
            <SubjectProvider value={about}>
              <RowStack draft={draft} choices={choices} open={open} onOpen={setOpen} />
            </SubjectProvider>
          </section>
        </div>
        <Tries table={table} choices={choices} about={about} />
      </div>
    </TableFrame>
  );
}
