import { type EngagedEnemy, engagesOthers } from './engaged.ts';

/** Whether an enemy whose range is left strikes at that point: not when it is down (V-42) or has no melee attack (V-41). */
export const strikesAtLeaving = (enemy: EngagedEnemy): boolean => enemy.inPlay && engagesOthers(enemy);
