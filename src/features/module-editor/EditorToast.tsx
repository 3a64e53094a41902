import type { ModuleRow } from '../../content/schema/module.ts';
import { Toast } from '../../ui/Toast.tsx';
import { useWords } from '../../words/useWords.ts';

type EditorToastProps = {
  /** What this one goes on as, beside one that another tab has changed; null: nothing of the kind. */
  readonly beside: ModuleRow | null;
  /** What was removed; null: nothing. */
  readonly removed: string | null;
  readonly onOpen: (id: string) => void;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
};

/** What came of the last thing, with the way back or on. */
export function EditorToast({ beside, removed, onOpen, onUndo, onDismiss }: EditorToastProps) {
  const words = useWords('workshop').moduleEditor;
  const { common } = useWords('shared');
  const text = beside === null ? removed : words.beside(beside.name);
  if (text === null) return null;
  const undo = () => {
    onUndo();
    onDismiss();
  };
  const action =
    beside === null ? { label: common.undo, onPress: undo } : { label: words.open, onPress: () => onOpen(beside.id) };
  return <Toast text={text} action={action} dismissLabel={common.dismiss} onDismiss={onDismiss} />;
}
