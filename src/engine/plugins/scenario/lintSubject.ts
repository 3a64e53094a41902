import { isForNobody } from '../../family/killteam/tables/subject.ts';
import { type Finding, finding } from './lintFinding.ts';
import type { LintInput } from './lintInput.ts';
import type { ScriptMoment } from './script.ts';

/** Moments that are somebody's: of whoever acted, or went down. */
const OF_SOMEBODY: ReadonlySet<ScriptMoment> = new Set<ScriptMoment>(['activationEnd', 'acted', 'incapacitated']);

/** Whether something that happens at a moment is about an operative. */
export const isAboutSomebody = (when: ScriptMoment): boolean => OF_SOMEBODY.has(when);

/**
 * Effects for whomever it is about, where it is about nobody: at a moment that is nobody’s, and in tables that no action rolls,
 * as events are and those that other rows roll on.
 */
export function subjectFindings(input: LintInput): readonly Finding[] {
  const hooks = (input.script?.hooks ?? []).flatMap(({ name, when, effects }, index) =>
    isAboutSomebody(when)
      ? []
      : effects.flatMap((step, at) =>
          isForNobody(step) ? [finding('warning', 'forNobody', `script.hooks[${index}].effects[${at}]`, { name })] : [],
        ),
  );
  const byActions = new Set((input.script?.actions ?? []).map(({ table }) => table));
  const rows = [...input.tables].flatMap(([id, table]) =>
    (byActions.has(id) ? [] : table.rows).flatMap(({ name, effects, otherwise }) =>
      [...effects, ...(otherwise ?? [])].some(isForNobody)
        ? [finding('warning', 'forNobody', `tables.${id}`, { name })]
        : [],
    ),
  );
  return [...hooks, ...rows];
}
