import type { EffectStep } from '../../family/killteam/tables/effect.ts';
import { type InnerStep, stepsWithin } from '../../family/killteam/tables/namedBySteps.ts';
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

/** All that a table may do, on whatever face. */
const stepsOf = ({ rows }: RollTable): readonly EffectStep[] =>
  rows.flatMap(({ effects, otherwise }) => [...effects, ...(otherwise ?? [])]);

/** All that effects may do, with the tables they roll on and those that these roll on. */
export function allSteps(steps: readonly EffectStep[], tables: LintInput['tables']): readonly InnerStep[] {
  const all = steps.flatMap(stepsWithin);
  const seen = new Set<string>();
  for (const { step, later } of all) {
    if (step.op !== 'roll' || seen.has(step.table)) continue;
    seen.add(step.table);
    const table = tables.get(step.table);
    if (table === undefined) continue;
    for (const inner of stepsOf(table).flatMap(stepsWithin)) all.push({ ...inner, later: later || inner.later });
  }
  return all;
}
