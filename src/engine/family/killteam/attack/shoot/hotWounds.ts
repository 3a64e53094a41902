import type { Pool } from '../../model/pool.ts';
import type { Shot } from '../../rules/steps.ts';
import { fold } from '../fold.ts';

const EACH = 3;

/** Wounds that its own dice cost the shooter where the book says so: 3 for each that is discarded showing a 1 (L-47, X-62). */
export function hotWounds({ rules, context }: Shot, pool: Pool): number {
  const isHot = rules.attacks.hot === 'discardedOnes' && fold(rules, 'hot', { value: false, moment: context }).value;
  return isHot ? EACH * pool.filter(({ face, grade }) => face === 1 && grade === 'fail').length : 0;
}
