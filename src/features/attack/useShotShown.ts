import type { PickOption, Request } from '../../engine/family/killteam/model/request.ts';
import type { SavesSpent } from '../../engine/view/savesSpent.ts';
import type { ShotView } from '../../engine/view/shot.ts';
import { useScene } from '../../scene/useScene.ts';
import { type Draft, useDraft, useDrafts } from '../../state/answer/draft.ts';

/** A shot with what has been begun of its open question. `spent`: what the saves come to as they are chosen now; null: not asked yet. */
export interface ShotShown {
  readonly shot: ShotView;
  readonly draft: Draft | null;
  /** What waits until another question of the shot is answered; null: nothing does. */
  readonly aside: Draft | null;
  readonly spent: SavesSpent | null;
}

/** The allocation of the open answer, else the best; null before the saves are known. */
function chosenOption(request: Request | null, draft: Draft | null): PickOption | null {
  if (request?.kind !== 'pick' || request.question !== 'saves') return null;
  return request.options.find(({ id }) => id === draft?.option) ?? null;
}

/** A shot as its screen shows it. */
export function useShotShown(shot: ShotView): ShotShown {
  const { request } = useScene().view;
  const draft = useDraft(request);
  const { aside } = useDrafts();
  const option = chosenOption(request, draft);
  return { shot, draft, aside, spent: option === null ? null : shot.spent(option) };
}
