/** What became of one part of something. */
type PartDiff =
  | { readonly part: string; readonly kind: 'number'; readonly from: number; readonly to: number }
  | {
      readonly part: string;
      readonly kind: 'list';
      readonly added: number;
      readonly removed: number;
      readonly changed: number;
    }
  | { readonly part: string; readonly kind: 'other' };

/** How differences are said. */
export interface DiffWords {
  readonly parts: Readonly<Record<string, string>>;
  readonly otherPart: string;
  readonly number: (part: string, from: number, to: number) => string;
  readonly list: (part: string, added: number, removed: number, changed: number) => string;
  readonly of: (name: string, what: string) => string;
}

function partSaid(words: DiffWords, diff: PartDiff): string {
  const part = words.parts[diff.part] ?? words.otherPart;
  switch (diff.kind) {
    case 'number':
      return words.number(part, diff.from, diff.to);
    case 'list':
      return words.list(part, diff.added, diff.removed, diff.changed);
    case 'other':
      return part;
  }
}

/** What is different inside something, in one sentence after its name; each part is named once. */
export const diffSaid = (words: DiffWords, name: string, parts: readonly PartDiff[]): string =>
  parts.length === 0 ? name : words.of(name, [...new Set(parts.map((part) => partSaid(words, part)))].join(', '));
