import { bandFactOf } from '../content/problem.ts';
import type { BandFact } from '../content/warBands/bandFacts.ts';
import * as z from 'zod/mini';
import { loadBundledPack } from '../content/bundledPack.ts';
import type { Beside } from '../content/dependencies.ts';
import { isWorkshopId } from '../content/making/systems.ts';
import { loadPack, type PackResult } from '../content/loadPack.ts';
import { isNewerPack } from '../content/newerPack.ts';
import { loadPacks, type PackFiles } from '../content/loadPacks.ts';
import type { Pack } from '../content/pack.ts';
import { withoutFlawed } from '../content/withoutFlawed.ts';
import { fetchKillTeams, systemById } from '../engine/systems/killTeams.ts';
import type { DurableStore, Pair } from './durableStore.ts';
import { type SaveProblem, load, newerProblem } from './envelope.ts';
import { wrap } from './heading.ts';
import { OWN_PACK_MOST, type OwnPackFiles, PACKS, ownPackShape } from './ownPackText.ts';
import { TIMELINES } from './timelines.ts';
import { WORKSHOP_ID } from './workshopId.ts';
import type { QuarantineStores } from './quarantine.ts';
import { readRemoved, removedPair } from './removedThings.ts';

/** A pack of the player's own. `pack` null: it cannot be played now; `problems` say why, all of them. */
export interface OwnPack {
  readonly id: string;
  /** As the pack calls itself; its id when it does not say. */
  readonly name: string;
  readonly savedAt: string;
  readonly text: string;
  /** A newer app wrote it, or it is for one. */
  readonly newer: boolean;
  readonly pack: Pack | null;
  readonly problems: readonly SaveProblem[];
}

// With a slash at the end no key is the beginning of another: what removes one removes no other.
const keyOf = (id: string): string => `${PACKS}${id}/`;
const idOf = (key: string): string => key.slice(PACKS.length, -1);

const named = z.looseObject({ 'pack.json': z.looseObject({ name: z.string() }) });

/** What is wrong with a pack. `fact`: the rule of war bands that it breaks, null: it is something else. */
export interface OwnPackProblem extends SaveProblem {
  readonly fact: BandFact | null;
}

interface Checked {
  readonly pack: Pack | null;
  readonly problems: readonly OwnPackProblem[];
}

function checked(result: PackResult): Checked {
  if (result.ok) return { pack: result.pack, problems: [] };
  const problems = result.problems.map((problem) => ({
    path: [problem.file, problem.path].filter((part) => part !== '').join(' '),
    message: problem.message,
    code: problem.code,
    fact: bandFactOf(problem),
  }));
  return { pack: null, problems };
}

/** Reads and checks the files against the rules of the system that they are for. `beside`: what the pack may build on. Never throws. */
export const checkOwnPack = (files: unknown, beside?: Beside): Checked =>
  checked(loadPack(files, systemById, beside?.base, beside?.others));

/** The bundled pack, once the rules of every system are here; undefined: it cannot be fetched now, and what names its rows cannot be played. */
async function firstPack(): Promise<Pack | undefined> {
  const [pack] = await Promise.allSettled([loadBundledPack(), fetchKillTeams()]);
  return pack.status === 'fulfilled' ? pack.value : undefined;
}

/** What a further own pack may build on: the bundled one, and those of these that can be played. Never rejects. */
export const besidePacks = async (packs: readonly OwnPack[] | null): Promise<Beside> => ({
  base: await firstPack(),
  others: (packs ?? []).flatMap(({ pack }) => (pack === null ? [] : [pack])),
});

interface Written {
  readonly newer: boolean;
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly text: string;
  /** Null: why they cannot be read is in `problems`. */
  readonly files: OwnPackFiles | null;
  readonly problems: readonly SaveProblem[];
}

function writtenIn([key, text]: Pair): Written {
  const id = idOf(key);
  const found = load(text, ownPackShape);
  if (found.kind !== 'loaded') {
    const newer = found.kind === 'newer';
    const problems = newer ? [newerProblem(found.version)] : found.kind === 'unreadable' ? found.problems : [];
    return { id, name: id, savedAt: '', text, newer, files: null, problems };
  }
  const { files } = found.value;
  const title = named.safeParse(files);
  const name = title.success ? title.data['pack.json'].name : id;
  return { id, name, savedAt: found.savedAt, text, newer: isNewerPack(files), files, problems: [] };
}

