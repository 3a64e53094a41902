import { PlainButton } from './PlainButton.tsx';
import type { SaveShown } from './SaveGlyph.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { useSaveShown } from './useSaveShown.ts';

type SaveDialogProps<S> = {
  readonly title: string;
  readonly save: S;
  /** Whether all is kept. */
  readonly sentence: (save: S) => string;
  readonly words: { readonly export: string; readonly takeOver: string; readonly close: string };
  readonly onExport: () => void;
  /** Writes here from now on; offered where another tab writes. */
  readonly onTakeOver: () => void;
  readonly onClose: () => void;
};

/** Whether a battle is kept, and a file of it in one tap. */
export function SaveDialog<S extends { readonly kind: SaveShown }>(props: SaveDialogProps<S>) {
  const { title, save, sentence, words, onExport, onTakeOver, onClose } = props;
  const shown = useSaveShown(save);
  const takeOver = () => {
    onClose();
    onTakeOver();
  };
  const actions = (
    <>
      <PlainButton icon="export" label={words.export} onPress={onExport} />
      {shown.kind === 'readOnly' && <PlainButton icon="open" label={words.takeOver} onPress={takeOver} />}
    </>
  );
  return (
    <SheetDialog open title={title} closeLabel={words.close} onClose={onClose} actions={actions}>
      <p>{sentence(shown)}</p>
    </SheetDialog>
  );
}
