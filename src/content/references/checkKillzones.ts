import { killzoneProblems } from '../killzones/checkKillzones.ts';
import type { Check } from './check.ts';

/** The boards of a pack: shapes, heights, edges. Their pieces are their own: templates are the app's alone. */
export function checkKillzones({ rows, problems }: Check): void {
  for (const placed of rows.killzones ?? []) problems.push(...killzoneProblems(placed, new Map()));
}
