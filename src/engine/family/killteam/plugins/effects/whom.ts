import type { PickRequest, Request, TickRequest } from '../../model/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { findOperative, requestId, standing } from '../../model/lookup.ts';
import type { Ticks } from '../../../../board/surely.ts';
import { inchesApartOn, isInRangeOn, ticksInArea } from '../../attack/boardGeometry.ts';
import type { Operative } from '../../model/operative.ts';
import type { BattleState } from '../../model/state.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { TargetedStep } from '../../tables/effect.ts';
import type { Selector } from '../../tables/selector.ts';
import { ticksAcross } from '../../stats/across.ts';
import { ticksAtMark } from '../../stats/marks.ts';
import { preventedBy, untouchedBy } from '../../stats/untouched.ts';
import { spoke } from '../../stats/uses.ts';
import { matching } from './selector.ts';
import { askedIn } from './sideSeen.ts';
import { affected } from './stepModule.ts';

/** The id of a question of the step in hand. */
export const stepId = (game: Game, task: EffectsTask, ...more: readonly (string | number)[]): string =>
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

/** From whom a choice is measured: from whoever brought it about, or whom it is about. */
const chooserOf = ({ state }: Game, { by, subject }: EffectsTask, { ofThis }: Selector): Operative | null =>
  findOperative(state, (ofThis === true ? null : by) ?? subject ?? '');

/** How far somebody is beyond so many inches of whoever chooses it, as the board has it; null: no farther, or nobody knows. */
function tooFar(game: Game, task: EffectsTask, selector: Selector, operative: Operative) {
  const { who, inches } = selector;
  const middle = chooserOf(game, task, selector);
  if (who !== 'choose' || inches === undefined || middle === null || middle.id === operative.id) return null;
  if (isInRangeOn(game.state, middle, operative, inches) !== false) return null;
  return { most: inches, inches: inchesApartOn(game.state, middle, operative) ?? inches };
}

/** Whom it can be: of a choice within some inches those first whom the board has near enough. */
function pickQuestion(game: Game, task: EffectsTask, selector: Selector, options: readonly Operative[]): PickRequest {
  const all = options.map((operative) => ({ operative, far: tooFar(game, task, selector, operative) }));
  const [near, far] = [all.filter((each) => each.far === null), all.filter((each) => each.far !== null)];
  const [first] = [...near, ...far];
  return {
    kind: 'pick',
    id: stepId(game, task, selector.who),
    question: PICKED[selector.who] ?? 'chooseOperative',
    side: askedIn(game, task),
    operative: null,
    options: [...near, ...far].map(({ operative: { id, name }, far: off }) => ({
      id,
      code: off === null ? 'operative' : 'operativeFar',
      params: { operative: id, name, ...off },
      value: null,
    })),
    usual: (plannedVictim(game.state, task, options) ?? first?.operative)?.id ?? '',
    random: selector.who === 'one',
  };
}

const AREA_INCHES = 2;

/** Filters of which only the table sees whom they leave. */
const SEEN = ['inTheOpen', 'clearOfHeavy', 'alone'] as const;
type Seen = (typeof SEEN)[number];

/** What the table is asked to see of those whom this means; null: nothing. */
export const seenIn = ({ filters }: Selector): Seen | null => SEEN.find((each) => filters.includes(each)) ?? null;

