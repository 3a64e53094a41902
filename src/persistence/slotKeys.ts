import { type TextStorage, keysUnder } from './textStorage.ts';

/** The kinds of logs that are kept, as their files and folders are called. */
export type LogFormat = 'battle' | 'campaign';

const folder = (format: LogFormat): string => `retinue/${format}/`;

/** Everything of one log. */
export const slotPrefix = (format: LogFormat, id: string): string => `${folder(format)}${id}/`;
export const summaryKey = (format: LogFormat, id: string): string => `${slotPrefix(format, id)}summary`;
/** Which tab writes now. */
export const writerKey = (format: LogFormat, id: string): string => `${slotPrefix(format, id)}writer`;

/** Since which revision the log went on without its second copy, of which nothing was known then. */
export const aloneKey = (format: LogFormat, id: string): string => `${slotPrefix(format, id)}alone`;
/** What lies beside a log and is no part of it. */
export const isBeside = (format: LogFormat, id: string, key: string): boolean =>
  key === writerKey(format, id) || key === aloneKey(format, id);

/** The ids of all logs of a kind that have anything stored. */
export function storedIds(storage: TextStorage, format: LogFormat): readonly string[] {
  const prefix = folder(format);
  const ids = keysUnder(storage, prefix).map((key) => ({ key, id: key.slice(prefix.length).split('/')[0] ?? '' }));
  return [...new Set(ids.filter(({ key, id }) => id !== '' && !isBeside(format, id, key)).map(({ id }) => id))];
}
