import type { PartDiff } from '../engine/core/partDiff.ts';

/** How differences are said. */
export interface DiffWords {
  readonly parts: Readonly<Record<string, string>>;
  readonly otherPart: string;
  readonly number: (part: string, from: number, to: number) => string;
  readonly called: (part: string, from: string) => string;
  readonly named: (part: string, added: string, removed: string, changed: string) => string;
  readonly list: (part: string, added: number, removed: number, changed: number) => string;
  readonly of: (name: string, what: string) => string;
}

const namesSaid = (names: readonly string[]): string => [...new Set(names)].join(', ');

function partSaid(words: DiffWords, diff: PartDiff): string {
  const part = words.parts[diff.part] ?? words.otherPart;
  switch (diff.kind) {
    case 'number':
      return words.number(part, diff.from, diff.to);
    case 'called':
      return words.called(part, diff.from);
    case 'named':
      return words.named(part, namesSaid(diff.added), namesSaid(diff.removed), namesSaid(diff.changed));
    case 'list':
      return words.list(part, diff.added, diff.removed, diff.changed);
    case 'other':
      return part;
  }
}

/** What is different inside something, in one sentence after its name; each part is named once. */
export const diffSaid = (words: DiffWords, name: string, parts: readonly PartDiff[]): string =>
  parts.length === 0 ? name : words.of(name, [...new Set(parts.map((part) => partSaid(words, part)))].join(', '));
