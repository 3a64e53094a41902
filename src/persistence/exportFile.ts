import { wrap } from './heading.ts';
import type { Journal } from './journal.ts';
import type { LogKind, LogTypes } from './logKind.ts';

/** A log that is to become one text. */
interface WholeLog<T extends LogTypes> {
  readonly meta: T['meta'];
  readonly setup: T['state'];
  readonly journal: Journal<T>;
  readonly state: T['state'];
}

/** The file of a log: everything in one text, the undone entries too. */
export const logText = <T extends LogTypes>(
  { shape, head, foot }: LogKind<T>,
  { meta, setup, journal, state }: WholeLog<T>,
  stamp: { savedAt: string; revision: number },
): string =>
  wrap(shape, stamp, {
    ...head(meta, setup),
    entries: journal.slice(0, journal.length),
    redo: journal.slice(journal.length),
    ...foot(state),
  });
