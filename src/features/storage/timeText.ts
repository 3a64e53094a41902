import type { Words } from '../../words/words.ts';

/** An ISO time in words. */
export function timeText(words: Words<'storage'>, at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? words.unknownTime : words.when(time);
}
