import type { Naming } from '../../behaviour/explain.ts';
import { afterAnswer, type FactQuestion } from '../../behaviour/factQuestion.ts';
import { ROUND_FACTS, roundPlaceNamed } from '../../behaviour/rounds/fact.ts';
import { roundInches } from '../../behaviour/rounds/situation.ts';
import type { Rounds } from '../../behaviour/rounds/terms.ts';
import { answerBy, factAsked, learnt, nearestLearnt } from '../../behaviour/told.ts';
import type { TableLook } from '../../log/request.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { LookRequest } from '../../family/vanguard/model/request.ts';
import { reachOf } from './arms.ts';
import type { OfFoesEvent } from './event.ts';
import { knownTo } from './facts.ts';
import { ownAct } from './ownAct.ts';
import type { FoeBattle, FoeTurn } from './state.ts';
import { idsOf, targetsOf } from './targets.ts';
import { tableFor } from './thought.ts';

/** What the numbers of an outcome stand for. */
export const namingOf = (state: FoeBattle, model: BattleModel): Naming<Rounds> => ({
  table: tableFor(state, model),
  targets: targetsOf(state, model).map(({ id }) => id),
});

function ownReach(state: FoeBattle, model: BattleModel): number | null {
  const effect = ownAct(state, model)?.effect;
  return effect !== undefined && 'within' in effect ? effect.within : null;
}

/** How far a question goes, in inches: of a gun, a move, a charge or an action of its card. */
function inchesOf(state: FoeBattle, model: BattleModel, question: FactQuestion): number | null {
  const speed = { speed: model.sp };
  if (question.kind === 'sight') {
    const place = roundPlaceNamed(question.place);
    return place === 'here' ? reachOf(model, 'ranged') : roundInches(place, speed);
  }
  switch (factAsked(ROUND_FACTS, question)) {
    case 'chargeReach':
      return roundInches('charge', speed);
    case 'nearObjective':
      return roundInches('walk', speed);
    case 'ownHere':
      return ownReach(state, model);
    default:
      return null;
  }
}

/** A question of a table's, as it is put to the people at the table. */
export const lookFor = (state: FoeBattle, model: BattleModel, turn: FoeTurn, question: FactQuestion): LookRequest => ({
  kind: 'look',
  id: `${state.asked}.look.${model.id}.${turn.asked}`,
  side: model.side,
  operative: model.id,
  question: question.kind,
  fact: factAsked(ROUND_FACTS, question),
  place: question.kind === 'sight' ? roundPlaceNamed(question.place) : 'here',
  inches: inchesOf(state, model, question),
  candidates: 'targets' in question ? idsOf(state, model, question.targets) : [],
});

/** What the table has told. */
export function toldEvent(state: FoeBattle, model: BattleModel, question: FactQuestion, look: TableLook): OfFoesEvent {
  const naming = namingOf(state, model);
  const before = knownTo(state, model);
  const learning = { before, after: afterAnswer(before, question, answerBy(naming, look, question)) };
  return {
    type: 'foeTold',
    facts: learnt(ROUND_FACTS, naming, learning).map((fact) => ({ model: model.id, ...fact })),
    nearest: nearestLearnt(naming, learning).map(({ first, among }) => ({ model: model.id, first, among: [...among] })),
    asked: true,
  };
}
