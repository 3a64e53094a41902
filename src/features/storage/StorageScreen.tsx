import { useState } from 'react';
import type { CopyHead } from '../../state/library/backups.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { ThumbBar } from '../../ui/ThumbBar.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import type { Words } from '../../words/words.ts';
import { useWords } from '../../words/useWords.ts';
import { AsideSection } from './AsideSection.tsx';
import { BinSection } from './BinSection.tsx';
import { CopiesSection } from './CopiesSection.tsx';
import { CopySheet } from './CopySheet.tsx';
import { FileSection } from './FileSection.tsx';
import { KeepingSection } from './KeepingSection.tsx';
import { PlacesSection } from './PlacesSection.tsx';
import type { ExportOutcome, StorageActions } from './storageActions.ts';
import { useStoragePanel } from './useStoragePanel.ts';

type StorageScreenProps = StorageActions & {
  readonly onBack: () => void;
  /** What was removed is asked for. */
  readonly onBin: () => void;
  /** The door for a file, a link or a code. */
  readonly onBring: () => void;
};

function exportSentence({ file, size }: Words<'storage'>, outcome: ExportOutcome): string {
  switch (outcome.kind) {
    case 'exported':
      return outcome.left === 0 ? file.exported : file.exportedBut(outcome.left);
    case 'tooLarge':
      return file.tooLarge(size(outcome.bytes));
    case 'nothing':
      return file.nothing;
  }
}

/** What the screen says and shows for now, and what its buttons do. */
function useStorageScreen(actions: StorageActions) {
  const words = useWords('storage');
  const { panel, again } = useStoragePanel(actions.load);
  const [said, setSaid] = useState<string | null>(null);
  const [open, setOpen] = useState<CopyHead | null>(null);
  const [refusedNow, setRefusedNow] = useState(false);
  const exportAll = async () => {
    const outcome = await actions.onExportAll().catch(() => null);
    setSaid(outcome === null ? words.file.failed : exportSentence(words, outcome));
    await again();
  };
  const ask = async () => {
    setRefusedNow((await actions.onAskPersistence().catch(() => 'refused')) !== 'granted');
    await again();
  };
  const restored = () => {
    setOpen(null);
    setSaid(words.copies.restored);
    void again();
  };
  const removeKept = (key: string) => void actions.onRemoveKept(key).then(again, again);
  return {
    panel,
    said,
    setSaid,
    open,
    setOpen,
    refusedNow,
    exportAll,
    ask,
    restored,
    removeKept,
  };
}

/** What is saved where, how large it is, how many copies there are, and how to take it away and bring it back. */
export function StorageScreen({ onBack, onBin, onBring, ...actions }: StorageScreenProps) {
  const shared = useWords('shared');
  const words = useWords('storage');
  const shown = useStorageScreen(actions);
  const { panel, said, open } = shown;
  return (
    <ScreenLayout
      label={words.title}
      top={<TopBar title={words.title} back={{ label: shared.common.back, onPress: onBack }} />}
      toast={
        said === null ? null : (
          <Toast text={said} dismissLabel={shared.common.dismiss} onDismiss={() => shown.setSaid(null)} />
        )
      }
      bar={
        <ThumbBar
          label={words.file.title}
          next={
            <NextButton
              icon="export"
              title={words.file.exportAll}
              detail={words.file.exportAllDetail}
              onPress={() => void shown.exportAll()}
            />
          }
        />
      }
    >
      {panel !== null && (
        <>
          <KeepingSection
            persistence={panel.report.persistence}
            refusedNow={shown.refusedNow}
            onAsk={() => void shown.ask()}
          />
          <FileSection exportedAt={panel.exportedAt} onBring={onBring} />
          <BinSection onOpen={onBin} />
          <PlacesSection panel={panel} />
          <CopiesSection copies={panel.copies} onOpen={shown.setOpen} />
          <AsideSection kept={panel.kept} onRemove={shown.removeKept} />
        </>
      )}
      {open !== null && (
        <CopySheet
          copy={open}
          onReadCopy={actions.onReadCopy}
          onRestore={actions.onRestore}
          onRestored={shown.restored}
          onClose={() => shown.setOpen(null)}
        />
      )}
    </ScreenLayout>
  );
}
