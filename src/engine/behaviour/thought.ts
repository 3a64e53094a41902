import type { CompiledTable } from './compile.ts';
import type { Known } from './known.ts';
import type { Terms } from './terms.ts';

/**
 * All that an activation is decided with. `lot`: one of `count` equals, 0 to `count - 1`, fixed by the battle's seed, so that
 * the same thought comes to the same end. `heads`: a fact of the enemy that the hands see by themselves, told both ways
 * where only whither it moves hangs on it; left out: none.
 */
export interface Thought<T extends Terms> {
  readonly table: CompiledTable<T>;
  readonly known: Known;
  readonly situation: T['situation'];
  readonly lot: (count: number) => number;
  readonly heads?: number;
}
