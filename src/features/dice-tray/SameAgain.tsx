import type { RollRequest } from '../../engine/family/killteam/model/request.ts';
import type { Answer } from '../../engine/log/request.ts';
import { usePlay } from '../../state/battle/play.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useSendAnswer } from './answer.ts';
import { useScene } from '../../scene/useScene.ts';

const shown = (answer: Answer): string | null => {
  if (answer.kind === 'faces') return answer.faces.join(', ');
  return answer.kind === 'counts' ? `${answer.criticals}, ${answer.normals}` : null;
};

/** The dice that undo took back for this same roll, still lying on the table. */
export function SameAgain({ request }: { readonly request: RollRequest }) {
  const { words } = useScene();
  const sendAnswer = useSendAnswer();
  const { droppedAnswer } = usePlay();
  const before = droppedAnswer(request.id);
  const dice = before === null ? null : shown(before);
  if (before === null || dice === null) return null;
  return (
    <PlainButton
      label={words.common.named(words.dice.sameAgain, dice)}
      icon="redo"
      onPress={() => sendAnswer(request, before)}
    />
  );
}
