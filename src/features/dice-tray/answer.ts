import type { Request } from '../../engine/family/killteam/model/request.ts';
import type { Answer } from '../../engine/log/request.ts';
import { useDrafts } from '../../state/answer/draft.ts';
import { useKillTeamPlay } from '../../state/battle/killTeam.ts';

const noFaces = (request: Request) =>
  request.kind === 'roll' ? { faces: Array.from({ length: request.count }, () => null), order: [] } : {};

/** Gives what answers: an answer that is not taken leaves the question open with the reason. A late tap does nothing. */
export function useSendAnswer(): (request: Request, answer: Answer) => void {
  const { dispatch } = useKillTeamPlay();
  const { forgetDraft, changeDraft } = useDrafts();
  return (request, answer) => {
    const refusal = dispatch({ type: 'answer', requestId: request.id, answer });
    if (refusal === null) forgetDraft(request.id);
    else if (refusal.code !== 'staleRequest') changeDraft(request, { refusal, ...noFaces(request) });
  };
}
