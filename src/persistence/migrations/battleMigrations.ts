import { present } from '../../engine/core/invariant.ts';
import type { Migration } from '../heading.ts';

/** How many there are: the current version of battles. */
const STEPS = 15;

let steps: readonly Migration[] | null = null;

/** Fetches what makes older battles new; nothing reads one before. Rejects when it cannot be fetched. */
export async function fetchBattleSteps(): Promise<void> {
  steps ??= (await import('./battleSteps.ts')).battleSteps;
}

/** The steps from each version of a battle to the next, to be used once they are fetched. */
export const battleMigrations: readonly Migration[] = Array.from(
  { length: STEPS },
  (_, version): Migration =>
    (old) =>
      present(steps?.[version], `the step from version ${version}`)(old),
);
