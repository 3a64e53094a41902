import { present } from '../core/invariant.ts';
import type { kernel } from './kernel.ts';

/** What answers for the table where a battle has a board. */
export type Geometry = typeof kernel;

let fetched: Geometry | null = null;

/** Fetches what measures: a battle without a board does without it. Rejects when it cannot be fetched. */
export async function fetchGeometry(): Promise<void> {
  fetched ??= (await import('./kernel.ts')).kernel;
}

/** What measures, or a thrown bug: whoever has a board has fetched it before. */
export const geometry = (): Geometry => present(fetched, 'the geometry of boards');