function ownPackOf({ files, ...written }: Written, result: PackResult | undefined): OwnPack {
  if (files === null || result === undefined) return { ...written, pack: null };
  const { pack, problems } = checked(result);
  return pack === null || pack.manifest.id === written.id
    ? { ...written, pack, problems }
    : { ...written, pack: null, problems: [{ path: 'pack.json id', message: `is not "${written.id}"` }] };
}

/** The files that are played: what a master has in the making is left out of the workshop’s pack until it is sound. */
function playable(all: readonly Written[], base: Pack | undefined): readonly PackFiles[] {
  const beside = all.filter(({ id }) => !isWorkshopId(id));
  const sound = (files: OwnPackFiles): OwnPackFiles => {
    const others = loadPacks(beside, systemById, base).flatMap((result) => (result.ok ? [result.pack] : []));
    return withoutFlawed(files, (some) => loadPack(some, systemById, base, others));
  };
  return all.map(({ id, files }) => ({ id, files: isWorkshopId(id) && files !== null ? sound(files) : files }));
}

/** All own packs by id, each with everything that is wrong with it; null: the store cannot be read. Never rejects. */
export async function listOwnPacks(durable: DurableStore): Promise<readonly OwnPack[] | null> {
  try {
    const all = (await durable.read(PACKS)).map(writtenIn);
    const readable = all.filter(({ files }) => files !== null);
    const base = readable.length === 0 ? undefined : await firstPack();
    const results = loadPacks(playable(readable, base), systemById, base);
    return all.map((written) => ownPackOf(written, results[readable.indexOf(written)]));
  } catch {
    return null;
  }
}

/** One own pack; null: there is none of that id, or the store cannot be read. Never rejects. */
export const readOwnPack = async (durable: DurableStore, id: string): Promise<OwnPack | null> =>
  (await listOwnPacks(durable))?.find((pack) => pack.id === id) ?? null;

/**
 * Writes a pack under a free id, which must be the one in its `pack.json`. `failed`: the id is taken, or the store cannot
 * be written; nothing is overwritten. Never rejects.
 */
export async function writeOwnPack(
  durable: DurableStore,
  { id, files, savedAt }: { readonly id: string; readonly files: OwnPackFiles; readonly savedAt: string },
): Promise<'stored' | 'tooLarge' | 'failed'> {
  const text = wrap(ownPackShape, { savedAt, revision: 0 }, { files });
  if (text.length > OWN_PACK_MOST) return 'tooLarge';
  return durable.commit({ add: [[keyOf(id), text]] }).then(
    () => 'stored',
    () => 'failed',
  );
}

/** What was removed, to be put back. */
export type RemovedPack = Pick<OwnPack, 'id' | 'name' | 'text'>;

/** How a removed pack is called among what was removed. */
export const REMOVED_PACK = 'pack';

/**
 * Removes a pack and keeps it among what was removed; that of the workshop without the timelines of what is in it. Null: it
 * could not be kept or is not there, and nothing was removed.
 */
export async function removeOwnPack(
  { durable, now }: Pick<QuarantineStores, 'durable' | 'now'>,
  id: string,
): Promise<RemovedPack | null> {
  const found = await readOwnPack(durable, id);
  if (found === null) return null;
  const { name, text } = found;
  const timelines = id === WORKSHOP_ID ? [TIMELINES] : [];
  const kept = removedPair({ kind: REMOVED_PACK, id, name, value: text }, now());
  return durable.commit({ put: [kept], remove: [keyOf(id), ...timelines] }).then(
    () => ({ id, name, text }),
    () => null,
  );
}

/** Puts a removed pack back as it was. False: its id is taken by now, or the store cannot be written. Never rejects. */
export async function restoreOwnPack(
  { durable }: Pick<QuarantineStores, 'durable'>,
  { id, text }: RemovedPack,
): Promise<boolean> {
  const kept = (await readRemoved(durable, REMOVED_PACK)) ?? [];
  const remove = kept.filter(({ value }) => value === text).map(({ key }) => key);
  return durable.commit({ add: [[keyOf(id), text]], remove }).then(
    () => true,
    () => false,
  );
}
