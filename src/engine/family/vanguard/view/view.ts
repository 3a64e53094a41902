import { holderOf } from '../flow/decide/score.ts';
import { isScored, startOf, whyNoEnd } from '../flow/decide/round.ts';
import { nerveTestOf } from '../flow/tasks/nerve.ts';
import { needs } from '../attack/numbers.ts';
import type { BattleState } from '../model/battle.ts';
import { findModel, topTask } from '../model/lookup.ts';
import { bookFor } from '../model/onBoard.ts';
import { actorView } from './actor.ts';
import { attackView } from './attack.ts';
import { laidOut } from './laidOut.ts';
import { clearable, turnOffers } from './offers.ts';
import { sideView } from './sides.ts';
import { onBoardView } from './onBoard.ts';
import type { ObjectiveView, PlayedView, VanguardView } from './vanguardView.ts';

function played({ scenario }: BattleState): PlayedView {
  const { id, name, map, rounds, endDie, special } = scenario;
  const { layout, zones } = laidOut(scenario);
  return { id, name, map, rounds, endDie: endDie !== null, layout, zones, special };
}

/** The last that is known of each objective. */
function objectives(state: BattleState): readonly ObjectiveView[] {
  const held = state.score.at(-1)?.held ?? {};
  const standing = (ids: readonly string[]) => ids.filter((id) => findModel(state, id)?.inPlay === true);
  const { where } = laidOut(state.scenario);
  const touching = bookFor(state)?.touching(state) ?? state.touching;
  return state.scenario.objectives.map((each, at) => {
    const here = standing(touching[each.id] ?? []);
    return {
      ...each,
      where: where[at] ?? null,
      holder: held[each.id] ?? null,
      touching: here,
      holds: holderOf(state, here),
      onBoard: bookFor(state)?.contact(state, each.id) ?? null,
    };
  });
}

/** Whose turn it is; before a round after the first who finished first in the one before (V-14). */
const turnOf = ({ step, round, turn, firstFinished }: BattleState): string | null =>
  step === 'start' && round > 1 ? (firstFinished ?? turn) : turn;

function nerve(state: BattleState): VanguardView['nerve'] {
  const task = topTask(state);
  if (task?.kind !== 'nerve') return null;
  const { model, second } = task;
  return { model, second, needs: needs(nerveTestOf(state, task)) };
}

/** What screens read of a battle. */
export function viewOf(state: BattleState): VanguardView {
  const { round, lastRound, step, score, result } = state;
  const [first, second] = state.sides;
  return {
    kind: 'rounds',
    state,
    onBoard: onBoardView(state),
    scenario: played(state),
    round,
    lastRound,
    step,
    turn: turnOf(state),
    sides: [sideView(state, first), sideView(state, second)],
    actor: actorView(state),
    attack: attackView(state),
    offers: turnOffers(state),
    nerve: nerve(state),
    starts: step === 'start' ? Object.fromEntries(state.sides.map(({ id }) => [id, startOf(state, id)])) : null,
    clearable: clearable(state),
    end: step === 'end' && result === null ? { scored: isScored(state), why: whyNoEnd(state) } : null,
    objectives: objectives(state),
    score: score.map((each) => ({ round: each.round, points: each.points })),
    result,
  };
}
