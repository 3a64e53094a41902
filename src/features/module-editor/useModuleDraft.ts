import { useRef } from 'react';
import { isModule, keptModule } from '../../content/moduleFiles.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import { becoming, type DraftHistory } from '../../forms/draftHistory.ts';
import { type Drafted, useDocument, type Written } from '../../forms/useDocument.ts';
import { openTimeline } from '../../state/documentTimelines.ts';
import { madeModules } from '../../state/madeModules.ts';
import { type Deed, isDeed } from './acts.ts';

export type ModuleHistory = DraftHistory<ModuleRow, Deed>;

interface ModuleDraftProps {
  readonly first: ModuleHistory;
  /** The linked campaign as it is stored now. */
  readonly stored: ModuleRow;
  readonly nameless: string;
  readonly copyName: (name: string) => string;
  /** Another tab has changed it: this draft is kept beside it from now on. */
  readonly onBeside: (row: ModuleRow) => void;
}

/** A stored linked campaign as it is opened, with what was done to it before. Never rejects. */
export const openModule = (row: ModuleRow): Promise<ModuleHistory> =>
  openTimeline({ kind: 'modules', id: row.id }, row, { draft: isModule, did: isDeed });

/** A draft as the one that it is kept as. */
const keptUnder =
  ({ id, name }: ModuleRow) =>
  (draft: ModuleRow): ModuleRow =>
    draft.id === id ? draft : { ...draft, id, name };

/** A linked campaign in the making. */
export function useModuleDraft({ first, nameless, copyName, onBeside, ...props }: ModuleDraftProps) {
  const stored = useRef(props.stored);
  const write = async (history: ModuleHistory): Promise<Written<ModuleRow>> => {
    const row = keptModule(history.now, nameless);
    if (row === null) return { kind: 'unsaved' };
    const done = await madeModules.keep(() => ({
      row: { ...row, id: stored.current.id },
      was: stored.current,
      copyName,
      timeline: (kept) => ({ ...becoming(history, keptUnder(kept)), now: kept }),
    }));
    if (done.kind !== 'stored') return { kind: 'unsaved' };
    const beside = done.row.id !== stored.current.id;
    stored.current = done.row;
    if (!beside) return { kind: 'kept' };
    onBeside(done.row);
    return { kind: 'beside', change: keptUnder(done.row) };
  };
  return useDocument<ModuleRow, Deed>({ first, write });
}

export type DraftedModule = Drafted<ModuleRow, Deed>;
