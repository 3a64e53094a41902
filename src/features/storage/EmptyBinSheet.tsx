import { PlainButton } from '../../ui/PlainButton.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { useWords } from '../../words/useWords.ts';

type EmptyBinProps = { readonly count: number; readonly onEmpty: () => void; readonly onClose: () => void };

/** Asks before the bin is emptied: the one thing here that nothing takes back. */
export function EmptyBinSheet({ count, onEmpty, onClose }: EmptyBinProps) {
  const { common } = useWords('shared');
  const { bin } = useWords('storage');
  return (
    <SheetDialog
      open
      title={bin.empty}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <>
          <PlainButton icon="cross" label={bin.emptyIt} onPress={onEmpty} />
          <PlainButton tone="brass" label={bin.keepIt} onPress={onClose} />
        </>
      }
    >
      <p>{bin.forGood(count)}</p>
    </SheetDialog>
  );
}
