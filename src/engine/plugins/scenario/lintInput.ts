import type { EffectStep } from '../../family/killteam/tables/effect.ts';
import type { RollTable } from '../../family/killteam/tables/rollTable.ts';
import type { Script, Wave } from './script.ts';

/** A script as it is looked at: only the names of waves count, by whatever enemies they are made of. */
export type LintScript = Omit<Script, 'waves' | 'flags'> & {
  readonly waves: readonly Pick<Wave, 'id' | 'name'>[];
};

/**
 * A scenario to be looked at. `perAcolyte`: what a counter's maximum grows by with each Acolyte after the first. `tables`: by
 * id, those that it leads to; `rolled`: ids of those rolled whatever the scenario does (the events, and tables in use).
 */
export interface LintInput {
  readonly turningPoints: number | null;
  readonly counters: readonly {
    readonly id: string;
    readonly name: string;
    readonly max: number;
    readonly perAcolyte?: number | undefined;
  }[];
  readonly ticks: readonly {
    readonly id: string;
    readonly name: string;
    readonly ends: 'no' | 'complete' | 'failed';
  }[];
  readonly script?: LintScript | undefined;
  readonly tables: ReadonlyMap<string, RollTable>;
  readonly rolled: readonly string[];
}

/** The effect itself, or what a failed test of one die does. */
export const within = (step: EffectStep): Exclude<EffectStep, { op: 'test' }> =>
  step.op === 'test' ? step.fail : step;

/** All that a table may do, on whatever face. */
const stepsOf = ({ rows }: RollTable): readonly EffectStep[] =>
  rows.flatMap(({ effects, otherwise }) => [...effects, ...(otherwise ?? [])]);

/** All that effects may do, with the tables they roll on and those that these roll on. */
export function allSteps(steps: readonly EffectStep[], tables: LintInput['tables']): readonly EffectStep[] {
  const all = [...steps];
  const seen = new Set<string>();
  for (const step of all) {
    const inner = within(step);
    if (inner.op !== 'roll' || seen.has(inner.table)) continue;
    seen.add(inner.table);
    const table = tables.get(inner.table);
    if (table !== undefined) for (const each of stepsOf(table)) all.push(each);
  }
  return all;
}
