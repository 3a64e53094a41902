import { isModule, keptModule } from '../../content/moduleFiles.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import type { DraftHistory } from '../../forms/draftHistory.ts';
import type { Drafted } from '../../forms/useDocument.ts';
import { useRowDraft } from '../../forms/useRowDraft.ts';
import type { App } from '../../state/base/app.ts';
import { openTimeline } from '../../state/workshop/documentTimelines.ts';
import { useMadeModules } from '../../state/workshop/madeModules.ts';
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
export const openModule = ({ ports }: App, row: ModuleRow): Promise<ModuleHistory> =>
  openTimeline({ kind: 'modules', id: row.id }, row, { draft: isModule, did: isDeed }, ports.durable);

/** A linked campaign in the making. */
export function useModuleDraft({ nameless, ...props }: ModuleDraftProps) {
  const madeModules = useMadeModules();
  return useRowDraft<ModuleRow, ModuleRow, Deed>({
    ...props,
    rowOf: (draft) => keptModule(draft, nameless),
    draftOf: (row) => row,
    keep: madeModules.keep,
    park: madeModules.park,
  });
}

export type DraftedModule = Drafted<ModuleRow, Deed>;
