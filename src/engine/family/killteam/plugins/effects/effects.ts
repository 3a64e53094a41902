import { present } from '../../../../core/invariant.ts';
import type { Request } from '../../model/request.ts';
import type { Answer } from '../../../../log/request.ts';
import type { EffectStep, TargetedStep } from '../../tables/effect.ts';
import { choiceQuestion, chosenOption } from './choiceQuestion.ts';
import { gunQuestion } from './gunQuestion.ts';
import { isHarm } from './harm.ts';
import { askedIn } from './sideSeen.ts';
import { affected, moduleOf, targeted } from './stepModule.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { findOperative, operativeById } from '../../model/lookup.ts';
import type { LastingSource } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { EffectsTask } from '../../model/task.ts';
import { AGAIN } from './table.ts';
import { eligible, isAsked, isNearItself, onceId, prevented, seenIn, stepId, whom } from './whom.ts';

const moved = (set: Partial<EffectsTask>): BattleEvent => ({ type: 'taskMoved', set });

const MOST_BYSTANDERS = 6;

/** How many bystanders are left when they have fled; null: nobody flees, or it was said. */
const leftRequest = (game: Game, task: EffectsTask, { op }: EffectStep): Request | null =>
  op !== 'flee' || task.rolled.length > 0
    ? null
    : {
        kind: 'number',
        id: stepId(game, task, 'left'),
        question: 'bystandersLeft',
        side: askedIn(game, task),
        operative: null,
        min: 0,
        max: MOST_BYSTANDERS,
        preset: MOST_BYSTANDERS,
      };

/** Dice for the operative in hand, or for the battle. */
function diceRequest(game: Game, task: EffectsTask, step: EffectStep): Request | null {
  const dice = moduleOf(step).dice(step, task.rolled);
  if (dice === null) return null;
  const operative = task.picked?.[0] ?? null;
  return {
    kind: 'roll',
    id: stepId(game, task, operative ?? 'all', task.rolled.length),
    purpose: step.op === 'test' && task.rolled.length === 0 ? 'effectTest' : 'effect',
    side: operative === null ? askedIn(game, task) : operativeById(game.state, operative).side,
    operative,
    ...dice,
    counts: false,
    success: null,
  };
}

/** By lot, and it would do nothing there: the next in order for whom it does something. */
function nextEligible(
  game: Game,
  step: TargetedStep,
  start: Operative,
  found: readonly Operative[],
): readonly Operative[] {
  const at = found.findIndex(({ id }) => id === start.id);
  const round = [...found.slice(at), ...found.slice(0, at)];
  return round.filter((operative) => affected(game, step, operative)).slice(0, 1);
}

/** Those the step is for, from the answer or by themselves. */
function chosen(game: Game, task: EffectsTask, step: TargetedStep, answer: Answer | null): readonly Operative[] {
  const found = eligible(game, task, step.to);
  if (answer?.kind === 'tick') return found.filter(({ id }) => answer.operatives.includes(id));
  const named = answer?.kind === 'pick' ? found.filter(({ id }) => id === answer.option) : found;
  const [first] = named;
  if (step.to.who === 'one') return first === undefined ? [] : nextEligible(game, step, first, found);
  if (isAsked(step.to)) return isNearItself(task, step.to, found) ? found : [];
  if (seenIn(step.to) !== null) return [];
  return named.filter((operative) => affected(game, step, operative));
}

function choose(game: Game, task: EffectsTask, step: TargetedStep, answer: Answer | null): readonly BattleEvent[] {
  const picked = chosen(game, task, step, answer).map(({ id }) => id);
  const passed =
    answer?.kind === 'pick' && step.to.who === 'one' && picked[0] !== answer.option
      ? [{ type: 'effectPassedOver' as const, op: step.op, operative: answer.option }]
      : [];
  return [...passed, ...prevented(game, task, step), moved({ picked })];
}