const seenQuestion = (
  game: Game,
  task: EffectsTask,
  { question, inches }: { readonly question: Seen; readonly inches: number | null },
  options: readonly Operative[],
): TickRequest => ({
  kind: 'tick',
  id: stepId(game, task, question),
  question,
  side: askedIn(game, task),
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
/** Only the table can say whom it means. */
export const isAsked = ({ who }: Selector): boolean => isAskedWho(who);

/** Whether it is asked who is near a mark, and not near somebody. */
const isAtMark = ({ who, ofThis, ofBy }: Selector): boolean => who === 'inside' && ofThis !== true && ofBy !== true;

/** Who is near somebody, or went across what lies there, is measured on a board; so is who is near a mark that has a place there. Who goes next is a choice of these. */
function ticksAround(
  { state }: Game,
  { source, work, op, to }: TargetedStep & Pick<EffectsTask, 'source'> & { readonly work: string },
  { around, inches, candidates }: Around,
): Ticks {
  if (to.who === 'crossed') return ticksAcross(state, source, candidates);
  if (inches !== null && around === null && isAtMark(to))
    return ticksAtMark(state, { task: work, inches }, candidates) ?? { preset: [] };
  return around === null || inches === null || state.board === undefined
    ? { preset: candidates.filter((id) => id === around) }
    : ticksInArea(state, { middle: around, inches, chosen: op === 'next' }, candidates);
}

type Around = Pick<TickRequest, 'around' | 'inches' | 'candidates'>;

function insideQuestion(game: Game, task: EffectsTask, step: TargetedStep, options: readonly Operative[]): TickRequest {
  const { who, inches = AREA_INCHES } = step.to;
  const about = {
    inches: who === 'inside' ? inches : null,
    around: aroundWhom(step.to, task),
    candidates: options.map(({ id }) => id),
  };
  const question = isAskedWho(who) ? ASKED[who] : 'inside';
  const id = stepId(game, task, who);
  return {
    kind: 'tick',
    id,
    question,
    side: askedIn(game, task),
    ...about,
    ...ticksAround(game, { ...step, source: task.source, work: task.id }, about),
  };
}

/** What is kept of one for whom a step that is for each only once was done. */
export const onceId = (source: string, operative: string): string => `once.${source}.${operative}`;

/** It was not for this one before in this battle, where it is for each only once. */
const isFirst =
  ({ state }: Game, { source }: EffectsTask, { once }: Selector) =>
  ({ id }: Operative): boolean =>
    once !== true || !state.lasting.some((each) => each.id === onceId(source, id));

/** Whoever the selector means by its words; near somebody who does not stand any more is nobody. */
function meant(game: Game, task: EffectsTask, selector: Selector): readonly Operative[] {
  const by = selector.ofBy === true ? findOperative(game.state, task.by ?? '') : null;
  return by !== null && !standing(by)
    ? []
    : matching(game, selector, task.subject, task).filter(isFirst(game, task, selector));
}

/** Whoever the selector may mean: not those whom this row never concerns. */
export const eligible = (game: Game, task: EffectsTask, selector: Selector): readonly Operative[] =>
  meant(game, task, selector).filter((operative) => untouchedBy(game.state, operative, task.source) === null);

/** Those of whom everybody would have been concerned and something prevents it, which is told of each. */
export function prevented(game: Game, task: EffectsTask, step: TargetedStep): readonly BattleEvent[] {
  if (step.to.who !== 'each' || seenIn(step.to) !== null) return [];
  return meant(game, task, step.to).flatMap((operative) => {
    const source = preventedBy(game.state, operative, task.source, step);
    return source === null ? [] : [spoke(operative, source)];
  });
}

/** It is near itself: nobody has to say so. */
export const isNearItself = (task: EffectsTask, selector: Selector, found: readonly Operative[]): boolean =>
  found.length === 1 && found[0]?.id === aroundWhom(selector, task);

/** Only the table sees whom it concerns: who is there, who went across, who is in the open. */
const tableSees = (game: Game, task: EffectsTask, step: TargetedStep, found: readonly Operative[]): Request | null => {
  const { to } = step;
  if (found.length === 0 || (isAsked(to) && isNearItself(task, to, found))) return null;
  const seen = seenIn(to);
  return seen === null
    ? insideQuestion(game, task, step, found)
    : seenQuestion(game, task, { question: seen, inches: to.inches ?? null }, found);
};

/** The question that finds out whom the step is for; null when that is clear. */
export function whom(game: Game, task: EffectsTask, step: TargetedStep): Request | null {
  const { to } = step;
  const found = eligible(game, task, to);
  if (isAsked(to) || seenIn(to) !== null) return tableSees(game, task, step, found);
  if (to.who === 'one' || to.who === 'near') return found.length > 1 ? pickQuestion(game, task, to, found) : null;
  const options = found.filter((operative) => affected(game, step, operative));
  return to.who === 'choose' && options.length > 1 ? pickQuestion(game, task, to, options) : null;
}
