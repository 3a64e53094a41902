/** Marks that turn the direction of what follows, which a text of one's own has no need of and others' words suffer from. */
const MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The same as JSON writes them; a backslash before is no part of it where it is one of a pair. */
const WRITTEN = /(?<!\\)(?<pairs>(?:\\\\)*)\\u(?:200[ef]|202[a-e]|206[6-9])/giu;

/** A text without marks of direction: beside it all words stay as they are. */
export const withoutMarks = (text: string): string => text.replaceAll(MARKS, '');

/** The text of a JSON without marks of direction in any of its texts, however they are written. */
export const withoutMarksInJson = (json: string): string => withoutMarks(json).replaceAll(WRITTEN, '$<pairs>');

/** A text of at most so many UTF-16 units, which never ends within something that is seen as one letter. */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text.slice(0, most + 32))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
