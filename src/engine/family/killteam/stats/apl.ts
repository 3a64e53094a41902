import type { BattleEvent } from '../model/event.ts';
import type { TimedEffect, Operative } from '../model/operative.ts';
import { changesOf, hasChange } from './changes.ts';
import { spoke, unspent } from './uses.ts';

/** This change of APL counts: some operatives are never raised (C6, Nerve damage), some never lowered (C4, Zealot). */
export const aplCounts = (operative: Operative, { by }: TimedEffect): boolean =>
  by > 0
    ? !hasChange(operative, 'aplNeverRaised')
    : !changesOf(operative, 'aplNeverLowered').some(({ change }) => change.per === null);

/**
 * A change for a time begins; unless it lowers APL and a trait ignores the first such change of its period (C9, Iron Will):
 * then only the trait speaks.
 */
export function effectBegins(operative: Operative, effect: TimedEffect): BattleEvent {
  const shield =
    effect.stat === 'apl' && effect.by < 0
      ? changesOf(operative, 'aplNeverLowered').find(
          ({ trait, change }) => change.per !== null && unspent(operative, trait, change.per),
        )
      : undefined;
  return shield === undefined
    ? { type: 'effectStarted', operative: operative.id, effect }
    : spoke(operative, shield.trait);
}
