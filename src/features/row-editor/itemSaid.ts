import type { Field } from '../../content/making/field.ts';
import { referenceAt } from '../../content/making/kinds.ts';
import { patternOf } from '../../content/making/paths.ts';
import type { Words } from '../../words/words.ts';
import { labelOf, valueOf } from './labels.ts';
import { type Making, nameAt } from './making.ts';

/** What an item is told with, and where it stands. */
interface Telling {
  readonly making: Making;
  readonly words: Words<'making'>;
  readonly play: Words<'play'>;
  readonly path: string;
}

interface Said {
  readonly title: string;
  readonly detail?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of what a list leads to. */
function namesIn({ making, words, path }: Telling, ids: readonly unknown[]): readonly string[] {
  const at = `${path}[0]`;
  return ids.flatMap((id) => (typeof id === 'string' ? [nameAt(making, at, id) ?? words.gone] : []));
}

/** The first part that leads to another row, by its name. */
function ledTo({ making, words, path }: Telling, value: Readonly<Record<string, unknown>>): string | null {
  for (const [key, id] of Object.entries(value)) {
    const at = `${path}.${key}`;
    if (typeof id !== 'string' || referenceAt(making.of.kind, patternOf(at)) === null) continue;
    return id === '' ? words.choose : (nameAt(making, at, id) ?? words.gone);
  }
  return null;
}

const SHOWN = 4;

/** Its numbers, with what they are. */
function figuresIn({ making, words, path }: Telling, value: Readonly<Record<string, unknown>>): string {
  const pattern = patternOf(path);
  return Object.entries(value)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .slice(0, SHOWN)
    .map(([key, figure]) => words.figure(labelOf(words, making.of, `${pattern}.${key}`), figure))
    .join(' · ');
}

/** How a line of a table of enemies is said: its faces, who comes. */
function lineSaid(telling: Telling, value: Readonly<Record<string, unknown>>): Said {
  const { words } = telling;
  const faces = words.faces(Number(value['from']), Number(value['to']));
  const most = typeof value['max'] === 'number' ? words.atMost(value['max']) : '';
  return { title: words.line(faces, ledTo(telling, value) ?? words.choose), detail: most };
}

const textIn = (value: Readonly<Record<string, unknown>>, key: string): string =>
  typeof value[key] === 'string' ? value[key] : '';

/** Something with parts: its name, or what it leads to, or its words; and what kind it is, or its numbers. */
function recordSaid(telling: Telling, field: Field, value: Readonly<Record<string, unknown>>): Said {
  const { words, path } = telling;
  const kind = field.kind === 'either' ? textIn(value, field.by) : '';
  const title = textIn(value, 'name') || ledTo(telling, value) || textIn(value, 'text') || words.nameless;
  return { title, detail: kind === '' ? figuresIn(telling, value) : valueOf(words, `${patternOf(path)}.kind`, kind) };
}

/** An item in a line: its name, or what it leads to; and its numbers. */
export function itemSaid(telling: Telling, field: Field, value: unknown): Said {
  const { making, words, path } = telling;
  if (Array.isArray(value)) return { title: namesIn(telling, value).join(', ') || words.noneIn };
  if (!isRecord(value)) return { title: words.noneIn };
  const isLine = making.of.kind === 'factions' && patternOf(path) === 'rows[]';
  return isLine ? lineSaid(telling, value) : recordSaid(telling, field, value);
}
