import { PlainButton } from './PlainButton.tsx';
import { SheetDialog } from './SheetDialog.tsx';

type SaveDialogProps = {
  readonly title: string;
  /** Whether all is kept. */
  readonly sentence: string;
  readonly exportLabel: string;
  readonly onExport: () => void;
  /** Only where another tab writes. */
  readonly takeOver?: { readonly label: string; readonly onPress: () => void } | null;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** Whether a battle is kept, and a file of it in one tap. */
export function SaveDialog(props: SaveDialogProps) {
  const { title, sentence, exportLabel, onExport, takeOver = null, closeLabel, onClose } = props;
  const actions = (
    <>
      <PlainButton icon="export" label={exportLabel} onPress={onExport} />
      {takeOver !== null && <PlainButton icon="open" {...takeOver} />}
    </>
  );
  return (
    <SheetDialog open title={title} closeLabel={closeLabel} onClose={onClose} actions={actions}>
      <p>{sentence}</p>
    </SheetDialog>
  );
}
