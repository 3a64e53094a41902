const LONGEST = 60;
const MARK = 8;

/**
 * The id of a new document: the words of its name, so that files can be read, and a part by chance, so that no two people’s
 * are ever taken for one another, whatever they are called. `chance`: letters and digits that nothing else has.
 */
export function documentId(words: string, chance: string): string {
  const mark = chance.slice(0, MARK);
  return `${words.slice(0, LONGEST - mark.length - 1).replace(/-+$/u, '')}-${mark}`;
}
