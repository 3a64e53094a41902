import type { Override } from '../../../engine/family/killteam/model/command.ts';
import { useDesk } from '../desk.ts';
import { useHand } from './hand.ts';
import type { MoveChosen } from './useMove.ts';

/** Makes the move that is chosen: one event with its way. `override`: of the table, where the way is no move. */
export function useMakeMove(chosen: MoveChosen | null): (override?: Override) => void {
  const desk = useDesk();
  const hand = useHand();
  return (override) => {
    if (chosen === null || chosen.way === null || (chosen.way.fault !== null && override === undefined)) return;
    const { action, way } = chosen;
    const path = way.points;
    const move = { type: 'act', action, targets: [], weapon: null, note: null, fall: 0, path } as const;
    if (desk.act({ ...move, ...(override !== undefined && { override }) })) hand.start(null);
  };
}
