import { withoutMarksInJson } from '../engine/core/plainWords.ts';
import type { UnzipFileInfo } from 'fflate';
import * as z from 'zod/mini';
import type { OwnPackFiles } from './ownPackText.ts';
import { sha256 } from './sha256.ts';

/** Bounds of a shared file, in bytes but for counts; beyond them it is hostile or broken. */
export const SHARE_MOST = {
  file: 4_000_000,
  entry: 3_000_000,
  unpacked: 4_000_000,
  entries: 300,
  ratio: 250,
  ratioFrom: 500_000,
} as const;

/** The version of the file that is written. */
export const SHARE_VERSION = 1;
const FORMAT = 'retinueShare';
const MANIFEST = 'manifest.json';

const word = z.string().check(z.maxLength(120));

const SHARE_KINDS = ['scenario', 'module', 'table', 'behaviour', 'pack'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

const about = z.strictObject({
  kind: z.enum(SHARE_KINDS),
  title: word,
  author: word,
  savedAt: z.string().check(z.maxLength(40)),
  /** Packs that it leans on and that are not in it. */
  needs: z.array(z.strictObject({ id: word, name: word, version: word })).check(z.maxLength(40)),
});
/** What is said of something shared. */
type ShareAbout = z.infer<typeof about>;

export const shareManifest = z.extend(about, {
  format: z.literal(FORMAT),
  version: z.literal(SHARE_VERSION),
  files: z
    .array(z.strictObject({ name: word, bytes: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/u)) }))
    .check(z.maxLength(SHARE_MOST.entries)),
});

/** Something shared: what is said of it, and the files of a pack. */
export interface Shared {
  readonly about: ShareAbout;
  readonly files: OwnPackFiles;
}

/**
 * Why a file or code brings nothing. `foreign`: nothing of this app. `newer`: of a later version of it. `tooLarge`: more than
 * is taken in, or it would unpack to more. `damaged`: not as it was written. `badPath`, `twice`, `extra`, `missing`,
 * `notJson`: a file inside, `file`, has such a name, is there twice, is not in the manifest, is not there, is no JSON.
 */
const SHARE_FAULTS = [
  'foreign',
  'newer',
  'tooLarge',
  'damaged',
  'badPath',
  'twice',
  'extra',
  'missing',
  'notJson',
] as const;
export type ShareFileFault = (typeof SHARE_FAULTS)[number];

type ReadShare =
  | { readonly kind: 'shared'; readonly shared: Shared }
  | { readonly kind: 'refused'; readonly why: ShareFileFault; readonly file: string };

class Fault extends Error {
  readonly why: ShareFileFault;
  readonly file: string;

  constructor(why: ShareFileFault, file = '') {
    super(why);
    this.why = why;
    this.file = file;
  }
}

const refused = (why: ShareFileFault, file = ''): ReadShare => ({ kind: 'refused', why, file });

const bytesOf = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** One folder at most, lower-case words: no way leads out of where it is unpacked. */
const ENTRY = /^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60})?\.json$/u;

/** The file: a zip with a manifest, the hash of each file, and the files of a pack. */
export async function shareBytes({ about: said, files }: Shared): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const written = Object.entries(files).map(([name, value]): [string, Uint8Array<ArrayBuffer>] => [
    name,
    bytesOf(value),
  ]);
  const listed = written.map(([name, bytes]) => ({ name, bytes: bytes.length, sha256: sha256(bytes) }));
  const head = { format: FORMAT, version: SHARE_VERSION, ...said, files: listed };
  const all = Object.fromEntries([[MANIFEST, bytesOf(head)], ...written]);
  return new Uint8Array(zipSync(all, { level: 9, mtime: new Date(said.savedAt) }));
}

