import { Toast } from '../../ui/Toast.tsx';
import { packName } from '../../words/look.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import type { useBroughtFile } from './useBroughtFile.ts';

type HomeToastProps = {
  readonly file: ReturnType<typeof useBroughtFile>;
  /** The title of a battle that was removed. */
  readonly removed: string | null;
  readonly onOpen: (id: string) => void;
  readonly onDismiss: () => void;
};

/** What came of a file or of a removal. */
export function HomeToast({ file, removed, onOpen, onDismiss }: HomeToastProps) {
  const words = useFirstWords();
  const { brought, dismiss } = file;
  if (brought?.kind === 'here')
    return (
      <Toast
        text={words.storage.imported(packName(words, brought.title))}
        action={{ label: words.common.show, onPress: () => onOpen(brought.id) }}
        dismissLabel={words.common.dismiss}
        onDismiss={dismiss}
      />
    );
  if (removed === null) return null;
  return <Toast text={words.home.battleRemoved(removed)} dismissLabel={words.common.dismiss} onDismiss={onDismiss} />;
}
