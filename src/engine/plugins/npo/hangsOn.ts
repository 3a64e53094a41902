import { KILL_TEAM } from '../../behaviour/killTeam/vocabulary.ts';
import type { KillTeam } from '../../behaviour/killTeam/terms.ts';
import type { CompiledRow } from '../../behaviour/compile.ts';
import { verdict } from '../../behaviour/condition.ts';
import { selfNumber } from '../../behaviour/killTeam/fact.ts';
import { selfIs, withSelf } from '../../behaviour/known.ts';
import { mindOf } from '../../behaviour/mind.ts';
import type { Thought } from '../../behaviour/thought.ts';

/** At the Target Location it goes elsewhere: the hands see whether it is, and are told both. */
export const AT_LOCATION = selfNumber('atTargetLocation');

/** Whether a row may be taken only where this fact of the enemy is as said. */
export function hangsOn(
  { known, situation }: Thought<KillTeam>,
  row: CompiledRow<KillTeam>,
  fact: number,
  is: boolean,
): boolean {
  const fits = (now: boolean): boolean => {
    const told = withSelf(known, fact, now);
    return row.if === null || verdict(row.if.condition, told, mindOf(KILL_TEAM, situation, told)) !== false;
  };
  return fits(is) && !fits(!is);
}

/**
 * The row by which an enemy makes this move as long as it is not at its Target Location, where nobody has told whether it is;
 * null: there is none, or it has been told. The step itself is for one that is there.
 */
export function rowUntilThere(
  thought: Thought<KillTeam>,
  step: { readonly row: string; readonly action: string },
): CompiledRow<KillTeam> | null {
  if (selfIs(thought.known.self, AT_LOCATION) !== null) return null;
  const { rows } = thought.table;
  const before = rows.slice(
    0,
    Math.max(
      0,
      rows.findIndex(({ id }) => id === step.row),
    ),
  );
  return before.find((row) => row.action === step.action && hangsOn(thought, row, AT_LOCATION, false)) ?? null;
}