/** Looks at each entry by what the archive’s directory claims, before anything is allocated. */
function gate() {
  const seen = new Set<string>();
  let claimed = 0;
  return ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (name.endsWith('/') && ENTRY.test(`${name}x.json`)) return false;
    if (!ENTRY.test(name)) throw new Fault('badPath', name.slice(0, 80));
    if (seen.has(name)) throw new Fault('twice', name);
    seen.add(name);
    claimed += originalSize;
    const inflated = originalSize > SHARE_MOST.ratioFrom && originalSize > size * SHARE_MOST.ratio;
    const large = originalSize > SHARE_MOST.entry || claimed > SHARE_MOST.unpacked;
    if (seen.size > SHARE_MOST.entries || inflated || large) throw new Fault('tooLarge', name);
    return true;
  };
}

function valueIn(bytes: Uint8Array, file: string): unknown {
  try {
    return JSON.parse(withoutMarksInJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Fault('notJson', file);
  }
}

const versioned = z.looseObject({ format: z.literal(FORMAT), version: z.int() });

function refuseNewer(said: unknown): void {
  const found = versioned.safeParse(said);
  if (found.success && found.data.version > SHARE_VERSION) throw new Fault('newer');
}

/** Reads what is said of something shared; `said` was parsed from JSON. */
function manifestIn(said: unknown): z.infer<typeof shareManifest> {
  if (!versioned.safeParse(said).success) throw new Fault('foreign');
  const read = shareManifest.safeParse(said);
  if (!read.success) throw new Fault('damaged', MANIFEST);
  return read.data;
}

type Entries = Readonly<Record<string, Uint8Array>>;

/** The files that the manifest names, each as it was hashed, and none but those. */
function filesIn(entries: Entries, listed: z.infer<typeof shareManifest>['files']): OwnPackFiles {
  const names = new Set(listed.map(({ name }) => name));
  if (names.size < listed.length) throw new Fault('twice', MANIFEST);
  const extra = Object.keys(entries).find((name) => name !== MANIFEST && !names.has(name));
  if (extra !== undefined) throw new Fault('extra', extra);
  return Object.fromEntries(
    listed.map(({ name, bytes, sha256: hash }) => {
      const entry = entries[name];
      if (entry === undefined || name === MANIFEST) throw new Fault('missing', name);
      if (entry.length !== bytes || sha256(entry) !== hash) throw new Fault('damaged', name);
      return [name, valueIn(entry, name)];
    }),
  );
}

async function unpacked(bytes: Uint8Array): Promise<Shared> {
  if (bytes.length > SHARE_MOST.file) throw new Fault('tooLarge');
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new Fault('foreign');
  const { unzipSync } = await import('fflate');
  // What it says first: the rest of it may be otherwise in a later version.
  const head = unzipSync(bytes, { filter: (entry) => entry.name === MANIFEST && gate()(entry) })[MANIFEST];
  const said = head === undefined ? null : valueIn(head, MANIFEST);
  refuseNewer(said);
  const entries: Entries = unzipSync(bytes, { filter: gate() });
  if (head === undefined) throw new Fault('foreign');
  const { files, format: _format, version: _version, ...told } = manifestIn(said);
  return { about: told, files: filesIn(entries, files) };
}

/** Reads a shared file. Stores nothing, never rejects. */
export async function readShareBytes(bytes: Uint8Array): Promise<ReadShare> {
  try {
    return { kind: 'shared', shared: await unpacked(bytes) };
  } catch (reason) {
    return reason instanceof Fault ? refused(reason.why, reason.file) : refused('damaged');
  }
}

const coded = z.tuple([z.literal('pack'), z.int()], z.unknown());
export const codedShare = z.strictObject({ about, files: z.record(z.string().check(z.regex(ENTRY)), z.unknown()) });

/** What a code says, to be encoded. */
export const shareValue = ({ about: said, files }: Shared): unknown => ['pack', SHARE_VERSION, { about: said, files }];

/** Reads what a code said. Stores nothing, never throws. */
export function readShareValue(value: unknown): ReadShare {
  const found = coded.safeParse(value);
  if (!found.success) return refused('foreign');
  const [, version, inner] = found.data;
  if (version > SHARE_VERSION) return refused('newer');
  const shared = codedShare.safeParse(inner);
  return shared.success ? { kind: 'shared', shared: shared.data } : refused('damaged');
}
