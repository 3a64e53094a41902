import type { Side } from '../../../core/ids.ts';
import type { BattleState } from '../model/battle.ts';
import { modelById } from '../model/lookup.ts';
import type { Request } from '../model/request.ts';

/** The side that is to act: whoever is asked, whose model acts, whose turn it is; null: both, or nobody. */
const acting = ({ activation, turn, ...state }: BattleState, request: Request | null): Side | null => {
  if (request !== null) return request.side;
  return activation === null ? turn : modelById({ activation, turn, ...state }, activation.model).side;
};

/** The side of people that is to act or to answer; null: nobody is, or the other side plays itself. */
export function sideToAct(state: BattleState, request: Request | null): Side | null {
  const people = state.sides.every(({ hand }) => hand === 'people');
  return people && state.result === null ? acting(state, request) : null;
}
