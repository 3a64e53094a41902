import type { Side } from '../../../core/ids.ts';
import { type Rejection, reject } from '../../../family/killteam/model/rejection.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { StrategyStep } from '../../../family/killteam/plugins/strategy/strategyStep.ts';
import { chosenOf, hiddenOf, revealedIn, type TacOp } from './state.ts';

function reasonAgainst(state: BattleState, side: Side, { id, from, by }: TacOp): Rejection | null {
  if (revealedIn(state, side, id) !== null) return reject('revealedBefore');
  if (from !== null && state.turningPoint < from) return reject('scenarioNotYet');
  return by !== null && state.turningPoint > by ? reject('scenarioUsedUp') : null;
}

/** Tables reveal what must be revealed now, and else what may be in the second half of the battle. */
function revealed(state: BattleState, side: Side): string | null {
  const { turningPoint, turningPoints } = state;
  const can = hiddenOf(state, side).filter((each) => reasonAgainst(state, side, each) === null);
  const must = can.find(({ by }) => by === turningPoint);
  const late = turningPoints === null || turningPoint * 2 >= turningPoints;
  return must?.id ?? (late ? (can[0]?.id ?? null) : null);
}

/** Target Reveal (K-23): in turn, a tac op or a pass. */
export const targetReveal: StrategyStep = {
  id: 'reveal',
  matters: ({ state }) => state.sides.some(({ id }) => hiddenOf(state, id).length > 0),
  offers: ({ state }, side) =>
    chosenOf(state, side).map((op) => ({
      id: op.id,
      name: op.name,
      cp: 0,
      reason: reasonAgainst(state, side, op),
    })),
  says: (_, side, { id, name }) => [{ type: 'tacOpRevealed', side, tacOp: id, name }],
  chosen: ({ state }, side) => revealed(state, side),
  speaks: ({ state }, side) => hiddenOf(state, side).length > 0,
};
