import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { changesOf, isActive } from './changes.ts';

/**
 * Being injured does not trouble it in this respect (`rules/acolyte.md` C9, Stand Fast; C6, Grim resolve). A change with a
 * period counts only in the activation in which its trait was used.
 */
export const ignoresInjured = (lasts: Lasts, operative: Operative, what: 'move' | 'hit'): boolean =>
  changesOf(lasts, operative, 'ignoreInjured').some(
    ({ source, change }) =>
      (change.what === what || change.what === 'both') && (change.per === null || isActive(operative, source)),
  );
