import type { StorageWords } from '../../words/storageWords.ts';

/** An ISO time in words. */
export function timeText(words: StorageWords, at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? words.unknownTime : words.when(time);
}
