import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All tests whose title begins with the id of a rule in brackets. */
export interface RuledTests {
  /** Every id that stands in a title. */
  readonly ids: readonly string[];
  /** What an id has no case of yet: where it applies, and where it does not. */
  readonly lacking: (id: string) => readonly string[];
  /** The whole of every test, as far as it is written out by itself. */
  readonly bodies: readonly { readonly title: string; readonly body: string }[];
}

/** A title that says what a rule does not do, or where, carries one of these words; one that says what it does, none. */
const sparing = (title: string): boolean =>
  /\b(?:not|no|none|nobody|nothing|never|only|without|unless|neither|nor)\b/u.test(title);

/** Reads all tests for ids that begin with one of these letters, such as `[K-01]`. */
export function ruledTests(letters: string): RuledTests {
  const root = path.resolve('tests');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/u.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const id = String.raw`\[[${letters}]-\d\d\]`;
  const title = new RegExp(String.raw`(['"\x60])(${id}.*?)\1(?=[,)\s])`, 'gu');
  const test = new RegExp(String.raw`\n( *)it\((['"\x60])(${id}.*?)\2, [^]*?\n\1\}(?:, [\d_]+)?\);`, 'gu');
  const titles = sources.flatMap((source) => [...source.matchAll(title)].map(([, , text]) => text ?? ''));
  const idsOf = (text: string): readonly string[] =>
    [...text.matchAll(new RegExp(id, 'gu'))].map(([found]) => found.slice(1, -1));
  const titled = (rule: string): readonly string[] => titles.filter((text) => idsOf(text).includes(rule));
  return {
    ids: titles.flatMap(idsOf),
    lacking: (rule) => {
      const found = titled(rule);
      return [
        ...(found.some((text) => !sparing(text)) ? [] : [`${rule} applies`]),
        ...(found.some(sparing) ? [] : [`${rule} spares`]),
      ];
    },
    bodies: sources.flatMap((source) =>
      [...source.matchAll(test)].map(([body, , , text]) => ({ title: text ?? '', body })),
    ),
  };
}
