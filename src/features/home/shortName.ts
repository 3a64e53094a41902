import type { FirstWords } from '../../words/firstWords.ts';
import { packName } from '../../words/look.ts';

/** A name in one word, for narrow columns: "Vex", "Fighter 2", "Voice". */
export function shortName(words: FirstWords, name: string): string {
  const shown = packName(words, name);
  const parts = shown.split(' ');
  const last = parts.at(-1) ?? shown;
  return /^\d+$/u.test(last) ? parts.slice(-2).join(' ') : last;
}
