import * as z from 'zod/mini';
import {
  type Loaded,
  type LoadResult,
  type SaveProblem,
  type SavedShape,
  type Unusable,
  envelope,
  load,
  newerProblem,
  openEnvelope,
  problemsOf,
  unreadable,
} from './envelope.ts';
import { type Migration, headingOf, parseJson, wrap } from './heading.ts';
import { type WrittenPack, readPackText } from './ownPackText.ts';
import { pictureFault } from './pictures.ts';
import { settingsShape } from './settingsShape.ts';
import type { AppSettings } from './settingsSlot.ts';
import { textBytes } from './textBytes.ts';

/** The largest file with everything, in bytes when it is written, in characters before it is read. */
export const LIBRARY_MOST = 50_000_000;

/**
 * Everything of one person, each campaign, battle and pack of their own as its own whole file. `settings`: the text of
 * their slot.
 */
export interface LibraryTexts {
  readonly campaigns: readonly string[];
  readonly battles: readonly string[];
  readonly packs: readonly string[];
  readonly pictures: ReadonlyMap<string, string>;
  readonly settings: string | null;
}

/** `left`: texts that are no whole saves and so are not in the file. */
type LibraryBuild =
  | { readonly kind: 'built'; readonly text: string; readonly left: readonly string[] }
  | { readonly kind: 'tooLarge'; readonly bytes: number };

/** One save of a library, as the text of a file of its own. */
export interface LibrarySave {
  readonly id: string;
  readonly savedAt: string;
  readonly revision: number;
  readonly text: string;
}

export interface Library {
  readonly campaigns: readonly LibrarySave[];
  readonly battles: readonly LibrarySave[];
  readonly packs: readonly WrittenPack[];
  readonly pictures: ReadonlyMap<string, string>;
  readonly settings: AppSettings | null;
}

/** `partly`: the file is whole, some of what is in it is not; `value` holds the rest, `problems` say what and where. */
type LibraryResult =
  | Loaded<Library>
  | (Omit<Loaded<Library>, 'kind'> & { readonly kind: 'partly'; readonly problems: readonly SaveProblem[] })
  | { readonly kind: 'absent' }
  | Unusable;

/** How a save is read whole: as for a file of its own. Without one only its envelope and its id are looked at. */
export interface LibraryReaders {
  readonly campaign?: (text: string) => LoadResult<unknown>;
  readonly battle?: (text: string) => LoadResult<unknown>;
}

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

/** Files of before packs were in them. */
const withPacks: Migration = (old) => ({ ...old, packs: [] });

export const libraryShape = {
  format: 'library',
  schema: z.strictObject({
    campaigns: z.array(z.unknown()),
    battles: z.array(z.unknown()),
    packs: z.array(z.unknown()),
    pictures: z.record(z.string(), z.unknown()),
    settings: z.unknown(),
  }),
  migrations: [neverWritten, withPacks],
} satisfies SavedShape<unknown>;

const named = z.looseObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

type Kind = 'campaign' | 'battle';

const problemsIn = (found: LoadResult<unknown>): readonly SaveProblem[] =>
  found.kind === 'unreadable' ? found.problems : [];

/** What is wrong with the whole of a save; a newer version decides before its envelope is looked at. */
function wholeFlaws(value: unknown, kind: Kind, read: LibraryReaders[Kind]): readonly SaveProblem[] {
  if (headingOf(value)?.format !== kind) return [];
  const whole = read?.(JSON.stringify(value));
  return whole?.kind === 'newer' ? [newerProblem(whole.version)] : whole === undefined ? [] : problemsIn(whole);
}

/** A save as it lies in a library, or what is wrong with it. */
function saveOf(value: unknown, kind: Kind, read: LibraryReaders[Kind]): LibrarySave | readonly SaveProblem[] {
  const flaws = wholeFlaws(value, kind, read);
  if (flaws.length > 0) return flaws;
  const found = envelope.safeParse(value);
  if (!found.success) return problemsOf(found.error, value);
  const { format, savedAt, revision, data } = found.data;
  if (format !== kind) return [{ path: 'format', message: `expected "${kind}"` }];
  const id = named.safeParse(data);
  if (!id.success) return problemsOf(id.error, data, ['data']);
  return { id: id.data.id, savedAt, revision, text: JSON.stringify(value) };
}

const isList = (found: LibrarySave | readonly SaveProblem[]): found is readonly SaveProblem[] => Array.isArray(found);

const below = (path: string, problems: readonly SaveProblem[]): readonly SaveProblem[] =>
  problems.map((problem) => ({ ...problem, path: problem.path === '' ? path : `${path}.${problem.path}` }));

