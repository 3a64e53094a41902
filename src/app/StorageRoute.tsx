import { useLocation } from 'wouter';
import { StorageScreen } from '../features/storage/StorageScreen.tsx';
import type { ExportOutcome, StorageActions } from '../features/storage/storageActions.ts';
import { part } from '../state/base/part.ts';
import { useApp } from '../state/base/useApp.ts';
import { type Safety, safetyOf } from '../state/library/dataSafety.ts';
import { playOf } from '../state/battle/play.ts';
import { storagePanel } from '../state/library/storagePanel.ts';
import { BIN_PATH } from './binPath.ts';
import { BRING_PATH } from './paths.ts';
import { downloadFile } from '../ui/downloadFile.ts';

async function exportAll(safety: Safety): Promise<ExportOutcome> {
  const made = await safety.exportEverything();
  if (made.kind !== 'file') return made;
  downloadFile(made);
  return { kind: 'exported', left: made.left };
}

const actionsOf = part((app): StorageActions => {
  const safety = safetyOf(app);
  return {
    load: () => storagePanel(app),
    onAskPersistence: app.ports.askToKeep,
    onExportAll: () => exportAll(safety),
    onReadCopy: safety.readCopyText,
    onRestore: safety.restore,
    onRemoveKept: playOf(app).removeKept,
  };
});

/** What is saved where, with everything that can be done about it. */
export function StorageRoute({ onBack }: { readonly onBack: () => void }) {
  const [, go] = useLocation();
  return (
    <StorageScreen {...actionsOf(useApp())} onBack={onBack} onBin={() => go(BIN_PATH)} onBring={() => go(BRING_PATH)} />
  );
}
