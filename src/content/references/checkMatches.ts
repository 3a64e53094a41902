import { shapeProblems } from '../shapeProblems.ts';
import { type Check, inside, type ProblemPlace, report } from './check.ts';
import type { RuleSource } from './checkWeapons.ts';

/** What the rules of a system know of how its missions are scored; null: they know of no such thing. */
const matchesOf = ({ plugins = [] }: RuleSource) => plugins.find(({ match }) => match !== undefined)?.match ?? null;

function checkMatch(check: Check, place: ProblemPlace, value: unknown, ruleset: RuleSource): void {
  const known = matchesOf(ruleset);
  if (known === null) {
    report(check, place, 'notAllowed', `${ruleset.id} has no missions that are scored by the engine`);
    return;
  }
  const parsed = known.shape.safeParse(value);
  if (!parsed.success) {
    for (const problem of shapeProblems(place.file, value, parsed.error.issues))
      report(check, inside(place, problem.path), problem.code, problem.message);
    return;
  }
  for (const { path, message } of known.problems(parsed.data))
    report(check, inside(place, path), 'unknownReference', message);
}

/** What two sides play for has the shape that the rules of the system know, and names only what it has. */
export function checkMatches(check: Check, ruleset: RuleSource | null): void {
  if (ruleset === null) return;
  for (const { row, ...place } of check.rows.missions ?? [])
    if (row.match !== undefined) checkMatch(check, inside(place, 'match'), row.match, ruleset);
}