function savesOf(
  values: readonly unknown[],
  kind: Kind,
  read: LibraryReaders[Kind],
): { readonly saves: readonly LibrarySave[]; readonly problems: readonly SaveProblem[] } {
  const saves = new Map<string, LibrarySave>();
  const problems = values.flatMap((value, index) => {
    const path = `data.${kind}s[${index}]`;
    const found = saveOf(value, kind, read);
    if (isList(found)) return below(path, found);
    if (saves.has(found.id)) return [{ path: `${path}.data.id`, message: `"${found.id}" is there twice` }];
    saves.set(found.id, found);
    return [];
  });
  return { saves: [...saves.values()], problems };
}

function packsOf(values: readonly unknown[]) {
  const packs = new Map<string, WrittenPack>();
  const problems = values.flatMap((value, index): readonly SaveProblem[] => {
    const path = `data.packs[${index}]`;
    const found = readPackText(JSON.stringify(value));
    if (found.kind === 'refused') return below(path, found.problems);
    if (packs.has(found.pack.id)) return [{ path, message: `"${found.pack.id}" is there twice` }];
    packs.set(found.pack.id, found.pack);
    return [];
  });
  return { packs: [...packs.values()], problems };
}

function picturesOf(values: Readonly<Record<string, unknown>>) {
  const pictures = new Map<string, string>();
  const problems = Object.entries(values).flatMap(([id, value]): readonly SaveProblem[] => {
    const text = typeof value === 'string' ? value : '';
    const fault = pictureFault(id, text);
    if (fault !== null) return [{ path: `data.pictures.${id}`, message: fault }];
    pictures.set(id, text);
    return [];
  });
  return { pictures, problems };
}

function settingsOf(value: unknown): {
  readonly settings: AppSettings | null;
  readonly problems: readonly SaveProblem[];
} {
  if (value === null) return { settings: null, problems: [] };
  const found = openEnvelope(value, '', settingsShape);
  if (found.kind === 'loaded') return { settings: found.value, problems: [] };
  const problems = found.kind === 'newer' ? [newerProblem(found.version)] : problemsIn(found);
  return { settings: null, problems: below('data.settings', problems) };
}

/**
 * Reads a file with everything: too large, no JSON, half a file, another app's file: `unreadable` with its text; a later
 * version: `newer`. Everything in it is checked, and every problem comes with its path. Never throws.
 */
export function readLibrary(text: string, readers: LibraryReaders = {}): LibraryResult {
  if (text.length > LIBRARY_MOST)
    return unreadable(text, [{ path: '', message: `more than ${LIBRARY_MOST} characters` }]);
  const opened = load(text, libraryShape);
  if (opened.kind !== 'loaded') return opened;
  const campaigns = savesOf(opened.value.campaigns, 'campaign', readers.campaign);
  const battles = savesOf(opened.value.battles, 'battle', readers.battle);
  const { packs, problems: inPacks } = packsOf(opened.value.packs);
  const { pictures, problems: inPictures } = picturesOf(opened.value.pictures);
  const { settings, problems: inSettings } = settingsOf(opened.value.settings ?? null);
  const value = { campaigns: campaigns.saves, battles: battles.saves, packs, pictures, settings };
  const problems = [...campaigns.problems, ...battles.problems, ...inPacks, ...inPictures, ...inSettings];
  return problems.length === 0 ? { ...opened, value } : { ...opened, kind: 'partly', value, problems };
}

const whole = (text: string): boolean => envelope.safeParse(parseJson(text)).success;

/** The file with everything. Texts are taken as they are, so that nothing in them changes. */
export function libraryText(
  { campaigns, battles, packs, pictures, settings }: LibraryTexts,
  savedAt: string,
): LibraryBuild {
  const left = [...campaigns, ...battles, ...packs].filter((text) => !whole(text));
  const list = (texts: readonly string[]) => `[${texts.filter(whole).join(',')}]`;
  const own = settings !== null && whole(settings) ? settings : 'null';
  const head = wrap(libraryShape, { savedAt, revision: 0 }, {}).slice(0, -'{}}'.length);
  const shown = JSON.stringify(Object.fromEntries(pictures));
  const saves = `"campaigns":${list(campaigns)},"battles":${list(battles)},"packs":${list(packs)}`;
  const text = `${head}{${saves},"pictures":${shown},"settings":${own}}}`;
  const bytes = textBytes(text);
  return bytes > LIBRARY_MOST ? { kind: 'tooLarge', bytes } : { kind: 'built', text, left };
}
