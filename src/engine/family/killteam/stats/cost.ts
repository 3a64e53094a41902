import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import type { ActionId } from '../../../core/ids.ts';
import { changesOf, type Source } from './changes.ts';
import { unspent } from './uses.ts';

/** AP of an action as this operative pays it; `speaking`: what is counted when it is done. */
export interface Cost {
  readonly ap: number;
  readonly speaking: readonly Source[];
}

/**
 * C9, Quick Reload: some actions cost less (or more) AP, as often as the trait says. Never less than 0. Not of Shoot and
 * Fight: those are taken back with their AP.
 */
export function costOf(lasts: Lasts, operative: Operative, action: ActionId, ap: number): Cost {
  if (action === 'shoot' || action === 'fight') return { ap, speaking: [] };
  const found = changesOf(lasts, operative, 'cost').filter(
    ({ source, change }) => change.action === action && unspent(operative, source, change.per),
  );
  return {
    ap: Math.max(
      0,
      found.reduce((sum, { change }) => sum + change.by, ap),
    ),
    speaking: found
      .filter(({ source, change }) => change.per !== null || source.lasting?.uses !== undefined)
      .map(({ source }) => source),
  };
}
