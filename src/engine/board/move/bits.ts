/** How many bits are kept together, and how often two halves that is. */
export const WORD = 32;
const HALVINGS = 5;

/** In which word of its row the bit of a column lies. */
export const wordOf = (column: number): number => column >> HALVINGS;
export const bitOf = (column: number): number => 1 << (column & (WORD - 1));
/** How many words so many bits take. */
export const wordsFor = (count: number): number => (count + WORD - 1) >> HALVINGS;
/** Which is the lowest bit of a word. */
export const lowest = (word: number): number => WORD - 1 - Math.clz32(word & -word);

/** The bits of a word from one column to another. */
export function between(first: number, last: number, word: number): number {
  const [from, to] = [first - word * WORD, last - word * WORD];
  return (from > 0 ? -1 << from : -1) & (to < WORD - 1 ? ~(-1 << (to + 1)) : -1);
}

/** Sets a bit of a list. */
export function setBit(words: Int32Array, column: number): void {
  const at = wordOf(column);
  words[at] = (words[at] ?? 0) | bitOf(column);
}
