import { useRef } from 'react';
import { underIds } from '../../content/tableIds.ts';
import type { BehaviourTable, BehaviourRow } from '../../engine/behaviour/killTeam/table.ts';
import { becoming, type DraftHistory } from '../../forms/draftHistory.ts';
import { useDocument, type Written } from '../../forms/useDocument.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { type Given, type OwnTable, useTables } from '../../state/workshop/workshop.ts';
import { type Did, type Draft, isDid, isDraft, keptAs, keptUnder, openedDraft } from './draft.ts';

type History = DraftHistory<Draft, Did>;

interface DraftProps {
  readonly first: History;
  /** The table as it is stored now. */
  readonly owned: OwnTable;
  readonly parent: BehaviourTable | null;
  readonly copyName: (name: string) => string;
  /** Another tab has changed the table: this draft is kept beside it from now on. */
  readonly onBeside: (kept: OwnTable) => void;
}

/** A stored table as it is opened, with what was done to it before. `table`: everything worked in. Never rejects. */
export const openDraft = ({ ports }: App, owned: OwnTable, table: BehaviourTable): Promise<History> =>
  openTimeline(
    { kind: 'behaviours', id: table.id, row: owned },
    { table, examples: owned.examples },
    { draft: isDraft, did: isDid },
    ports.durable,
  );

/** A draft made before it was moved beside another table, as what it has become. */
function asMoved(table: OwnTable, { behaviour: { id, name } }: OwnTable): OwnTable {
  if (table.behaviour.id === id) return table;
  const [moved = table] = underIds([table], new Map([[table.behaviour.id, id]]));
  return { ...moved, behaviour: { ...moved.behaviour, name } };
}

/** What a draft is called that is kept beside a table: as a copy of it, unless it has a name of its own. */
const besideName =
  ({ behaviour }: OwnTable, copyName: DraftProps['copyName']) =>
  (name: string): string =>
    name === behaviour.name ? copyName(name) : name;

function useWriting({ owned, parent, copyName, onBeside }: Omit<DraftProps, 'first'>) {
  const { saveTables, parkTable } = useTables();
  const stored = useRef(owned);
  const writing = useRef<OwnTable | null>(null);
  const tableOf = (history: History): OwnTable => asMoved(keptAs(history.now, parent), stored.current);
  const given = (history: History): Given => ({
    tables: [tableOf(history)],
    was: [stored.current],
    copyName,
    timeline: (kept) => {
      const all = becoming(history, keptUnder(kept.behaviour.id, besideName(stored.current, copyName)));
      return { ...all, now: openedDraft(kept, parent) };
    },
  });
  const write = async (history: History): Promise<Written<Draft>> => {
    writing.current = tableOf(history);
    const done = await saveTables(() => given(history));
    const [table] = done.kind === 'stored' ? done.tables : [];
    if (table === undefined) return { kind: 'unsaved' };
    const { id } = table.behaviour;
    const was = stored.current;
    const beside = id !== was.behaviour.id;
    stored.current = table;
    if (!beside) return { kind: 'kept' };
    onBeside(table);
    return { kind: 'beside', change: keptUnder(id, besideName(was, copyName)) };
  };
  return {
    write,
    park: (history: History, letter: boolean) => parkTable(given(history), writing.current, letter),
  };
}

/** A table in the making: what it is now, what can be done and taken back, and whether it is kept. */
export function useDraft({ first, ...keeping }: DraftProps) {
  const { change, ...drafted } = useDocument<Draft, Did>({ first, ...useWriting(keeping) });
  const table = (did: Did, next: (table: BehaviourTable) => BehaviourTable) =>
    change(
      did,
      (draft) => {
        const made = next(draft.table);
        return made === draft.table ? draft : { ...draft, table: made };
      },
      did === 'rename' ? did : null,
    );
  const rows = (did: Did, next: (rows: readonly BehaviourRow[]) => readonly BehaviourRow[]) =>
    table(did, (now) => {
      const made = next(now.rows);
      return made === now.rows ? now : { ...now, rows: [...made] };
    });
  const examples = (next: (examples: Draft['examples']) => Draft['examples']) =>
    change('example', (draft) => ({ ...draft, examples: next(draft.examples) }));
  return { ...drafted, table, rows, examples };
}
