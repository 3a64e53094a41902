import type { ShotFacts } from '../../engine/family/killteam/model/facts.ts';
import type { Request, RollRequest } from '../../engine/family/killteam/model/request.ts';
import type { ShootSequence } from '../../engine/family/killteam/model/task.ts';
import { type Draft, useDrafts } from '../../state/answer/draft.ts';
import { useApp } from '../../state/base/useApp.ts';
import { diceModeOf } from '../../state/battle/selectors.ts';
import { killTeamIn, useKillTeamPlay } from '../../state/battle/killTeam.ts';

type Rolled = NonNullable<ShootSequence['defence']>;

const isFace = (face: number | null): face is number => face !== null;

/** Faces with the places of those that are missing now, the last of them always: it is tapped, and answers. */
function typedAgain(faces: readonly number[], { count }: RollRequest): Pick<Draft, 'faces' | 'order'> {
  const kept = faces.slice(0, count - 1);
  const missing = Array.from({ length: count - kept.length }, () => null);
  return { faces: [...kept, ...missing], order: kept.map((_, at) => at) };
}

const defenceAsked = (request: Request | null): RollRequest | null =>
  request?.kind === 'roll' && request.purpose === 'defence' ? request : null;

/**
 * Says what the table is like in the shot in hand. Where that asks for another number of defence dice, those that were typed
 * stay typed, and only the others are still to be rolled.
 */
export function useSetFacts(): (facts: Partial<ShotFacts>) => void {
  const { store } = useApp();
  const { dispatch } = useKillTeamPlay();
  const { changeDraft, draftOf } = useDrafts();
  const asked = () => defenceAsked(killTeamIn(store.getState().battle)?.request ?? null);
  const typed = (rolled: Rolled): readonly number[] => {
    const request = asked();
    const faces = request === null ? rolled.map(({ face }) => face) : draftOf(request).faces;
    return faces.filter(isFace);
  };
  const keep = (faces: readonly number[], before: RollRequest | null) => {
    const battle = killTeamIn(store.getState().battle);
    const request = asked();
    if (battle === null || request === null || faces.length === 0 || request.count === before?.count) return;
    const byHand = draftOf(request).typed || diceModeOf(battle.state, request) === 'table';
    if (byHand) changeDraft(request, typedAgain(faces, request));
  };
  return (facts) => {
    const before = asked();
    const faces = typed(killTeamIn(store.getState().battle)?.view.attack?.shot?.task.sequence.defence ?? []);
    dispatch({ type: 'setFacts', facts });
    keep(faces, before);
  };
}
