/** Whose a row is: of the app, of one’s own, or of a pack by its name. */
export type Whose = 'app' | 'own' | { readonly pack: string };

interface WhoseWords {
  readonly app: string;
  readonly own: string;
  readonly pack: (name: string) => string;
}

/** Whose a row is, in words. */
export const whoseSaid = (words: WhoseWords, whose: Whose): string =>
  typeof whose === 'string' ? words[whose] : words.pack(whose.pack);