/** The step is done: whether it found anybody is kept in `again`. */
function stepDone(task: EffectsTask, step: EffectStep): readonly BattleEvent[] {
  const [, ...steps] = task.steps;
  const nobody = targeted(step) && !task.applied && !isAsked(step.to);
  const told: readonly BattleEvent[] = nobody ? [{ type: 'effectHadNoTarget', op: step.op, source: task.source }] : [];
  const again = nobody ? task.again : null;
  return [...told, moved({ steps, number: task.number + 1, picked: null, rolled: [], applied: false, again })];
}

/** All is done. A row that was for nobody at all is rolled once more, then it is nothing (DECISIONS, reading 8). */
const closing = ({ number, again }: EffectsTask): readonly BattleEvent[] => [
  { type: 'taskClosed' },
  ...(again === null || number === 0
    ? []
    : [{ type: 'taskOpened' as const, task: { kind: 'table' as const, id: AGAIN, table: again, rolls: 1 } }]),
];

/** For this operative the same is not done again in this battle. */
const helped = (of: LastingSource, source: string, operative: string): BattleEvent => ({
  type: 'lastingBegan',
  lasting: {
    id: onceId(source, operative),
    source: of,
    on: { kind: 'operative', operative },
    change: { op: 'told' },
    until: 'battle',
  },
});

/** The gun that was chosen is that of this operative alone. */
const gunForgotten = ({ gun = null }: EffectsTask) => (gun === null ? {} : { gun: null });

function apply(game: Game, task: EffectsTask, step: EffectStep): readonly BattleEvent[] {
  const [first, ...rest] = task.picked ?? [];
  const operative = first === undefined ? null : findOperative(game.state, first);
  const { source, rolled, by = null, gun = null } = task;
  const of = task.of ?? { kind: 'event', id: source, name: source };
  const application = { id: stepId(game, task, first ?? 'all'), task: task.id, source, of, operative, rolled, by, gun };
  return [
    moved({ picked: rest, rolled: [], applied: true, ...gunForgotten(task) }),
    ...moduleOf(step).apply(game, step, application),
    ...(targeted(step) && step.to.once === true && first !== undefined ? [helped(of, source, first)] : []),
  ];
}

/** Somebody may step in before this operative is harmed: asked once for each step. */
function beforeHarm(game: Game, task: EffectsTask, step: TargetedStep, operative: string): readonly BattleEvent[] {
  const key = `${task.number}.${operative}`;
  if (task.asked === key || !isHarm(task, step)) return [];
  const asked = game.rules.hooks.harms(game, operativeById(game.state, operative), stepId(game, task));
  return asked.length === 0 ? [] : [moved({ asked: key }), ...asked];
}

const goOn = (game: Game, task: EffectsTask, step: EffectStep): readonly BattleEvent[] => {
  if (!targeted(step)) return task.applied ? stepDone(task, step) : apply(game, task, step);
  if (task.picked === null) return choose(game, task, step, null);
  const [first] = task.picked;
  if (first === undefined) return stepDone(task, step);
  const before = beforeHarm(game, task, step, first);
  return before.length > 0 ? before : apply(game, task, step);
};

/** Effects of a table or a rule, one after the other. */
export const effectsModule: TaskModule<EffectsTask> = {
  request: (game, task) => {
    const [step] = task.steps;
    if (step === undefined) return null;
    if (!targeted(step))
      return task.applied
        ? null
        : (choiceQuestion(game, task, step) ?? leftRequest(game, task, step) ?? diceRequest(game, task, step));
    if (task.picked === null) return whom(game, task, step);
    return task.picked.length === 0 ? null : (diceRequest(game, task, step) ?? gunQuestion(game, task, step));
  },
  resolve: (game, task, answer) => {
    const [step] = task.steps;
    if (step === undefined) return closing(task);
    if (answer === null) return goOn(game, task, step);
    if (answer.kind === 'number') return [moved({ rolled: [answer.value] })];
    if (answer.kind === 'faces') return [moved({ rolled: [...task.rolled, ...answer.faces] })];
    if (answer.kind === 'pick' && !targeted(step))
      return [moved({ rolled: [chosenOption(game, task, step, answer.option)] })];
    if (answer.kind === 'pick' && task.picked !== null) return [moved({ gun: answer.option })];
    return choose(game, task, present(targeted(step) ? step : null, 'a step for somebody'), answer);
  },
};
