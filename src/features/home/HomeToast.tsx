import { Toast } from '../../ui/Toast.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { broughtSentence } from './broughtSentence.ts';
import type { useBroughtFile } from './useBroughtFile.ts';

type HomeToastProps = {
  readonly file: ReturnType<typeof useBroughtFile>;
  /** The title of a battle that was removed. */
  readonly removed: string | null;
  readonly onOpen: (id: string) => void;
  readonly onCampaign: (id: string) => void;
  readonly onDismiss: () => void;
};

/** What came of a file or of a removal. */
export function HomeToast({ file, removed, onOpen, onCampaign, onDismiss }: HomeToastProps) {
  const words = useFirstWords();
  const { brought, dismiss } = file;
  const open = { battle: onOpen, campaign: onCampaign };
  if (brought?.kind === 'here' || brought?.kind === 'same')
    return (
      <Toast
        text={broughtSentence(words, brought)}
        action={{ label: words.common.show, onPress: () => open[brought.subject.kind](brought.subject.id) }}
        dismissLabel={words.common.dismiss}
        onDismiss={dismiss}
      />
    );
  if (removed === null) return null;
  return <Toast text={words.home.battleRemoved(removed)} dismissLabel={words.common.dismiss} onDismiss={onDismiss} />;
}
