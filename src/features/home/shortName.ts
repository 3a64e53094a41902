import type { Words } from '../../words/words.ts';
import { packName } from '../../words/packName.ts';

const NUMBERED = /^(?<base>.*?)(?<number> \d+)?$/u;

/** A name in one word, for narrow columns: "Vex", "Fighter 2", "Voice"; whole where its last word is no name: "Hired gun". */
export function shortName(words: Words<'home'>, name: string): string {
  const shown = packName(words, name);
  const { base = shown, number = '' } = NUMBERED.exec(shown)?.groups ?? {};
  const last = base.split(' ').at(-1) ?? base;
  return /^\p{Ll}/u.test(last) ? shown : `${last}${number}`;
}
