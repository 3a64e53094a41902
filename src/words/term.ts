/** A word of the game: what it is called and means; `also`: other forms in which sentences have it. */
export interface TermWords {
  readonly name: string;
  readonly text: string;
  readonly also: readonly string[];
}

/** A word and its meaning; further forms of it follow, with a slash between them. */
export const term = (name: string, text: string, also = ''): TermWords => ({
  name,
  text,
  also: also === '' ? [] : also.split('/'),
});
