import type { ShotFacts } from '../../engine/family/killteam/model/facts.ts';
import type { RollRequest } from '../../engine/family/killteam/model/request.ts';
import type { ShootSequence } from '../../engine/family/killteam/model/task.ts';
import { type Draft, useDrafts } from '../../state/answer/draft.ts';
import { useApp } from '../../state/base/useApp.ts';
import { diceModeOf } from '../../state/battle/selectors.ts';
import { killTeamIn, useKillTeamPlay } from '../../state/battle/killTeam.ts';

type Rolled = NonNullable<ShootSequence['defence']>;

const isFace = (face: number | null): face is number => face !== null;

/** Defence dice that lie on the table and the places of those that are missing now; null: none are, or no faces are known. */
function typedOf(rolled: Rolled, { count }: RollRequest): Pick<Draft, 'faces' | 'order'> | null {
  const faces = rolled.map(({ face }) => face).filter(isFace);
  const missing = count - rolled.length;
  if (rolled.length === 0 || faces.length < rolled.length || missing <= 0) return null;
  return { faces: [...faces, ...Array.from({ length: missing }, () => null)], order: faces.map((_, at) => at) };
}

/**
 * Says what the table is like in the shot in hand. Where that asks for more defence dice than were typed, those that lie on
 * the table stay typed, and only the others are still to be rolled.
 */
export function useSetFacts(): (facts: Partial<ShotFacts>) => void {
  const { store } = useApp();
  const { dispatch } = useKillTeamPlay();
  const { changeDraft, draftOf } = useDrafts();
  const keepTyped = (rolled: Rolled) => {
    const battle = killTeamIn(store.getState().battle);
    const request = battle?.request ?? null;
    if (battle === null || request?.kind !== 'roll' || request.purpose !== 'defence') return;
    const typed = typedOf(rolled, request);
    const byHand = draftOf(request).typed || diceModeOf(battle.state, request) === 'table';
    if (typed !== null && byHand) changeDraft(request, typed);
  };
  return (facts) => {
    const rolled = killTeamIn(store.getState().battle)?.view.attack?.shot?.task.sequence.defence ?? [];
    dispatch({ type: 'setFacts', facts });
    keepTyped(rolled);
  };
}
