import { later } from '../../../ui/later.tsx';

/** The odds of the attack being chosen, which what works them out brings later. */
export const AttackFigures = later(async () => (await import('./AttackFigures.tsx')).AttackFigures);
