import { useDrafts } from '../../state/answer/draft.ts';
import { usePlay } from '../../state/battle/play.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import type { AskedView } from '../../engine/view/asked.ts';
import { useScene } from '../../scene/useScene.ts';

/** Leaves out what is asked: the table has dealt with it, or it does not matter. */
export function SkipButton({ asked }: { readonly asked: AskedView }) {
  const { words } = useScene();
  const { dispatch } = usePlay();
  const { forgetDraft } = useDrafts();
  if (!asked.skippable) return null;
  const skip = () => {
    if (dispatch({ type: 'skipEffect' }) === null) forgetDraft();
  };
  return <PlainButton label={words.common.skip} icon="cross" onPress={skip} />;
}
