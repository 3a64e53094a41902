import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a layer may import beside itself; a path names one file of a layer that is otherwise closed to it. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  content: ['engine'],
  persistence: ['engine', 'content'],
  ui: [],
  words: ['engine'],
  forms: ['engine', 'content', 'ui', 'words'],
  state: ['engine', 'content', 'persistence'],
  scene: ['engine', 'state', 'words'],
  features: ['engine', 'content', 'state', 'ui', 'words', 'forms', 'scene'],
  headless: [
    'engine',
    'content',
    'state/answer/diceSource.ts',
    'state/answer/autoAnswer.ts',
    'persistence/battleFile.ts',
    'persistence/envelope.ts',
    'persistence/heading.ts',
  ],
  app: ['engine', 'content', 'persistence', 'ui', 'words', 'forms', 'state', 'scene', 'features'],
  tools: [],
};

export const layers = Object.keys(mayImport);

/** Every file under a folder of the repository, as its path with slashes, with its text. */
export function readSources(folder: string, ending: RegExp): Map<string, string> {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
  );
}

/** The specifiers that a file names in `import … from`, `export … from`, `import '…'` and `import('…')`. */
function specifiersOf(text: string): string[] {
  const named = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(?<specifier>[^'"\n]+)\1/g;
  return [...text.matchAll(named)].flatMap((match) => match.groups?.['specifier'] ?? []);
}

const layerOf = (file: string) => file.split('/')[1] ?? '';
const featureOf = (file: string) => file.split('/')[2] ?? '';

function isAllowed(from: string, to: string): boolean {
  if (!to.startsWith('src/')) return false;
  if (layerOf(from) === layerOf(to)) return layerOf(from) !== 'features' || featureOf(from) === featureOf(to);
  const open = mayImport[layerOf(from)] ?? [];
  return open.includes(layerOf(to)) || open.includes(to.slice('src/'.length));
}

/** The files that a file imports, dynamic imports and types included. */
export const importsIn = (file: string, text: string): string[] =>
  specifiersOf(text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));

/** Every file that can be come to from a file by imports of whatever kind, that file itself included. */
export function reachedFrom(sources: ReadonlyMap<string, string>, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const file of reached) for (const next of importsIn(file, sources.get(file) ?? '')) reached.add(next);
  return reached;
}

/** The files that a file loads with it: neither types alone nor what it fetches later. */
const loadedBy = (file: string, text: string): string[] =>
  importsIn(file, text.replaceAll(/\b(?:import|export) type\b[^;]*;/gu, '').replaceAll(/\bimport\s*\([^)]*\)/gu, ''));

/** Every file that is loaded with a file, that file itself included. */
export function loadedWith(sources: ReadonlyMap<string, string>, start: string): ReadonlySet<string> {
  const loaded = new Set([start]);
  for (const file of loaded) for (const next of loadedBy(file, sources.get(file) ?? '')) loaded.add(next);
  return loaded;
}

/** Imports by which files of some folders name files of others. */
export const importsInto = (
  sources: ReadonlyMap<string, string>,
  from: readonly string[],
  into: readonly string[],
): string[] =>
  [...sources]
    .filter(([file]) => from.some((folder) => file.startsWith(folder)))
    .flatMap(([file, text]) =>
      importsIn(file, text)
        .filter((target) => into.some((folder) => target.startsWith(folder)))
        .map((target) => `${file} imports ${target}`),
    );

/** The imports, dynamic ones included, by which a file reaches into a layer or a feature that is closed to it. */
export function forbiddenReaches(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    importsIn(file, text)
      .filter((target) => !isAllowed(file, target))
      .map((target) => `${file} imports ${target}`),
  );
}
