import { type Naming, toldOf } from '../../behaviour/explain.ts';
import { type Known, selfIs } from '../../behaviour/known.ts';
import { afterAnswer, type FactAnswer, type FactQuestion } from '../../behaviour/factQuestion.ts';
import { ROUND_FACTS, roundPlaceNamed } from '../../behaviour/rounds/fact.ts';
import { roundInches } from '../../behaviour/rounds/situation.ts';
import type { Rounds } from '../../behaviour/rounds/terms.ts';
import type { TableLook } from '../../log/request.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import type { LookRequest } from '../../family/vanguard/model/request.ts';
import { reachOf } from './arms.ts';
import type { OfFoesEvent } from './event.ts';
import { knownTo } from './facts.ts';
import { ownAct } from './ownAct.ts';
import type { FoeBattle, FoeTurn, ToldFact, ToldNearest } from './state.ts';
import { idsOf, maskOf, targetsOf } from './targets.ts';
import { tableFor } from './thought.ts';

/** What the numbers of an outcome stand for. */
export const namingOf = (state: FoeBattle, model: BattleModel): Naming<Rounds> => ({
  table: tableFor(state, model),
  targets: targetsOf(state, model).map(({ id }) => id),
});

const factOf = (question: FactQuestion): string => {
  switch (question.kind) {
    case 'sight':
      return 'validTarget';
    case 'reach':
      return 'chargeReach';
    case 'closest':
      return 'closest';
    case 'which':
      return ROUND_FACTS.targets[question.fact]?.id ?? '';
    case 'is':
      return ROUND_FACTS.self[question.fact]?.id ?? '';
  }
};

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
  switch (factOf(question)) {
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
  fact: factOf(question),
  place: question.kind === 'sight' ? roundPlaceNamed(question.place) : 'here',
  inches: inchesOf(state, model, question),
  candidates: 'targets' in question ? idsOf(state, model, question.targets) : [],
});

/** The answer by masks; who is first is told alike for the closest and for the closest it can charge. */
const toldBy = (naming: Naming<Rounds>, look: TableLook, { kind }: FactQuestion): FactAnswer =>
  toldOf(naming, look.kind === 'first' ? { kind: kind === 'reach' ? 'reach' : 'closest', first: look.first } : look);

interface Learning {
  readonly before: Known;
  readonly after: Known;
}

function selfLearnt(model: BattleModel, { before, after }: Learning): readonly ToldFact[] {
  return ROUND_FACTS.self.flatMap(({ id }, fact) =>
    selfIs(before.self, fact) === selfIs(after.self, fact)
      ? []
      : [{ model: model.id, target: null, fact: id, is: selfIs(after.self, fact) === true }],
  );
}

/** What is newly known after an answer, as facts for the log. */
function learnt(state: FoeBattle, model: BattleModel, learning: Learning): readonly ToldFact[] {
  const { before, after } = learning;
  const ofTargets = ROUND_FACTS.targets.flatMap(({ id }, fact) => {
    const yes = (after.yes[fact] ?? 0) & ~(before.yes[fact] ?? 0);
    const no = (after.no[fact] ?? 0) & ~(before.no[fact] ?? 0);
    return idsOf(state, model, yes | no).map((target) => ({
      model: model.id,
      target,
      fact: id,
      is: (maskOf(state, model, [target]) & yes) !== 0,
    }));
  });
  return [...selfLearnt(model, learning), ...ofTargets];
}

const newlyNearest = (state: FoeBattle, model: BattleModel, { before, after }: Learning): readonly ToldNearest[] =>
  after.nearest.slice(before.nearest.length).map(({ first, among }) => ({
    model: model.id,
    first: idsOf(state, model, first)[0] ?? '',
    among: idsOf(state, model, among),
  }));

/** What the table has told. */
export function toldEvent(state: FoeBattle, model: BattleModel, question: FactQuestion, look: TableLook): OfFoesEvent {
  const before = knownTo(state, model);
  const learning = { before, after: afterAnswer(before, question, toldBy(namingOf(state, model), look, question)) };
  return {
    type: 'foeTold',
    facts: learnt(state, model, learning),
    nearest: newlyNearest(state, model, learning),
    asked: true,
  };
}
