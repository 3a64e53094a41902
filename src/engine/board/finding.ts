import { present } from '../core/invariant.ts';
import type { finder as all } from './finder.ts';

/** What finds where somebody can go on a board. */
export type Finder = typeof all;

let fetched: Finder | null = null;
const waiting = new Set<() => void>();

/** Fetches what finds ways: a board is shown, seen and measured without it. Rejects when it cannot be fetched. */
export async function fetchFinder(): Promise<void> {
  const { finder: found } = await import('./finder.ts');
  if (fetched !== null) return;
  fetched = found;
  for (const told of waiting) told();
}

/** Whether it is here. */
export const hasFinder = (): boolean => fetched !== null;

/** Tells when it has come, until the returned function is called. */
export function whenFinder(told: () => void): () => void {
  waiting.add(told);
  return () => void waiting.delete(told);
}

/** What finds ways, or a thrown bug: whoever asks has fetched it before. */
export const finder = (): Finder => present(fetched, 'what finds ways on boards');
