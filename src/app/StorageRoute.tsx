import { StorageScreen } from '../features/storage/StorageScreen.tsx';
import type { ExportOutcome, StorageActions } from '../features/storage/storageActions.ts';
import * as safety from '../state/dataSafety.ts';
import { removeKept } from '../state/play.ts';
import { askForPersistence } from '../state/settings.ts';
import { storagePanel } from '../state/storagePanel.ts';
import { downloadFile } from '../ui/downloadFile.ts';

async function exportAll(): Promise<ExportOutcome> {
  const made = await safety.exportEverything();
  if (made.kind !== 'file') return made;
  downloadFile(made);
  return { kind: 'exported', left: made.left };
}

const ACTIONS: StorageActions = {
  load: storagePanel,
  onAskPersistence: askForPersistence,
  onExportAll: exportAll,
  onBringAll: safety.bringAll,
  onDecide: safety.decide,
  onReadCopy: safety.readCopyText,
  onRestore: safety.restore,
  onRemoveKept: removeKept,
};

/** What is saved where, with everything that can be done about it. */
export function StorageRoute({ onBack }: { readonly onBack: () => void }) {
  return <StorageScreen {...ACTIONS} onBack={onBack} />;
}
