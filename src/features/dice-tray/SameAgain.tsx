import type { Answer, RollRequest } from '../../engine/log/request.ts';
import { usePlay } from '../../state/battle/play.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useSendAnswer } from './answer.ts';
import type { Question } from './useOpenQuestion.ts';

const shown = (answer: Answer): string | null => {
  if (answer.kind === 'faces') return answer.faces.join(', ');
  return answer.kind === 'counts' ? `${answer.criticals}, ${answer.normals}` : null;
};

/** The dice that undo took back for this same roll, still lying on the table. */
export function SameAgain({ question: { words, request } }: { readonly question: Question<RollRequest> }) {
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
