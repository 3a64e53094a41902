import { useDrafts } from '../../state/answer/draft.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import type { AskedView } from '../../engine/view/asked.ts';
import { useScene } from '../../scene/useScene.ts';

/** Leaves out what is asked: the table has dealt with it, or it does not matter. */
export function SkipButton({ asked }: { readonly asked: AskedView }) {
  const { words, view } = useScene();
  const { dispatch } = useKillTeamPlay();
  const { forgetDraft } = useDrafts();
  if (!asked.skippable) return null;
  const skip = () => {
    if (dispatch({ type: 'skipEffect' }) === null && view.request !== null) forgetDraft(view.request.id);
  };
  return <PlainButton label={words.common.skip} icon="cross" onPress={skip} />;
}
