import path from 'node:path';
import { importsIn } from './layers.ts';

const killTeam = ['card', 'tables', 'traits', 'model', 'rules', 'stats', 'attack', 'flow', 'advice', 'plugins'].map(
  (folder) => `family/killteam/${folder}`,
);
const vanguard = ['rules', 'card', 'model', 'attack', 'flow', 'advice', 'view'].map(
  (folder) => `family/vanguard/${folder}`,
);
const inEngine = (folder: string): string => `src/engine/${folder}`;

/** The folders of the engine: each may import only from those before it. */
export const engineFolders: readonly string[] = [
  'core',
  'board',
  'log',
  'odds',
  'dice',
  ...killTeam,
  ...vanguard,
  'behaviour',
  'plugins',
  'view',
  'advisor',
  'systems',
  'campaign',
].map(inEngine);

type Arrow = readonly [from: string, to: string];

const apart = (folders: readonly string[], others: readonly string[]): Arrow[] =>
  folders.flatMap((from) => others.map((to): Arrow => [inEngine(from), inEngine(to)]));

/** The two families know nothing of each other. */
const betweenFamilies = [...apart(killTeam, vanguard), ...apart(vanguard, killTeam)];
const between = new Set(betweenFamilies.map(String));

const upwards = engineFolders
  .flatMap((from, index) => engineFolders.slice(index + 1).map((to): Arrow => [from, to]))
  .filter((arrow) => !between.has(String(arrow)));

/** Each folder of the engine with those before it, which it may import. */
export const arrowsDown: readonly Arrow[] = upwards.map(([low, high]) => [high, low]);

/** Each folder of the engine with those that it may not import: those after it, and all of the other family. */
export const arrowsUp: readonly Arrow[] = [...upwards, ...betweenFamilies];

/** A file of one folder as a file of the other names it; `under`: from a folder inside that. */
export const specifierTo = (from: string, to: string, under = ''): string =>
  `${path.posix.relative(path.posix.join(from, under), to)}/planted.ts`;

/** Folders that are several: their own folders stand beside each other. */
const GROUPS = ['family/killteam', 'family/killteam/plugins', 'family/vanguard', 'plugins', 'systems', 'campaign'];
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
