/** What became of one part of a row: a number, a list of things, or anything else. `part`: its key, such as `objectives`. */
export type PartDiff =
  | { readonly part: string; readonly kind: 'number'; readonly from: number; readonly to: number }
  /** It was called otherwise. */
  | { readonly part: string; readonly kind: 'called'; readonly from: string }
  /** A list of things with names that are no secret: who and which. */
  | {
      readonly part: string;
      readonly kind: 'named';
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly changed: readonly string[];
    }
  | {
      readonly part: string;
      readonly kind: 'list';
      readonly added: number;
      readonly removed: number;
      readonly changed: number;
    }
  | { readonly part: string; readonly kind: 'other' };
