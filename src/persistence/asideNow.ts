import type { Pair } from './durableStore.ts';
import { fieldsOf, oneOf, text as textField } from './fields.ts';
import { parseJson } from './heading.ts';
import { newId } from './newId.ts';
import { type TextStorage, attempt, keysUnder, readText } from './textStorage.ts';

/** Where texts are put aside, in both stores. */
export const ASIDE_PREFIX = 'retinue/quarantine/';

/** A text put aside before what it was read from is overwritten. `why`: unreadable, migrated, otherTab, discarded, replaced. */
export interface KeptText {
  readonly key: string;
  readonly at: string;
  readonly why: WhyKept;
  readonly text: string;
}
export type WhyKept = 'unreadable' | 'migrated' | 'otherTab' | 'discarded' | 'replaced';

/** How a text is put aside. */
export const keptText = fieldsOf({
  at: textField,
  why: oneOf('unreadable', 'migrated', 'otherTab', 'discarded', 'replaced'),
  text: textField,
});

/** A text as it is put aside. */
export const pairOf = (at: string, why: WhyKept, text: string): Pair => [
  `${ASIDE_PREFIX}${at}-${newId()}`,
  JSON.stringify({ at, why, text }),
];

/** A text that was put aside, however it can be read. */
export function keptOf([key, value]: Pair): KeptText {
  const found = parseJson(value);
  return keptText.is(found) ? { ...found, key } : { key, at: '', why: 'unreadable', text: value };
}

/** What was put aside in the synchronous store. */
export const asideNow = (storage: TextStorage): readonly Pair[] =>
  keysUnder(storage, ASIDE_PREFIX).map((key) => [key, readText(storage, key) ?? '']);

/** Whether a text is among those put aside. */
export const holds = (texts: readonly KeptText[], wanted: string): boolean => texts.some(({ text }) => text === wanted);

/** Writes one to the synchronous store; false: it could not. */
export const writeNow = (storage: TextStorage, [key, value]: Pair): boolean =>
  attempt(() => storage.write(key, value)) === null;

/**
 * Puts a text aside at once, in the synchronous store only; one that is there already is not put there again. False: it
 * could not, so nothing may be overwritten.
 */
export const putAsideNow = (storage: TextStorage, at: string, why: WhyKept, text: string): boolean =>
  holds(asideNow(storage).map(keptOf), text) || writeNow(storage, pairOf(at, why, text));
