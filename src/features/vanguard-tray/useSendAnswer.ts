import type { Answer } from '../../engine/log/request.ts';
import { useDraftChanges } from '../../scene/openDraft.ts';
import { useVanguardScene } from '../../scene/useVanguardScene.ts';

/** Gives what answers. Null: it was taken, and what was begun is forgotten; else why not, and the question stays open. */
export function useSendAnswer(): (answer: Answer) => string | null {
  const scene = useVanguardScene();
  const { forget } = useDraftChanges();
  return (answer) => {
    const refusal = scene.answer(answer);
    if (refusal === null) forget();
    return refusal;
  };
}
