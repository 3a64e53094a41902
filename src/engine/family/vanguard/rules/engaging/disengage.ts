import type { EngagedEnemy } from './engaged.ts';

/** Whether an enemy whose range is left strikes at that point: not when it is down (V-42) or has no melee attack (V-41). */
export const strikesAtLeaving = ({ down, hasMelee, inPlay }: EngagedEnemy): boolean => inPlay && !down && hasMelee;
