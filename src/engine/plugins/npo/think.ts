import type { KillTeam } from '../../behaviour/killTeam/terms.ts';
import { type Naming, stepsInIds, traceInIds } from '../../behaviour/explain.ts';
import { KILL_TEAM_FACTS, placeNamed } from '../../behaviour/killTeam/fact.ts';
import { answerBy, factAsked, learnt, nearestLearnt } from '../../behaviour/told.ts';
import { afterAnswer, type FactQuestion } from '../../behaviour/factQuestion.ts';
import { inchesOf } from '../../behaviour/killTeam/enemySituation.ts';
import type { Plan, TraceLine } from '../../behaviour/trace.ts';
import type { TableLook } from '../../log/request.ts';
import type { LookRequest } from '../../family/killteam/model/request.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { Game, TaskModule } from '../../family/killteam/rules/game.ts';
import { operativeById, requestId, standing } from '../../family/killteam/model/lookup.ts';
import type { Operative } from '../../family/killteam/model/operative.ts';
import type { NpoTask } from '../../family/killteam/model/npoTask.ts';
import { interruptLetBe } from '../../family/killteam/flow/guards.ts';
import { endOfActivation } from '../../family/killteam/flow/turns.ts';
import { lookedInVain, watches } from './overwatch.ts';
import type { PlannedStep } from './state.ts';
import { askOrPlanFor, tableFor, thoughtOf, turnOf } from './thought.ts';
import { powerFor } from './power.ts';
import { lookReach } from './lookReach.ts';
import { mindOf } from './mind.ts';
import { askedAlong, withAlong } from './toldAlong.ts';
import { idsOf, knownTo, situationOf, targetsOf } from './view.ts';

const namingOf = (game: Game, enemy: Operative): Naming<KillTeam> => ({
  table: tableFor(game, enemy),
  targets: targetsOf(game.state).map(({ id }) => id),
});

/** How far a question goes: the inches of a move or a charge, or how far a gun or a power reaches. */
function reachOf(game: Game, enemy: Operative, question: FactQuestion): number | null {
  const situation = situationOf(game, enemy, turnOf(game));
  if (question.kind === 'sight') {
    const place = placeNamed(question.place);
    return place === 'here' ? lookReach(game, enemy) : inchesOf(place, situation);
  }
  const fact = factAsked(KILL_TEAM_FACTS, question);
  if (fact === 'powerReach') return powerFor(game, enemy)?.victim?.inches ?? null;
  return fact === 'chargeReach' ? inchesOf('charge', situation) : null;
}

function requestFor(game: Game, enemy: Operative, question: FactQuestion): LookRequest {
  return {
    kind: 'look',
    id: requestId(game.state, 'npo', enemy.id, turnOf(game).asked),
    side: enemy.side,
    operative: enemy.id,
    question: question.kind,
    fact: factAsked(KILL_TEAM_FACTS, question),
    place: question.kind === 'sight' ? placeNamed(question.place) : 'here',
    inches: reachOf(game, enemy, question),
    candidates: 'targets' in question ? idsOf(game.state, question.targets) : [],
    ...askedAlong(thoughtOf(game, enemy, turnOf(game)), question),
  };
}

/** The events of an answer: what the table told. */
function toldEvents(game: Game, enemy: Operative, question: FactQuestion, look: TableLook): readonly BattleEvent[] {
  const naming = namingOf(game, enemy);
  const before = knownTo(game, enemy);
  const after = withAlong(afterAnswer(before, question, answerBy(naming, look, question)), look);
  const learning = { before, after };
  return [
    {
      type: 'enemyTold',
      facts: learnt(KILL_TEAM_FACTS, naming, learning).map((fact) => ({ enemy: enemy.id, ...fact })),
      nearest: nearestLearnt(naming, learning).map(({ first, among }) => ({
        enemy: enemy.id,
        first,
        among: [...among],
      })),
      asked: true,
    },
  ];
}

/** What follows when there is nothing it can do any more: it is expended, or its interrupt comes to nothing. */
function givenUp(game: Game, enemy: Operative): readonly BattleEvent[] {
  const { activation, interrupt } = game.state;
  if (interrupt?.operative === enemy.id) return interruptLetBe(game, enemy.id, interrupt.enemy);
  if (activation?.operative === enemy.id) return endOfActivation(game, activation);
  return watches(game, enemy) ? lookedInVain(game, enemy) : [];
}

/** The steps of a plan as far as a power, whose test comes first; `own`: it is for nobody of the other side. */
function untilCast(plan: readonly PlannedStep[], own: boolean): readonly PlannedStep[] {
  const steps = plan.filter(({ action }) => action !== 'pass');
  const cast = steps.findIndex(({ action }) => action === 'cast');
  if (cast === -1) return steps;
  return steps.slice(0, cast + 1).map((step) => (step.action === 'cast' && own ? { ...step, target: null } : step));
}

/** A plan without steps before it is activated waits for the hands to see it. */
function decided(
  game: Game,
  enemy: Operative,
  plan: Plan<KillTeam>,
  trace: readonly TraceLine<KillTeam>[],
): readonly BattleEvent[] {
  const naming = namingOf(game, enemy);
  const planned = untilCast(stepsInIds(naming, plan), powerFor(game, enemy)?.victim === null);
  const { steps, barred } = mindOf(game)?.withWays(game, enemy, planned) ?? { steps: planned, barred: null };
  if (barred !== null) return [{ type: 'enemyRowBarred', operative: enemy.id, row: barred }];
  return [
    { type: 'taskClosed' },
    {
      type: 'enemyPlanned',
      operative: enemy.id,
      plan: { order: plan.order, steps, trace: traceInIds(naming, trace) },
    },
    ...(steps.length === 0 ? givenUp(game, enemy) : []),
  ];
}

/** It is no longer played: down, or its turn was let go. */
const isOver = ({ state }: Game, { operative }: NpoTask): boolean =>
  state.npo?.turn?.enemy !== operative || !standing(operativeById(state, operative));

const CLOSED: readonly BattleEvent[] = [{ type: 'taskClosed' }];

/** The table of an enemy decides: it asks what only the table can see, one question at a time, until its plan stands. */
export const npoModule: TaskModule<NpoTask> = {
  request: (game, task) => {
    if (isOver(game, task)) return null;
    const enemy = operativeById(game.state, task.operative);
    const next = askOrPlanFor(game, enemy);
    return next.kind === 'ask' ? requestFor(game, enemy, next.question) : null;
  },
  resolve: (game, task, answer) => {
    if (isOver(game, task)) return CLOSED;
    const enemy = operativeById(game.state, task.operative);
    const next = askOrPlanFor(game, enemy);
    if (next.kind === 'plan') return decided(game, enemy, next.plan, next.trace);
    return answer?.kind === 'look' ? toldEvents(game, enemy, next.question, answer.look) : CLOSED;
  },
};
