import type { Condition } from './condition.ts';
import { type Box, canBe } from './lintBox.ts';
import { type Finding, finding } from './lintFinding.ts';
import type { LintInput, LintScript } from './lintInput.ts';
import type { ScenarioObjective } from './script.ts';

const both = (...of: Condition[]): Condition => ({ is: 'all', of });
const not = (of: Condition): Condition => ({ is: 'not', of });

/** Whether this never holds without that. */
const implies = (condition: Condition, other: Condition, box: Box): boolean =>
  canBe(condition, box) && !canBe(both(condition, not(other)), box);

/** Whether what makes one of them done makes the other fail, and they can never be done together. */
function excludes(one: ScenarioObjective, other: ScenarioObjective, box: Box): boolean {
  if (one.done === null || other.done === null || canBe(both(one.done, other.done), box)) return false;
  return (
    (one.failed !== null && implies(other.done, one.failed, box)) ||
    (other.failed !== null && implies(one.done, other.failed, box))
  );
}

/** Objectives beside the primary one of which only one can be done. */
function excludingFindings({ objectives }: LintScript, box: Box): readonly Finding[] {
  const beside = objectives
    .map((objective, index) => ({ objective, index }))
    .filter(({ objective }) => objective.kind !== 'primary');
  return beside.flatMap(({ objective, index }) => {
    const other = beside.find((each) => each.index < index && excludes(each.objective, objective, box));
    const path = `script.objectives[${index}].done`;
    return other === undefined
      ? []
      : [finding('warning', 'excluding', path, { name: objective.text, other: other.objective.text })];
  });
}

/** Ticks that end the battle as done or failed while the primary objective says otherwise. */
function endFindings({ ticks }: LintInput, { objectives }: LintScript, box: Box): readonly Finding[] {
  const primary = objectives.find(({ kind }) => kind === 'primary');
  if (primary === undefined) return [];
  return ticks.flatMap(({ id, name, ends }, index) => {
    const settles = ends === 'complete' ? primary.done : ends === 'failed' ? primary.failed : null;
    const tick: Condition = { is: 'tick', tick: id };
    if (settles === null || !canBe(tick, box) || implies(tick, settles, box)) return [];
    const code = ends === 'complete' ? 'completesWithout' : 'failsWithout';
    return [finding('note', code, `ticks[${index}]`, { name, other: primary.text })];
  });
}

/** What contradicts itself between the parts of a scenario: objectives that exclude each other, ends beside the primary one. */
export const pairFindings = (input: LintInput, script: LintScript, box: Box): readonly Finding[] => [
  ...excludingFindings(script, box),
  ...endFindings(input, script, box),
];
