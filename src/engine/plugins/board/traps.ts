import type { BattleBoard } from '../../board/battleBoard.ts';
import { geometry } from '../../board/geometry.ts';
import { middleOfZone } from '../../board/setUp/middleOfZone.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import { findOperative } from '../../family/killteam/model/lookup.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { concerns, lastingOf } from '../../family/killteam/stats/changes.ts';
import { marksFor } from '../../family/killteam/stats/marks.ts';
import { keptOfMove } from './lines.ts';

type Walked = Extract<BattleEvent, { type: 'walked' }>;

function passed(state: BattleState, board: BattleBoard, { operative: id, path }: Walked): readonly BattleEvent[] {
  const mover = findOperative(state, id);
  const radius = board.places[id]?.radius;
  if (mover === null || radius === undefined) return [];
  return lastingOf(state, 'moment').flatMap((waits) => {
    const inches = waits.change.trap;
    const places = inches === undefined ? [] : marksFor(state, board, waits.id).map(middleOfZone);
    if (inches === undefined || places.length === 0 || !concerns(waits.on, mover)) return [];
    return keptOfMove(state, waits, id, geometry().cameNear(places, inches, { path, radius }));
  });
}

/** Who has just come near to a mark at which something waits, on its way, which is kept until it moves again. */
export const passedTraps = (
  state: BattleState,
  board: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] => events.flatMap((event) => (event.type === 'walked' ? passed(state, board, event) : []));
