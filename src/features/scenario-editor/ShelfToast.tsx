import { Toast } from '../../ui/Toast.tsx';
import { useWords } from '../../words/useWords.ts';
import type { ShelfSaid } from './useScenarioShelf.ts';

/** What came of the last thing done with a scenario. */
export function ShelfToast({ said, onDismiss }: { readonly said: ShelfSaid; readonly onDismiss: () => void }) {
  const { common } = useWords('shared');
  return (
    <Toast
      text={said.text}
      action={said.undo === null ? null : { label: common.undo, onPress: said.undo }}
      dismissLabel={common.dismiss}
      onDismiss={onDismiss}
    />
  );
}
