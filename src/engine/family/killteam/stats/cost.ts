import type { Operative } from '../model/operative.ts';
import type { ActionId } from '../../../core/ids.ts';
import { changesOf } from './changes.ts';
import type { Trait } from '../traits/trait.ts';
import { unspent } from './uses.ts';

/** AP of an action as this operative pays it; `speaking`: traits that are counted when it is done. */
export interface Cost {
  readonly ap: number;
  readonly speaking: readonly Trait[];
}

/**
 * C9, Quick Reload: some actions cost less (or more) AP, as often as the trait says. Never less than 0. Not of Shoot and
 * Fight: those are taken back with their AP.
 */
export function costOf(operative: Operative, action: ActionId, ap: number): Cost {
  if (operative.traits === undefined || action === 'shoot' || action === 'fight') return { ap, speaking: [] };
  const found = changesOf(operative, 'cost').filter(
    ({ trait, change }) => change.action === action && unspent(operative, trait, change.per),
  );
  return {
    ap: Math.max(
      0,
      found.reduce((sum, { change }) => sum + change.by, ap),
    ),
    speaking: found.filter(({ change }) => change.per !== null).map(({ trait }) => trait),
  };
}
