import * as z from 'zod/mini';
import type { DurableStore } from './durableStore.ts';
import { type SaveProblem, type SavedShape, load, newerProblem } from './envelope.ts';
import { type Migration } from './heading.ts';
import { readPairs } from './summaries.ts';

/** Where own packs are kept, each under its id. */
export const PACKS = 'pack/';

/** The largest text of a pack that is stored, in characters. */
export const OWN_PACK_MOST = 4_000_000;

/** The files of a pack by name, as `loadPack` takes them. */
export type OwnPackFiles = Readonly<Record<string, unknown>>;

/** A pack as it is written: its text, and what that says. Whether it can be played is not looked at. */
export interface WrittenPack {
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly files: OwnPackFiles;
  readonly text: string;
}

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

export const ownPackShape = {
  format: 'ownPack',
  schema: z.strictObject({ files: z.record(z.string(), z.unknown()) }),
  migrations: [neverWritten],
} satisfies SavedShape<{ files: OwnPackFiles }>;

const ID = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u), z.maxLength(60));
const manifest = z.looseObject({ 'pack.json': z.looseObject({ id: ID, name: z.optional(z.string()) }) });

/** The files of a pack under another id, if they say one at all. */
export function underId(files: OwnPackFiles, choose: (id: string) => string): OwnPackFiles {
  const said = manifest.safeParse(files);
  if (!said.success) return files;
  const head = said.data['pack.json'];
  return { ...files, 'pack.json': { ...head, id: choose(head.id) } };
}

const refused = (path: string, message: string) =>
  ({ kind: 'refused', newer: false, problems: [{ path, message }] }) as const;

/** Reads the text of a pack: too large, of another app, newer or without an id: refused with the reasons. Never throws. */
export function readPackText(
  text: string,
):
  | { readonly kind: 'pack'; readonly pack: WrittenPack }
  | { readonly kind: 'refused'; readonly newer: boolean; readonly problems: readonly SaveProblem[] } {
  if (text.length > OWN_PACK_MOST) return refused('', `more than ${OWN_PACK_MOST} characters`);
  const found = load(text, ownPackShape);
  if (found.kind === 'newer') return { kind: 'refused', newer: true, problems: [newerProblem(found.version)] };
  if (found.kind === 'absent') return refused('', 'nothing');
  if (found.kind === 'unreadable')
    return found.problems.length === 0
      ? refused('', 'no pack')
      : { kind: 'refused', newer: false, problems: found.problems };
  const { files } = found.value;
  const said = manifest.safeParse(files);
  if (!said.success) return refused('data.files.pack.json', 'has no id of a pack');
  const { id, name = id } = said.data['pack.json'];
  return { kind: 'pack', pack: { id, name, savedAt: found.savedAt, files, text } };
}

/** The texts of all own packs, as they are stored. Never rejects. */
export const ownPackTexts = async (durable: DurableStore): Promise<readonly string[]> =>
  (await readPairs(durable, PACKS)).map(([, text]) => text);
