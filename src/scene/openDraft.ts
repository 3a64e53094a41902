import { type Draft, useDraft, useDrafts } from '../state/answer/draft.ts';
import { useVanguardScene } from './useVanguardScene.ts';

/** What has been begun of the open question; null: nothing is asked. */
export const useOpenDraft = (): Draft | null => useDraft(useVanguardScene().request);

type Change = Partial<Omit<Draft, 'requestId'>>;

/** What changes it: types a face, chooses an option, takes a typed die back. */
export function useDraftChanges() {
  const drafts = useDrafts();
  const { request } = useVanguardScene();
  return {
    change: (change: Change) => request !== null && drafts.changeDraft(request, change),
    untype: (at: number) => request !== null && drafts.untypeFace(request, at),
    /** Takes back what was begun last. False: nothing was. */
    undoBegun: (): boolean => request !== null && drafts.undoBegun(request),
    forget: () => request !== null && drafts.forgetDraft(request.id),
  };
}
