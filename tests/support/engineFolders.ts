import path from 'node:path';
import { importsIn } from './layers.ts';

const family = ['card', 'tables', 'traits', 'model', 'rules', 'stats', 'attack', 'flow', 'advice', 'plugins'];

/** The folders of the engine: each may import only from those before it. */
export const engineFolders: readonly string[] = [
  'core',
  'log',
  'odds',
  'dice',
  ...family.map((folder) => `family/killteam/${folder}`),
  'behaviour',
  'plugins',
  'view',
  'advisor',
  'systems',
  'campaign',
].map((folder) => `src/engine/${folder}`);

/** Each folder of the engine with those after it. */
export const arrowsUp: readonly (readonly [from: string, to: string])[] = engineFolders.flatMap((from, index) =>
  engineFolders.slice(index + 1).map((to) => [from, to] as const),
);

/** A file of one folder as a file of the other names it; `under`: from a folder inside that. */
export const specifierTo = (from: string, to: string, under = ''): string =>
  `${path.posix.relative(path.posix.join(from, under), to)}/planted.ts`;

/** Folders that are several: their own folders stand beside each other. */
const GROUPS = ['family/killteam', 'family/killteam/plugins', 'plugins', 'systems', 'campaign'];
const groups = new Set(['', ...GROUPS, 'family']);

/** The folder of the engine in which a file stands: what lies deeper belongs to it. */
function roomOf(file: string): string {
  const folders = file.split('/').slice(2, -1);
  let room = '';
  for (const folder of folders) {
    if (!groups.has(room)) break;
    room = path.posix.join(room, folder);
  }
  return room;
}

/** Which folders of the engine import which, by value or type. */
function graphOf(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const from = roomOf(file);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of importsIn(file, text)) if (roomOf(target) !== from) targets.add(roomOf(target));
  }
  return graph;
}

/** The folders of the engine that import each other round in a circle. */
export function engineCircles(sources: ReadonlyMap<string, string>): string[] {
  const graph = graphOf(sources);
  let found = 0;
  // A folder that imports nothing that is left is in no circle.
  do {
    found = graph.size;
    for (const [room, targets] of graph) if (![...targets].some((target) => graph.has(target))) graph.delete(room);
  } while (graph.size < found);
  return [...graph.keys()].toSorted();
}
