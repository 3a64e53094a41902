/** How many letters the longest word has that a line cannot break. */
export const longestWord = (text: string): number => Math.max(...text.split(/[ -]/u).map((word) => word.length));
