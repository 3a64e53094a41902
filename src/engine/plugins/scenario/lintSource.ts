import type { EffectStep } from '../../family/killteam/tables/effect.ts';
import { allSteps, type LintInput, within } from './lintInput.ts';
import type { Hook, ScenarioAction } from './script.ts';

/** Something that may happen in a scenario, and what it can bring about. */
export interface Source {
  /** The action or hook; null: what is rolled whatever the scenario does. */
  readonly action: ScenarioAction | null;
  readonly hook: Hook | null;
  /** How often at most in a battle. */
  readonly times: number;
  readonly steps: readonly EffectStep[];
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
function add(step: EffectStep, often: number, raises: Map<string, number>): number {
  const inner = within(step);
  if (inner.op === 'counter' && inner.by > 0)
    raises.set(inner.counter, (raises.get(inner.counter) ?? 0) + inner.by * often);
  return inner.op === 'turningPoints' && inner.by > 0 ? inner.by * often : 0;
}

function sourceOf(happening: Happening, effects: readonly EffectStep[], tables: LintInput['tables']): Source {
  const steps = allSteps(effects, tables);
  // A table may be rolled again by one of its rows, and a test may fail for many.
  const rolls = steps.some((step) => within(step).op === 'roll');
  const raises = new Map<string, number>();
  let points = 0;
  for (const step of steps) points += add(step, rolls || step.op === 'test' ? Infinity : 1, raises);
  const ticks = steps.flatMap((step) => {
    const inner = within(step);
    return inner.op === 'tick' && inner.on ? [inner.tick] : [];
  });
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
