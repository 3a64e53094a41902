import type { CompiledTable } from './compile.ts';
import type { Known } from './known.ts';
import type { EnemySituation } from './enemySituation.ts';

/**
 * All that an activation is decided with. `lot`: one of `count` equals, 0 to `count - 1`, fixed by the battle's seed, so that
 * the same thought comes to the same end. `heads`: a fact of the enemy that the hands see by themselves, told both ways
 * where only whither it moves hangs on it; left out: none.
 */
export interface Thought {
  readonly table: CompiledTable;
  readonly known: Known;
  readonly situation: EnemySituation;
  readonly lot: (count: number) => number;
  readonly heads?: number;
}
