import { narrativeBook } from '../../engine/plugins/narrative/book.ts';
import { narrativeProblems } from '../../engine/plugins/narrative/problems.ts';
import { shapeProblems } from '../shapeProblems.ts';
import type { NarrativeRow } from '../schema/narrative.ts';
import { type Check, inside, type ProblemPlace, report } from './check.ts';
import type { RuleSource } from './checkWeapons.ts';

const hasNarrative = ({ plugins = [] }: RuleSource): boolean => plugins.some(({ narrative }) => narrative === true);

function checkBook(check: Check, place: ProblemPlace, row: NarrativeRow): void {
  const parsed = narrativeBook.safeParse(row);
  if (parsed.success)
    for (const { path, message } of narrativeProblems(parsed.data))
      report(check, inside(place, path), 'notAllowed', message);
  else
    for (const { path, code, message } of shapeProblems(place.file, row, parsed.error.issues))
      report(check, path === '' ? place : inside(place, path), code, message);
}

/** Narrative play has the shape that the rules of the system know, and keeps what it promises (K-81). */
export function checkNarrative(check: Check, ruleset: RuleSource | null): void {
  if (ruleset === null) return;
  const has = hasNarrative(ruleset);
  for (const { row, ...place } of check.rows.narrative ?? [])
    if (!has) report(check, place, 'notAllowed', `${ruleset.id} has no narrative play of this kind`);
    else checkBook(check, place, row);
}
