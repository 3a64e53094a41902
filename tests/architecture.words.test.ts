import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './support/layers.ts';

const sources = readSources('src', /\.tsx?$/);

/** Where a screen is fetched later, and the catalogues that are fetched with it. */
interface Door {
  readonly in: string;
  readonly screen: string;
  readonly brings: readonly string[];
}

/** What is here from the first paint. */
const AT_HOME = ['shared', 'home'];

const found = (file: string, pattern: RegExp): string[] =>
  [...(sources.get(file) ?? '').matchAll(pattern)].flatMap(({ groups }) => groups?.['what'] ?? []);

const filesFrom = (file: string, specifiers: readonly string[]): string[] =>
  specifiers.map((specifier) => path.posix.join(path.posix.dirname(file), specifier));

const LATER = /import\('(?<what>\.[^']+)'\)/gu;

/** What comes with a file: what it imports, and where it is no door of the app, what it imports later. */
function withIt(file: string): string[] {
  const now = found(file, /^(?:import|export) (?!type )[^;]*?'(?<what>\.[^']+)';/gmu);
  const soon = file.startsWith('src/app/') ? [] : found(file, LATER);
  return filesFrom(file, [...now, ...soon]).filter((each) => sources.has(each) && !each.startsWith('src/words/'));
}

function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached) for (const each of withIt(file)) reached.add(each);
  return reached;
}

/** What files of a feature fetch by themselves, together with the parts that speak with it. */
const fetchedIn = (files: ReadonlySet<string>): string[] =>
  [...files].flatMap((file) => found(file, /(?:fetchWords|speaking)\('(?<what>\w+)'/gu));

/** The hooks of a battle speak with all of it, those of its table with what comes with its route. */
const OF_A_BATTLE = /use(?:Open)?Scene\(/u;

const spokenBy = (file: string): string[] => [
  ...found(file, /use(?:Words|Scene|OpenScene)\('(?<what>\w+)'\)/gu),
  ...(OF_A_BATTLE.test(sources.get(file) ?? '') && !file.startsWith('src/scene/') ? ['play'] : []),
];

const spokenIn = (files: ReadonlySet<string>): string[] => [...new Set([...files].flatMap(spokenBy))];

const DOOR =
  /(?:speaking|withWords)\(\s*\[(?<names>[^\]]*)\],\s*async \(\) =>\s*\(?await import\('(?<screen>[^']+)'\)/gu;

const doorsIn = (file: string): Door[] => {
  const text = sources.get(file) ?? '';
  const brings = new Map(
    [...text.matchAll(DOOR)].map(({ groups }) => [
      groups?.['screen'] ?? '',
      [...(groups?.['names'] ?? '').matchAll(/\w+/gu)].map(([name]) => name),
    ]),
  );
  return found(file, LATER).map((screen) => ({
    in: file,
    screen: filesFrom(file, [screen])[0] ?? '',
    brings: brings.get(screen) ?? [],
  }));
};

const doors = [...sources.keys()].filter((file) => file.startsWith('src/app/')).flatMap(doorsIn);
const reached = new Map(doors.map(({ screen }) => [screen, reachedFrom(screen)]));

/** What has been fetched when a file of the app is here; `known`: files whose own is counted already. */
function hereWith(file: string, known: ReadonlySet<string> = new Set()): string[] {
  if (known.has(file)) return [];
  const through = doors.filter((door) => door.screen !== file && reached.get(door.screen)?.has(file) === true);
  const own = doors.filter((door) => door.screen === file);
  const others = new Set([...known, file]);
  return [...AT_HOME, ...[...through, ...own].flatMap((door) => [...door.brings, ...hereWith(door.in, others)])];
}

describe('the words of a screen', () => {
  it('should be found at doors of the app', () => {
    expect(doors.filter(({ brings }) => brings.length > 0).length).toBeGreaterThan(15);
    expect(spokenIn(reached.get('src/features/odds/OddsPlace.tsx') ?? new Set())).toContain('odds');
  });

  it('should be those of home where nothing is fetched later', () => {
    const home = reachedFrom('src/app/main.tsx');
    const here = [...AT_HOME, ...fetchedIn(home)];
    const others = spokenIn(home).filter((name) => !here.includes(name));
    expect(others).toEqual([]);
  });

  it.each(doors)('should come with $screen, through $in', ({ screen, brings, in: file }) => {
    const spoken = spokenIn(reached.get(screen) ?? new Set());
    const here = [...brings, ...hereWith(file), ...fetchedIn(reached.get(screen) ?? new Set())];
    expect(spoken.filter((name) => !here.includes(name))).toEqual([]);
    expect(brings.filter((name) => !spoken.includes(name))).toEqual([]);
  });
});
