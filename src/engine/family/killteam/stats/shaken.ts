import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { aplCounts } from './apl.ts';
import type { LastingOf } from './changes.ts';
import { statChanges } from './statChanges.ts';

/** What lowers its APL, and counts. */
export const shaking = (lasts: Lasts, operative: Operative): readonly LastingOf<'stat'>[] =>
  statChanges(lasts, operative, 'apl').filter(({ change: { by } }) => by < 0 && aplCounts(lasts, operative, by));

/** Something lowers its APL, and counts. */
export const isShaken = (lasts: Lasts, operative: Operative): boolean => shaking(lasts, operative).length > 0;
