import { RECOVERY } from '../../core/roundsBook.ts';
import { chanceOf } from './faces.ts';

/** The chance of a recovery roll, so many wounds below 0; whoever lay before the attack has none. Source: V-13, V-64. */
export const recovering = (below: number): number => chanceOf(RECOVERY, -below);
