import type { Answer, Request } from '../../engine/log/request.ts';
import { changeDraft, forgetDraft } from '../../state/draft.ts';
import { dispatch } from '../../state/play.ts';

const noFaces = (request: Request) =>
  request.kind === 'roll' ? { faces: Array.from({ length: request.count }, () => null), order: [] } : {};

/** Gives the answer; one that is not taken leaves the question open with the reason. A late tap does nothing. */
export function sendAnswer(request: Request, answer: Answer): void {
  const refusal = dispatch({ type: 'answer', requestId: request.id, answer });
  if (refusal === null) forgetDraft();
  else if (refusal.code !== 'staleRequest') changeDraft(request, { refusal, ...noFaces(request) });
}
