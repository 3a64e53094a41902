import { present } from '../../../core/invariant.ts';
import type { onBoards } from './barricade.ts';

/** What puts barricades down on a board. */
type Barricades = typeof onBoards;

let fetched: Barricades | null = null;

/** Fetches it: a battle without a board does without it. Rejects when it cannot be fetched. */
export async function fetchBarricades(): Promise<void> {
  fetched ??= (await import('./barricade.ts')).onBoards;
}

/** What puts barricades down, or a thrown bug: whoever has a board has fetched it before. */
export const barricades = (): Barricades => present(fetched, 'the barricades of boards');
