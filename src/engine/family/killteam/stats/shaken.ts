import type { Operative } from '../model/operative.ts';
import { aplCounts } from './apl.ts';

/** Something lowers its APL, and counts. */
export const isShaken = (operative: Operative): boolean =>
  operative.effects.some((effect) => effect.stat === 'apl' && effect.by < 0 && aplCounts(operative, effect));
