import type { EffectStep } from '../../family/killteam/tables/effect.ts';
import type { InnerStep } from '../../family/killteam/tables/namedBySteps.ts';
import { allSteps, type LintInput } from './lintInput.ts';
import type { Hook, ScenarioAction } from './script.ts';

/** Something that may happen in a scenario, and what it can bring about. */
export interface Source {
  /** The action or hook; null: what is rolled whatever the scenario does. */
  readonly action: ScenarioAction | null;
  readonly hook: Hook | null;
  /** How often at most in a battle. */
  readonly times: number;
  readonly steps: readonly InnerStep[];
  /** By how much at most it counts up each counter, and adds turning points, each time. */
  readonly raises: ReadonlyMap<string, number>;
  readonly points: number;
  readonly ticks: ReadonlySet<string>;
}

/** How often an action can be done in a battle. */
export const timesOf = ({ once, times }: ScenarioAction): number =>
  Math.min(times ?? Infinity, once === 'battle' ? 1 : Infinity);

const hookTimes = ({ once, when }: Hook): number => (once || when === 'battleStart' ? 1 : Infinity);

type Happening = Pick<Source, 'action' | 'hook' | 'times'>;

/** What an effect adds up: `often` times. */
function add({ step }: InnerStep, often: number, raises: Map<string, number>): number {
  if (step.op === 'counter' && step.by > 0) raises.set(step.counter, (raises.get(step.counter) ?? 0) + step.by * often);
  return step.op === 'turningPoints' && step.by > 0 ? step.by * often : 0;
}

function sourceOf(happening: Happening, effects: readonly EffectStep[], tables: LintInput['tables']): Source {
  const steps = allSteps(effects, tables);
  // A table may be rolled again by one of its rows, a test may fail for many, and a moment may come again.
  const rolls = steps.some(({ step }) => step.op === 'roll');
  const raises = new Map<string, number>();
  let points = 0;
  for (const inner of steps) points += add(inner, rolls || inner.tested !== null || inner.later ? Infinity : 1, raises);
  const ticks = steps.flatMap(({ step }) => (step.op === 'tick' && step.on ? [step.tick] : []));
  return { ...happening, steps, raises, points, ticks: new Set(ticks) };
}

const rolling = (table: string): EffectStep => ({ op: 'roll', table });

/** Everything that may happen in a scenario. */
export function sourcesOf({ rolled, script, tables }: LintInput): readonly Source[] {
  const always = { action: null, hook: null, times: Infinity };
  return [
    sourceOf(always, rolled.map(rolling), tables),
    ...(script?.actions ?? []).map((action) => {
      const rolls = action.table === null ? [] : [rolling(action.table)];
      return sourceOf({ action, hook: null, times: timesOf(action) }, [...action.effects, ...rolls], tables);
    }),
    ...(script?.hooks ?? []).map((hook) =>
      sourceOf({ action: null, hook, times: hookTimes(hook) }, hook.effects, tables),
    ),
  ];
}
