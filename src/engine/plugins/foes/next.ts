import { nextBy, type NextBy, type NextCriterion } from '../../behaviour/next.ts';
import { engagedEnemies, hasMelee } from '../../family/vanguard/attack/engaged.ts';
import type { BattleModel } from '../../family/vanguard/model/battleModel.ts';
import { threatTo } from './arms.ts';
import type { FoeBattle, ToldFact } from './state.ts';
import { targetsOf } from './targets.ts';
import { lotOf } from './thought.ts';

/** By what models are compared that may act next (ours). Only what is known already counts. */
export const NEXT_BY = ['canAttack', 'rested', 'threat', 'onObjective'] as const;
export type ChosenBy = (typeof NEXT_BY)[number];

interface Candidate {
  readonly id: string;
  /** 2: it is engaged and strikes; 1: nobody has said that it sees and reaches nobody; 0: that has been said. */
  readonly attacks: number;
  readonly rested: boolean;
  readonly threat: number;
  readonly objective: boolean;
}

const toldSo = ({ foes }: FoeBattle, { model, target, fact, is }: ToldFact): boolean =>
  foes?.told.some((told) => told.model === model && told.target === target && told.fact === fact && told.is === is) ??
  false;

function attacksOf(state: FoeBattle, model: BattleModel, targets: readonly BattleModel[]): number {
  if (engagedEnemies(state, model.id).length > 0) return hasMelee(model) ? 2 : 0;
  const not = (target: string, fact: string): boolean => toldSo(state, { model: model.id, target, fact, is: false });
  const reachesNobody = targets.every(({ id }) => not(id, 'validTarget') && not(id, 'chargeReach'));
  return reachesNobody || model.attacks.length === 0 ? 0 : 1;
}

function candidate(state: FoeBattle, model: BattleModel): Candidate {
  const targets = targetsOf(state, model);
  const at = (fact: string): boolean => toldSo(state, { model: model.id, target: null, fact, is: true });
  return {
    id: model.id,
    attacks: attacksOf(state, model, targets),
    rested: !model.fatigued && !model.down,
    threat: Math.max(0, ...targets.map((target) => threatTo(model, target))),
    objective: at('onObjective') || at('nearObjective'),
  };
}

const CRITERIA: readonly NextCriterion<Candidate, ChosenBy>[] = [
  { by: 'canAttack', worth: ({ attacks }) => attacks },
  { by: 'rested', worth: ({ rested }) => Number(rested) },
  { by: 'threat', worth: ({ attacks, threat }) => (attacks === 0 ? 0 : Math.round(threat * 100)) },
  { by: 'onObjective', worth: ({ objective }) => Number(objective) },
];

/** Which of these acts next, and why: who can attack, who is rested, who is the most dangerous, who is at an objective; equals by the battle's seed. */
export const nextOf = (state: FoeBattle, models: readonly BattleModel[]): NextBy<ChosenBy> | null =>
  nextBy(
    CRITERIA,
    models.map((model) => candidate(state, model)),
    lotOf(state, 'foe.next'),
  );
