import { present } from '../../../../core/invariant.ts';
import type { Answer, PickRequest, Request, TickRequest } from '../../../../log/request.ts';
import type { EffectStep, Selector, TargetedStep } from '../../tables/effect.ts';
import { gunQuestion } from './gunQuestion.ts';
import { isHarm } from './harm.ts';
import { affected, moduleOf, targeted } from './stepModule.ts';
import { matching } from './selector.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { askedSide, findOperative, operativeById, requestId, standing } from '../../model/lookup.ts';
import type { LastingSource } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { EffectsTask } from '../../model/task.ts';
import { AGAIN } from './table.ts';

const moved = (set: Partial<EffectsTask>): BattleEvent => ({ type: 'taskMoved', set });

const stepId = (game: Game, task: EffectsTask, ...more: readonly (string | number)[]): string =>
  requestId(game.state, task.id, task.number, ...more);

const PICKED: Partial<Record<Selector['who'], PickRequest['question']>> = {
  one: 'randomOperative',
  near: 'nearestOperative',
};

/** Whom the power that an enemy has cast is for, of these, by the plan of its table; null: nobody of them. */
function plannedVictim({ npo }: BattleState, { by }: EffectsTask, options: readonly Operative[]): Operative | null {
  const turn = npo?.turn ?? null;
  const [step] = turn !== null && turn.enemy === by ? (turn.plan?.steps ?? []) : [];
  return step?.action === 'cast' ? (options.find(({ id }) => id === step.target) ?? null) : null;
}

const pickQuestion = (
  game: Game,
  task: EffectsTask,
  selector: Selector,
  options: readonly Operative[],
): PickRequest => ({
  kind: 'pick',
  id: stepId(game, task, selector.who),
  question: PICKED[selector.who] ?? 'chooseOperative',
  side: askedSide(game.state),
  operative: null,
  options: options.map(({ id, name }) => ({
    id,
    code: 'operative',
    params: { operative: id, name },
    value: null,
  })),
  usual: (plannedVictim(game.state, task, options) ?? options[0])?.id ?? '',
  random: selector.who === 'one',
});

const AREA_INCHES = 2;
const MOST_BYSTANDERS = 6;

/** Filters of which only the table sees whom they leave. */
const SEEN = ['inTheOpen', 'clearOfHeavy', 'alone'] as const;
type Seen = (typeof SEEN)[number];

const seenIn = ({ filters }: Selector): Seen | null => SEEN.find((each) => filters.includes(each)) ?? null;

const seenQuestion = (
  game: Game,
  task: EffectsTask,
  { question, inches }: { readonly question: Seen; readonly inches: number | null },
  options: readonly Operative[],
): TickRequest => ({
  kind: 'tick',
  id: stepId(game, task, question),
  question,
  side: askedSide(game.state),
  inches,
  around: null,
  candidates: options.map(({ id }) => id),
  preset: [],
});

const aroundWhom = ({ ofThis, ofBy }: Selector, { subject, by }: EffectsTask): string | null => {
  if (ofBy === true) return by ?? null;
  return ofThis === true ? subject : null;
};

/** Who is there, or went across: only the table sees it. */
const ASKED = { inside: 'inside', crossed: 'crossed', stopped: 'stopped' } as const;
const isAskedWho = (who: Selector['who']): who is keyof typeof ASKED => Object.hasOwn(ASKED, who);
const isAsked = ({ who }: Selector): boolean => isAskedWho(who);

const insideQuestion = (
  game: Game,
  task: EffectsTask,
  selector: Selector,
  options: readonly Operative[],
): TickRequest => ({
  kind: 'tick',
  id: stepId(game, task, selector.who),
  question: isAskedWho(selector.who) ? ASKED[selector.who] : 'inside',
  side: askedSide(game.state),
  inches: selector.who === 'inside' ? (selector.inches ?? AREA_INCHES) : null,
  around: aroundWhom(selector, task),
  candidates: options.map(({ id }) => id),
  preset: options.flatMap(({ id }) => (id === aroundWhom(selector, task) ? [id] : [])),
});

/** It was not for this one before in this battle, where it is for each only once. */
const isFirst =
  ({ state }: Game, { source }: EffectsTask, { once }: Selector) =>
  ({ id }: Operative): boolean =>
    once !== true || !state.lasting.some((each) => each.id === onceId(source, id));

/** Whoever the selector may mean; near somebody who does not stand any more is nobody. */
function eligible(game: Game, task: EffectsTask, selector: Selector): readonly Operative[] {
  const by = selector.ofBy === true ? findOperative(game.state, task.by ?? '') : null;
  return by !== null && !standing(by)
    ? []
    : matching(game, selector, task.subject).filter(isFirst(game, task, selector));
}

/** It is near itself: nobody has to say so. */
const isNearItself = (task: EffectsTask, selector: Selector, found: readonly Operative[]): boolean =>
  found.length === 1 && found[0]?.id === aroundWhom(selector, task);

/** Only the table sees whom it concerns: who is there, who went across, who is in the open. */
const tableSees = (
  game: Game,
  task: EffectsTask,
  { to }: TargetedStep,
  found: readonly Operative[],
): Request | null => {
  if (found.length === 0 || (isAsked(to) && isNearItself(task, to, found))) return null;
  const seen = seenIn(to);
  return seen === null
    ? insideQuestion(game, task, to, found)
    : seenQuestion(game, task, { question: seen, inches: to.inches ?? null }, found);
};

/** The question that finds out whom the step is for; null when that is clear. */
function whom(game: Game, task: EffectsTask, step: TargetedStep): Request | null {
  const { to } = step;
  const found = eligible(game, task, to);
  if (isAsked(to) || seenIn(to) !== null) return tableSees(game, task, step, found);
  if (to.who === 'one' || to.who === 'near') return found.length > 1 ? pickQuestion(game, task, to, found) : null;
  const options = found.filter((operative) => affected(game, step, operative));
  return to.who === 'choose' && options.length > 1 ? pickQuestion(game, task, to, options) : null;
}

/** How many bystanders are left when they have fled; null: nobody flees, or it was said. */
const leftRequest = (game: Game, task: EffectsTask, { op }: EffectStep): Request | null =>
  op !== 'flee' || task.rolled.length > 0
    ? null
    : {
        kind: 'number',
        id: stepId(game, task, 'left'),
        question: 'bystandersLeft',
        side: askedSide(game.state),
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
    side: operative === null ? askedSide(game.state) : operativeById(game.state, operative).side,
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
  return [...passed, moved({ picked })];
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

const onceId = (source: string, operative: string): string => `once.${source}.${operative}`;

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
  const application = { id: stepId(game, task, first ?? 'all'), source, of, operative, rolled, by, gun };
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
    if (!targeted(step)) return task.applied ? null : (leftRequest(game, task, step) ?? diceRequest(game, task, step));
    if (task.picked === null) return whom(game, task, step);
    return task.picked.length === 0 ? null : (diceRequest(game, task, step) ?? gunQuestion(game, task, step));
  },
  resolve: (game, task, answer) => {
    const [step] = task.steps;
    if (step === undefined) return closing(task);
    if (answer === null) return goOn(game, task, step);
    if (answer.kind === 'number') return [moved({ rolled: [answer.value] })];
    if (answer.kind === 'faces') return [moved({ rolled: [...task.rolled, ...answer.faces] })];
    if (answer.kind === 'pick' && task.picked !== null) return [moved({ gun: answer.option })];
    return choose(game, task, present(targeted(step) ? step : null, 'a step for somebody'), answer);
  },
};
