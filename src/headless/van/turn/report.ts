import { inReachOf } from '../../../engine/family/vanguard/model/lookup.ts';
import type { BattleState, SideState } from '../../../engine/family/vanguard/model/battle.ts';
import { stepName } from './asked.ts';

/** The battle at the end of a script; of the models, those that it has named. */
export function report(state: BattleState, named: readonly string[]) {
  const [a, b] = state.sides;
  const both = <T>(of: (side: SideState) => T) => ({ A: of(a), B: of(b) });
  return {
    round: state.round,
    step: stepName(state),
    turn: state.turn,
    cp: both(({ cp }) => cp),
    tokens: both(({ tokens }) => tokens),
    finished: both(({ finished }) => finished),
    firstFinished: state.firstFinished,
    score: both(({ points }) => points),
    broken: both(({ broken }) => broken),
    models: Object.fromEntries(
      state.models
        .filter(({ id }) => named.includes(id))
        .map(({ id, activated, fatigued, down, wounds, inPlay }) => [
          id,
          {
            activated,
            fatigued,
            down,
            left: wounds,
            inPlay,
            engaged: inReachOf(state, id)
              .map((enemy) => enemy.id)
              .toSorted(),
          },
        ]),
    ),
  };
}
