import { useScene } from '../../scene/useScene.ts';
import type { NumberRequest } from '../../engine/family/killteam/model/request.ts';
import { useDraft, useDrafts } from '../../state/answer/draft.ts';
import { CountStepper } from '../../ui/CountStepper.tsx';
import { Tray } from '../../ui/Tray.tsx';
import { SkipButton } from './SkipButton.tsx';
import type { OpenQuestion } from './useOpenQuestion.ts';
import { questionText } from './view/questionText.ts';
import { refusalText } from './view/refusalText.ts';

/** A distance in inches. */
export function NumberTray({ question }: { readonly question: OpenQuestion<NumberRequest> }) {
  const { changeDraft } = useDrafts();
  const scene = useScene();
  const { words } = scene;
  const { request } = question;
  const draft = useDraft(request);
  const text = questionText(scene, question);
  const refusal = refusalText(scene, draft);
  return (
    <Tray prompt={text} {...(refusal !== null && { hint: refusal })} waiting>
      <CountStepper
        label="″"
        value={draft.value}
        min={request.min}
        max={request.max}
        lessLabel={words.common.less('1″')}
        moreLabel={words.common.oneMore('1″')}
        onChange={(value) => changeDraft(request, { value })}
      />
      <SkipButton asked={question.asked} />
    </Tray>
  );
}
