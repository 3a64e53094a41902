import type { BattleEvent } from '../model/event.ts';
import type { Lasting, Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { changesOf, hasChange } from './changes.ts';
import { spoke, unspent } from './uses.ts';

/** This change of APL counts: some operatives are never raised (C6, Nerve damage), some never lowered (C4, Zealot). */
export const aplCounts = (lasts: Lasts, operative: Operative, by: number): boolean =>
  by > 0
    ? !hasChange(lasts, operative, 'aplNeverRaised')
    : !changesOf(lasts, operative, 'aplNeverLowered').some(({ change }) => change.per === null);

const lowersApl = ({ change }: Lasting): boolean => change.op === 'stat' && change.stat === 'apl' && change.by < 0;

/**
 * A change for a time begins; unless it lowers APL and a trait ignores the first such change of its period (C9, Iron Will):
 * then only the trait speaks.
 */
export function statBegins(lasts: Lasts, operative: Operative, lasting: Lasting): BattleEvent {
  const shield = lowersApl(lasting)
    ? changesOf(lasts, operative, 'aplNeverLowered').find(
        ({ source, change }) => change.per !== null && unspent(operative, source, change.per),
      )
    : undefined;
  return shield === undefined ? { type: 'lastingBegan', lasting } : spoke(operative, shield.source);
}
