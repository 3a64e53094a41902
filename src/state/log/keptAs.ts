import type { StoreFault } from '../../persistence/textStorage.ts';
import { type Apart, type Lack, SAVED, type SaveStatus } from './status.ts';

export const OTHER_TAB: SaveStatus = { kind: 'readOnly', cause: 'otherTab' };
export const ARCHIVED: SaveStatus = { kind: 'once', in: 'second', lacks: null };

/** Where something is kept, by what became of it in each store: null: it is there, else why it is not. */
export function keptAs(first: StoreFault | null, second: Lack | null, apart: Apart | null): SaveStatus {
  if (first === null && second === null) return apart === null ? SAVED : { kind: apart };
  if (first === null) return { kind: 'once', in: 'first', lacks: second };
  return second === null ? { kind: 'once', in: 'second', lacks: first } : { kind: 'unsaved', cause: first };
}

/** Whether neither store is known to have the last change. */
export const isNowhere = (save: SaveStatus): boolean =>
  save.kind === 'unsaved' || (save.kind === 'writing' && save.first !== null);
