import { BAND_SIDES, type BandScenario } from '../schema/warBands/bandScenario.ts';
import { type Check, inside, type ProblemPlace, report } from './check.ts';
import { checkPartIds, partsOf } from './placedRows.ts';

/** Each side knows where it falls back to (V-70). */
function checkFallback(check: Check, place: ProblemPlace, { fallback }: BandScenario): void {
  for (const side of BAND_SIDES)
    if (fallback[side].length === 0)
      report(
        check,
        inside(place, `fallback.${side}`),
        'noFallbackEdge',
        `the ${side} side has no edge to fall back to`,
      );
}

/** Scenarios of war bands: an edge to fall back to for each side, parts told apart (V-83, V-88). */
export function checkBandScenarios(check: Check): void {
  for (const { row, ...place } of check.rows.bandScenarios ?? []) {
    checkFallback(check, place, row);
    checkPartIds(check, partsOf(place, 'objectives', row.objectives));
    checkPartIds(check, partsOf(place, 'special', row.special));
    checkPartIds(check, partsOf(place, 'leaderObjectives', row.leaderObjectives));
  }
}
