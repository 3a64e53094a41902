import type * as z from 'zod/mini';
import type { MatchSource } from '../../engine/family/killteam/rules/plugin.ts';
import { shapeProblems } from '../shapeProblems.ts';
import { type Check, inside, type ProblemPlace, report } from './check.ts';
import type { RuleSource } from './checkWeapons.ts';

/** What the rules of a system know of how its missions are scored; null: they know of no such thing. */
const sourceOf = ({ plugins = [] }: RuleSource): MatchSource | null =>
  plugins.find(({ match }) => match !== undefined)?.match ?? null;

/** The value has its shape; else all that is wrong is reported. */
function hasShape(check: Check, place: ProblemPlace, value: unknown, shape: z.ZodMiniType): boolean {
  const parsed = shape.safeParse(value);
  if (parsed.success) return true;
  for (const { path, code, message } of shapeProblems(place.file, value, parsed.error.issues))
    report(check, path === '' ? place : inside(place, path), code, message);
  return false;
}

function checkMatch(check: Check, place: ProblemPlace, value: unknown, { mission, problems }: MatchSource): void {
  if (!hasShape(check, place, value, mission)) return;
  for (const { path, message } of problems(value)) report(check, inside(place, path), 'unknownReference', message);
}

/** What two sides play for has the shape that the rules of the system know, and names only what it has. */
export function checkMatches(check: Check, ruleset: RuleSource | null): void {
  if (ruleset === null) return;
  const source = sourceOf(ruleset);
  const unknown = (place: ProblemPlace): void =>
    report(check, place, 'notAllowed', `${ruleset.id} has no missions that it scores itself`);
  for (const { row, ...place } of check.rows.missions ?? []) {
    if (row.match === undefined) continue;
    if (source === null) unknown(inside(place, 'match'));
    else checkMatch(check, inside(place, 'match'), row.match, source);
  }
  for (const { row, ...place } of check.rows.tacOps ?? []) {
    if (source === null) unknown(place);
    else hasShape(check, place, row, source.tacOp);
  }
}
