import { useVanguardScene } from '../../../scene/useVanguardScene.ts';
import { Toast } from '../../../ui/Toast.tsx';
import { capital } from '../../../words/capital.ts';
import { useDesk } from '../desk.ts';

/** The sentence above the bar, with what can still be said of a move. */
export function Said() {
  const { words } = useVanguardScene();
  const { notice, tell, setPick } = useDesk();
  if (notice === null) return null;
  const { text, more } = notice;
  return (
    <Toast
      text={capital(text)}
      {...(more !== null && { action: { label: words.acts.move.more, onPress: () => setPick(more) } })}
      dismissLabel={words.common.dismiss}
      onDismiss={() => tell(null)}
    />
  );
}
