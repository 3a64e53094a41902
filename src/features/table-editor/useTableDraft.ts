import { useRef } from 'react';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { becoming, type DraftHistory } from '../../forms/draftHistory.ts';
import { useDocument, type Written } from '../../forms/useDocument.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { type GivenTable, useMadeTables } from '../../state/workshop/rollTables.ts';
import { type Did, isDid, isTable, keptUnder, openedTable, typedIn } from './draft.ts';

type History = DraftHistory<RollTable, Did>;

interface TableDraftProps {
  readonly first: History;
  /** The table as it is stored now. */
  readonly stored: RollTable;
  readonly copyName: (title: string) => string;
  /** Another tab has changed the table: this draft is kept beside it from now on. */
  readonly onBeside: (table: RollTable) => void;
}

/** A stored table as it is opened, with what was done to it before. Never rejects. */
export const openTable = ({ ports }: App, table: RollTable): Promise<History> =>
  openTimeline(
    { kind: 'tables', id: table.id, row: table },
    openedTable(table),
    { draft: isTable, did: isDid },
    ports.durable,
  );

type Rows = RollTable['rows'];

/** What a draft is called that is kept beside a table: as a copy of it, unless it has a title of its own. */
const besideTitle =
  (was: RollTable, copyName: TableDraftProps['copyName']) =>
  (title: string): string =>
    title === was.title ? copyName(title) : title;

function useWriting({ copyName, onBeside, ...props }: Omit<TableDraftProps, 'first'>) {
  const rollTables = useMadeTables();
  const stored = useRef(props.stored);
  const writing = useRef<RollTable | null>(null);
  const given = (history: History): GivenTable => ({
    table: { ...history.now, id: stored.current.id },
    was: stored.current,
    copyName,
    timeline: (kept) => ({
      ...becoming(history, keptUnder(kept, besideTitle(stored.current, copyName))),
      now: openedTable(kept),
    }),
  });
  const write = async (history: History): Promise<Written<RollTable>> => {
    writing.current = given(history).table;
    const done = await rollTables.keep(() => given(history));
    if (done.kind !== 'stored') return { kind: 'unsaved' };
    const was = stored.current;
    const beside = done.table.id !== was.id;
    stored.current = done.table;
    if (!beside) return { kind: 'kept' };
    onBeside(done.table);
    return { kind: 'beside', change: keptUnder(done.table, besideTitle(was, copyName)) };
  };
  return {
    write,
    park: (history: History, letter: boolean) => rollTables.park(given(history), writing.current, letter),
  };
}

/** A roll table in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useTableDraft({ first, ...keeping }: TableDraftProps) {
  const { draft: table, change, ...drafted } = useDocument<RollTable, Did>({ first, ...useWriting(keeping) });
  return {
    table,
    ...drafted,
    change: (did: Did, next: (table: RollTable) => RollTable) => change(did, next, typedIn(did, null)),
    /** `row`: the one that it is done to, null: none. */
    rows: (did: Did, next: (rows: Rows) => readonly Rows[number][], row: string | null = null) =>
      change(
        did,
        (all) => {
          const made = next(all.rows);
          return made === all.rows ? all : { ...all, rows: [...made] };
        },
        typedIn(did, row),
      ),
  };
}

export type TableDraft = ReturnType<typeof useTableDraft>;
