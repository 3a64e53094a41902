import type { NarrativeSource } from '../../engine/family/killteam/rules/plugin.ts';
import { shapeProblems } from '../shapeProblems.ts';
import type { NarrativeRow } from '../schema/narrative.ts';
import { type Check, inside, type ProblemPlace, report } from './check.ts';
import type { RuleSource } from './checkWeapons.ts';

const sourceOf = ({ plugins = [] }: RuleSource): NarrativeSource | null =>
  plugins.find(({ narrative }) => narrative !== undefined)?.narrative ?? null;

function checkBook(check: Check, place: ProblemPlace, row: NarrativeRow, { book, problems }: NarrativeSource): void {
  const parsed = book.safeParse(row);
  if (parsed.success)
    for (const { path, message } of problems(row)) report(check, inside(place, path), 'notAllowed', message);
  else
    for (const { path, code, message } of shapeProblems(place.file, row, parsed.error.issues))
      report(check, path === '' ? place : inside(place, path), code, message);
}

/** Narrative play has the shape that the rules of the system know, and keeps what it promises (K-81). */
export function checkNarrative(check: Check, ruleset: RuleSource | null): void {
  if (ruleset === null) return;
  const source = sourceOf(ruleset);
  for (const { row, ...place } of check.rows.narrative ?? [])
    if (source === null) report(check, place, 'notAllowed', `${ruleset.id} has no narrative play of this kind`);
    else checkBook(check, place, row, source);
}
