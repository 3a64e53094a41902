import { count, type Pool } from '../../engine/family/killteam/model/pool.ts';

/** Critical and normal successes of a pool, as replies give them. */
export const counted = (pool: Pool): { readonly c: number; readonly n: number } => ({
  c: count(pool, 'critical'),
  n: count(pool, 'normal'),
});
