import { HELD_CLUES } from '../../family/killteam/model/mission.ts';
import type { InnerStep } from '../../family/killteam/tables/namedBySteps.ts';
import { type Box, canBe, EITHER, keyOf, type Span } from './lintBox.ts';
import type { LintInput } from './lintInput.ts';
import { type Source, timesOf } from './lintSource.ts';
import type { Hook, ScriptMoment } from './script.ts';

/** What can come about. `box`: at some time of a battle; `steps`: effects that can be done. */
export interface Reach {
  readonly box: Box;
  readonly actions: ReadonlySet<string>;
  readonly hooks: ReadonlySet<string>;
  readonly steps: readonly InnerStep[];
}

const HIGHEST_ALERT = 3;
/** Moments that are about an operative: only there does a hook's side mean anything. */
const OF_SOMEBODY: readonly ScriptMoment[] = ['activationEnd', 'acted', 'incapacitated'];

const NONE: Span = { lo: 0, hi: 0 };
const upTo = (hi: number): Span => ({ lo: 0, hi });

/** Whether the moment of a hook ever concerns it, given the actions that can be done. */
function canCome({ when, side, action }: Hook, actions: ReadonlySet<string>): boolean {
  if (action !== null && (when !== 'acted' || !actions.has(action))) return false;
  if (side !== null && !OF_SOMEBODY.includes(when)) return false;
  return when !== 'acted' || (side !== 'enemy' && actions.size > 0);
}

const sum = (sources: readonly Source[], of: (source: Source) => number): number =>
  sources.reduce((all, source) => all + (of(source) > 0 ? of(source) * source.times : 0), 0);

/** The last turning point, with all that effects add. */
const lastPoint = ({ turningPoints }: LintInput, sources: readonly Source[]): number =>
  turningPoints === null ? Infinity : turningPoints + sum(sources, ({ points }) => points);

/** Counters and ticks that can be, by these sources or (`byHand`) by the players. */
function tracked(input: LintInput, sources: readonly Source[], byHand: boolean): readonly [string, Span][] {
  const counters = input.counters.map(({ id, max, perAcolyte = 0 }): [string, Span] => {
    const most = perAcolyte > 0 ? Infinity : max;
    return [
      keyOf.counter(id),
      upTo(
        byHand
          ? most
          : Math.min(
              most,
              sum(sources, ({ raises }) => raises.get(id) ?? 0),
            ),
      ),
    ];
  });
  const ticks = input.ticks.map(({ id }): [string, Span] => [
    keyOf.tick(id),
    byHand || sources.some((source) => source.ticks.has(id)) ? EITHER : NONE,
  ]);
  return [...counters, ...ticks];
}

/** Objectives that can be settled, each after what could be `before`; by hand any can. */
const settled = ({ script }: LintInput, before: Box, byHand: boolean): readonly [string, Span][] =>
  (script?.objectives ?? []).flatMap(({ id, done, failed }): [string, Span][] => {
    const can = (condition: typeof done): Span =>
      byHand || (condition !== null && canBe(condition, before)) ? EITHER : NONE;
    return [
      [keyOf.done(id), can(done)],
      [keyOf.failed(id), can(failed)],
    ];
  });

/** How things stand when the battle begins: nothing is counted, ticked, done or settled. */
export function startBox({ counters, ticks, script }: LintInput): Box {
  return new Map<string, Span>([
    [keyOf.turningPoint, upTo(1)],
    [keyOf.alert, upTo(HIGHEST_ALERT)],
    ...counters.map(({ id }): [string, Span] => [keyOf.counter(id), NONE]),
    ...ticks.map(({ id }): [string, Span] => [keyOf.tick(id), NONE]),
    ...(script?.actions ?? []).map(({ id }): [string, Span] => [keyOf.acted(id), NONE]),
    ...(script?.objectives ?? []).flatMap(({ id }): [string, Span][] => [
      [keyOf.done(id), NONE],
      [keyOf.failed(id), NONE],
    ]),
    [keyOf.counter(HELD_CLUES), upTo(Infinity)],
  ]);
}

/** What can come about after what could be in `box`. */
function next(input: LintInput, sources: readonly Source[], box: Box, byHand: boolean): Reach {
  const available = sources.flatMap(({ action, times }) =>
    action !== null && times > 0 && canBe(action.if, box) ? [action.id] : [],
  );
  const actions = new Set(available);
  const firing = sources.flatMap(({ hook }) =>
    hook !== null && canCome(hook, actions) && canBe(hook.if, box) ? [hook.id] : [],
  );
  const hooks = new Set(firing);
  const happening = sources.filter(
    ({ action, hook }) => (action === null || actions.has(action.id)) && (hook === null || hooks.has(hook.id)),
  );
  const after = new Map([
    ...startBox(input),
    [keyOf.turningPoint, upTo(lastPoint(input, happening))] as const,
    ...tracked(input, happening, byHand),
    ...(input.script?.actions ?? []).map(
      (action) => [keyOf.acted(action.id), upTo(actions.has(action.id) ? timesOf(action) : 0)] as const,
    ),
    ...settled(input, box, byHand),
  ]);
  return { box: after, actions, hooks, steps: happening.flatMap(({ steps }) => steps) };
}

const grows = (before: Reach | null, after: Reach): boolean =>
  before === null ||
  after.actions.size > before.actions.size ||
  after.hooks.size > before.hooks.size ||
  [...after.box].some(([key, { hi }]) => hi > (before.box.get(key)?.hi ?? 0));

/**
 * What can come about in a scenario: by itself and by its actions, or (`byHand`) also by the counters, ticks and objectives
 * that players set. More may be in it than ever happens; nothing that can happen is left out, but for what is done against
 * the scenario's own word.
 */
export function reachOf(input: LintInput, sources: readonly Source[], byHand: boolean): Reach {
  let reach = next(input, sources, startBox(input), byHand);
  for (let before: Reach | null = null; grows(before, reach);) {
    before = reach;
    reach = next(input, sources, reach.box, byHand);
  }
  return reach;
}
